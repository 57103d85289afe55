/** The catalogue's address: what is asked of it stands in the query, and nothing else does (spec 000 §2.6). */
import { type CatalogueSort, catalogueSorts, type Tipo, tipos } from '#contract/vocabulary.ts';

export interface CatalogueAddress {
  q: string;
  /** Undefined: all. */
  tipo: Tipo | undefined;
  orden: CatalogueSort;
  pagina: number;
}

/** Reads an address; what is not understood is as if it were not there. */
export function readAddress(search: URLSearchParams): CatalogueAddress {
  const page = Number(search.get('pagina') ?? 1);
  const tipo = search.get('tipo')?.toUpperCase();
  const orden = search.get('orden');
  return {
    q: (search.get('q') ?? '').trim().slice(0, 300),
    tipo: tipos.find((each) => each === tipo),
    orden: catalogueSorts.find((each) => each === orden) ?? 'relevancia',
    pagina: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Writes one, leaving out what is usual. */
export function writeAddress({ q = '', tipo, orden = 'relevancia', pagina = 1 }: Partial<CatalogueAddress>): string {
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (tipo) search.set('tipo', tipo);
  if (orden !== 'relevancia') search.set('orden', orden);
  if (pagina > 1) search.set('pagina', String(pagina));
  return search.size > 0 ? `/catalogo?${search}` : '/catalogo';
}

/** The same as the call's query. */
export const queryOf = ({ q, tipo, orden, pagina }: CatalogueAddress) => ({
  search: q,
  ...(tipo && { tipo }),
  sort: orden,
  page: pagina,
});
