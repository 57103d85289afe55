/** Keys of the public API, and how often programs may ask it. Without zod: screens and pages say these numbers, too. */

/** What every key begins with, so that it is known for one wherever it is found; no token of a session does. */
export const keyPrefix = 'plg_';

/** As many as one person has. */
export const mostKeys = 10;

/** How much of a key is shown of it afterwards, to tell one from another. */
export const shownOfKey = keyPrefix.length + 6;

/** How many readings of the public API are answered in one window: of one network without a key, and with one. */
export const readLimits = { windowSeconds: 60, withoutKey: 60, withKey: 600 } as const;

/** The page that says how the public API is used, with examples. */
export const apiGuideAddress = '/docs/publica';
