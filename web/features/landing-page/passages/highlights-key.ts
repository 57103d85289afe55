/** Where the highlights of a text are kept, by the address of its page. It is a file of its own: every page of a work looks there. */
export const highlightsKey = (page: string): string => `pliego.highlights ${page}`;

export const hasHighlights = (page: string): boolean => window.localStorage.getItem(highlightsKey(page)) !== null;
