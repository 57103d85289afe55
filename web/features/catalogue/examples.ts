/** Sample publications for while the catalogue cannot be asked (spec 000 §7); always shown under a banner that says so. */
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { CatalogueAddress } from './address.ts';
import type { CataloguePage } from './catalogue-page.ts';

const example = (
  place: number,
  tipo: Tipo,
  titulo: string,
  nombres: string,
  apellidos: string,
  resumen: string,
  palabrasClave: string[],
): CatalogueEntry => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  titulo,
  resumen,
  tipo,
  estado: 'PUBLICADO',
  idioma: 'es',
  categoria: 'Ejemplo',
  palabrasClave,
  metadatos: { categoria: 'Ejemplo' },
  estadoDoi: null,
  autorPrincipal: { id: null, nombres, apellidos, email: null },
  autor: `${nombres} ${apellidos}`,
  vistas: 0,
  fechaPublicacion: `2026-0${place}-15T12:00:00.000Z`,
  fechaRetractacion: null,
});

const publications: CatalogueEntry[] = [
  example(
    4,
    'ARTICULO',
    'Ejemplo de artículo: agua y memoria en los valles secos',
    'Ana',
    'Ejemplo',
    'Así se ve un artículo en el catálogo: su resumen ocupa unas líneas y dice qué se hizo y qué se encontró.',
    ['agua', 'memoria', 'ejemplo'],
  ),
  example(
    3,
    'LIBRO',
    'Ejemplo de libro: breve historia de una imprenta',
    'Bruno',
    'Muestra',
    'Así se ve un libro en el catálogo. Los libros se leen por capítulos desde su propia página.',
    ['imprenta', 'historia', 'ejemplo'],
  ),
  example(
    2,
    'TESIS',
    'Ejemplo de tesis: caminos y ferias de ganado',
    'Carla',
    'Modelo',
    'Así se ve una tesis en el catálogo, con su resumen y sus palabras clave.',
    ['caminos', 'ferias', 'ejemplo'],
  ),
  example(
    1,
    'REPORTE',
    'Ejemplo de informe: bibliotecas de barrio',
    'Diego',
    'Prueba',
    'Así se ve un informe en el catálogo.',
    ['bibliotecas', 'barrio', 'ejemplo'],
  ),
];

/** Filtered by type and by words over title, summary and keywords. */
export function examplesMatching({ q, tipo }: Pick<CatalogueAddress, 'q' | 'tipo'>): CataloguePage {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = publications.filter((work) => {
    const text = [work.titulo, work.resumen, ...work.palabrasClave].join(' ').toLowerCase();
    return (!tipo || work.tipo === tipo) && words.every((word) => text.includes(word));
  });
  return {
    publications: found,
    total: found.length,
    totalExacto: true,
    page: 1,
    totalPages: 1,
    quizas: null,
  };
}
