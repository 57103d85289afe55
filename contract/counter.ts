/** The words of COUNTER's Code of Practice, release 5.1, for how works are used. They are English wherever they are said. */

/**
 * How anybody came by a work at the moment in which it was used: under an open licence, for nothing without one, or not at all, while its
 * text is under embargo.
 */
export const accessTypes = ['Controlled', 'Open', 'Free_To_Read'] as const;
export type AccessType = (typeof accessTypes)[number];

/** Whose usage is told: all that is published is open, and so are reports, which have the world as their one customer. */
export const world = { id: '0000000000000000', name: 'The World' } as const;
