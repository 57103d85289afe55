/** Where the highlights of a text are kept, by the address of its page. It is a file of its own: every page of a work looks there. */
export const highlightsKey = (page: string): string => `pliego.highlights ${page}`;

/** What the browser keeps of them; null where it has none, or keeps nothing for sites. */
export function keptText(page: string): string | null {
  try {
    return window.localStorage.getItem(highlightsKey(page));
  } catch {
    return null;
  }
}

export const hasHighlights = (page: string): boolean => keptText(page) !== null;
