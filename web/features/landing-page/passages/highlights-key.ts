import { browserStore } from '#web/data/browser-storage.ts';

/** Where the highlights of a text are kept, by the address of its page. It is a file of its own: every page of a work looks there. */
export const highlightsKey = (page: string): string => `pliego.highlights ${page}`;

/** What the browser keeps of them; null where it has none. */
export const keptText = (page: string): string | null => browserStore().getItem(highlightsKey(page));

export const hasHighlights = (page: string): boolean => keptText(page) !== null;
