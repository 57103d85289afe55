/** The words of the dialog in which works are chosen to be cited. They come with it: pages that most visitors only read have none of them. */
import type { Words } from '#contract/words.ts';

export const citeWords = {
  title: { es: 'Cita varias obras', en: 'Cite several works' },
  begin: { es: 'Citar con otras', en: 'Cite with others' },
  text: {
    es: 'Elige más desde la vista rápida de otras obras: se recuerdan mientras no cierres esta pestaña.',
    en: 'Choose more from the quick view of other works: they are remembered until you close this tab.',
  },
  close: { es: 'Cerrar', en: 'Close' },
  works: { es: 'Obras', en: 'Works' },
  none: { es: 'Quitar todas', en: 'Remove all' },
  chosen: { es: 'Obras elegidas: {count}.', en: 'Works chosen: {count}.' },
  full: { es: 'Caben {most} obras.', en: 'There is room for {most} works.' },
  download: { es: 'Llevar a tu gestor de referencias', en: 'Take to your reference manager' },
  books: {
    es: 'Para librerías y distribuidoras, los libros elegidos',
    en: 'For bookshops and distributors, the books you chose',
  },
  style: { es: 'Estilo', en: 'Style' },
  copy: { es: 'Copiar las citas', en: 'Copy the citations' },
  copied: { es: 'Copiadas', en: 'Copied' },
  partly: {
    es: 'Copiadas, menos las de obras que ya no se pueden citar: {titles}.',
    en: 'Copied, but for those of works that can no longer be cited: {titles}.',
  },
  failed: {
    es: 'No se pudieron copiar. Inténtalo otra vez, o descárgalas.',
    en: 'They could not be copied. Try again, or download them.',
  },
} satisfies Record<string, Words>;
