/** Sample publications for while the catalogue cannot be asked (spec 000 §7); always shown under a banner that says so. */
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { CatalogueAddress } from './address.ts';
import type { CataloguePage } from './catalogue-page.ts';
import { exampleWords } from './example-words.ts';

const authors = ['Ana Ejemplo', 'Bruno Muestra', 'Carla Modelo', 'Diego Prueba'];

function examplesIn(language: Language): CatalogueEntry[] {
  const { categoria, works } = exampleWords[language];
  return works.map((said, index) => {
    const place = works.length - index;
    const autor = authors[index] ?? '';
    const [nombres = '', apellidos = ''] = autor.split(' ');
    return {
      ...said,
      id: `00000000-0000-4000-8000-00000000000${place}`,
      estado: 'PUBLICADO',
      idioma: language,
      categoria,
      metadatos: { categoria },
      estadoDoi: null,
      autorPrincipal: { id: null, nombres, apellidos, email: null },
      autor,
      vistas: 0,
      fechaPublicacion: `2026-0${place}-15T12:00:00.000Z`,
      fechaRetractacion: null,
    };
  });
}

/** Those in a language, filtered by type and by words over title, summary and keywords. */
export function examplesMatching({ q, tipo }: Pick<CatalogueAddress, 'q' | 'tipo'>, language: Language): CataloguePage {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = examplesIn(language).filter((work) => {
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
    aproximadas: [],
  };
}
