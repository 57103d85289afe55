/** A work of ours as an item that other works cite. */
import type { CslItem } from '#contract/entities/manuscript.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { Identity } from '#contract/entities/system.ts';
import type { Tipo } from '#contract/vocabulary.ts';

const types: Record<Tipo, string> = { ARTICULO: 'article-journal', REPORTE: 'report', TESIS: 'thesis', LIBRO: 'book' };

/**
 * `address` is that of the work's page, for want of a DOI; `journal` is ours, with who publishes it: that of works that name
 * no other.
 */
export function workAsCsl(
  work: Publication,
  address: string,
  journal: Pick<Identity, 'nombre' | 'institucion'>,
): CslItem {
  const { titulo, tipo, autores, metadatos, fechaPublicacion, fechaRetractacion } = work;
  const said = (key: string) => String(metadatos[key] ?? '') || undefined;
  const pages = [said('paginaInicial') ?? said('elocation'), said('paginaFinal')].filter(Boolean);
  const [year, month, day] = fechaPublicacion?.slice(0, 10).split('-').map(Number) ?? [];
  const isArticle = tipo === 'ARTICULO';
  const school = tipo === 'TESIS' ? autores[0]?.afiliaciones[0] : undefined;
  const details = {
    volume: said('volumen'),
    issue: said('numero'),
    page: isArticle && pages.length > 0 ? [...new Set(pages)].join('-') : undefined,
    'container-title': isArticle ? (said('revista') ?? journal.nombre) : undefined,
    publisher: isArticle ? undefined : (school ?? said('editorial') ?? (journal.institucion || journal.nombre)),
    issued: year && month && day ? { 'date-parts': [[year, month, day]] } : undefined,
  };
  return {
    type: types[tipo],
    title: fechaRetractacion ? `${titulo} [Retractado]` : titulo,
    author: autores.map(({ nombres, apellidos }) =>
      apellidos ? { family: apellidos, given: nombres } : { literal: nombres },
    ),
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
    ...(metadatos.doi ? { DOI: metadatos.doi } : { URL: address }),
  };
}
