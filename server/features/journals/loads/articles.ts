/** What a line of a load says of a JATS article. */
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import type { LoadedWork } from './loaded-line.ts';

/** What an article says of itself, as a line has it. */
export function saidByArticle(work: ImportedWork): LoadedWork {
  const said = (key: string) => String(work.metadatos[key] ?? '').trim();
  return {
    ...{ titulo: work.titulo, resumen: work.resumen, palabrasClave: work.palabrasClave, idioma: work.idioma },
    tipo: work.tipo,
    autores: work.autores.map(({ nombres, apellidos, orcid, afiliaciones }) => ({
      ...{ nombres, apellidos, orcid, afiliaciones },
    })),
    fecha: work.fechaPublicacion ?? '',
    volumen: said('volumen'),
    numero: said('numero'),
    paginaInicial: said('paginaInicial'),
    paginaFinal: said('paginaFinal'),
    articulo: said('elocation'),
    doi: work.doi,
    seccion: '',
    licencia: work.licencia,
    archivo: null,
  };
}
