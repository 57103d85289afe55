/** Chapters by other hands of a book of the demonstration set: works of their own, by their files in chapters/. */

interface DemonstrationChapter {
  file: string;
  paginaInicial: string;
  paginaFinal: string;
}

/** `pages`: of the book with them, as its PDF counts them. */
export const gathered: { book: string; pages: number; chapters: DemonstrationChapter[] } = {
  book: 'encuestar-lejos-censo',
  pages: 16,
  chapters: [
    { file: 'preguntar-por-quien-cuida', paginaInicial: '11', paginaFinal: '13' },
    { file: 'entre-dos-mareas', paginaInicial: '14', paginaFinal: '16' },
  ],
};
