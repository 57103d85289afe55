/** One chapter of a book or a thesis, read alone. */
export default {
  'chapter.title': '{chapter} · {work}',
  'chapter.place': '{number} de {count}',
  'chapter.of': 'De:',
  'chapter.contents': 'Capítulos de la obra',
  'chapter.neighbours': 'Capítulo anterior y siguiente',
  'chapter.previous': 'Anterior',
  'chapter.next': 'Siguiente',
  'chapter.whole': 'Leer de corrido',
};
