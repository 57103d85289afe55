import isbn3 from 'isbn3';

/** With its hyphens where the ranges of the International ISBN Agency set them; as it is where it has some, or no range is known for it. */
export const hyphenateIsbn = (isbn: string): string => (isbn.includes('-') ? isbn : isbn3.hyphenate(isbn) || isbn);
