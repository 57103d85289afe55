/** What the sample publications of the catalogue say, the last published first. */
import type { Language, Tipo } from '#contract/vocabulary.ts';

interface ExampleWords {
  categoria: string;
  works: readonly { tipo: Tipo; titulo: string; resumen: string; palabrasClave: string[] }[];
}

export const exampleWords: Record<Language, ExampleWords> = {
  es: {
    categoria: 'Ejemplo',
    works: [
      {
        tipo: 'ARTICULO',
        titulo: 'Ejemplo de artículo: agua y memoria en los valles secos',
        resumen:
          'Así se ve un artículo en el catálogo: su resumen ocupa unas líneas y dice qué se hizo y qué se encontró.',
        palabrasClave: ['agua', 'memoria', 'ejemplo'],
      },
      {
        tipo: 'LIBRO',
        titulo: 'Ejemplo de libro: breve historia de una imprenta',
        resumen: 'Así se ve un libro en el catálogo. Los libros se leen por capítulos desde su propia página.',
        palabrasClave: ['imprenta', 'historia', 'ejemplo'],
      },
      {
        tipo: 'TESIS',
        titulo: 'Ejemplo de tesis: caminos y ferias de ganado',
        resumen: 'Así se ve una tesis en el catálogo, con su resumen y sus palabras clave.',
        palabrasClave: ['caminos', 'ferias', 'ejemplo'],
      },
      {
        tipo: 'REPORTE',
        titulo: 'Ejemplo de informe: bibliotecas de barrio',
        resumen: 'Así se ve un informe en el catálogo.',
        palabrasClave: ['bibliotecas', 'barrio', 'ejemplo'],
      },
    ],
  },
  en: {
    categoria: 'Example',
    works: [
      {
        tipo: 'ARTICULO',
        titulo: 'An example of an article: water and memory in the dry valleys',
        resumen:
          'This is how an article looks in the catalogue: its summary takes a few lines and says what was done and what was found.',
        palabrasClave: ['water', 'memory', 'example'],
      },
      {
        tipo: 'LIBRO',
        titulo: 'An example of a book: a short history of a printing house',
        resumen: 'This is how a book looks in the catalogue. Books are read by chapters, from their own page.',
        palabrasClave: ['printing', 'history', 'example'],
      },
      {
        tipo: 'TESIS',
        titulo: 'An example of a thesis: paths and cattle fairs',
        resumen: 'This is how a thesis looks in the catalogue, with its summary and its keywords.',
        palabrasClave: ['paths', 'fairs', 'example'],
      },
      {
        tipo: 'REPORTE',
        titulo: 'An example of a report: neighbourhood libraries',
        resumen: 'This is how a report looks in the catalogue.',
        palabrasClave: ['libraries', 'neighbourhood', 'example'],
      },
    ],
  },
};
