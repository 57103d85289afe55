/** The catalogue's address: what is asked of it stands in the query, and nothing else does (spec 000 §2.6). */
import { type CatalogueSort, catalogueSorts, type Tipo, tipos } from '#contract/vocabulary.ts';

/** What the works are chosen by beside their type and the words sought. */
export const filters = ['categoria', 'anio', 'palabra'] as const;
export type Filter = (typeof filters)[number];

export interface CatalogueAddress {
  q: string;
  /** Undefined, as the filters: all. */
  tipo: Tipo | undefined;
  categoria: string | undefined;
  anio: number | undefined;
  /** One keyword, whole. */
  palabra: string | undefined;
  orden: CatalogueSort;
  pagina: number;
}

const numberIn = (text: string | null, from: number, to: number): number | undefined => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= from && value <= to ? value : undefined;
};
const wordsIn = (text: string | null, most: number): string => (text ?? '').trim().slice(0, most);

/** Reads an address; what is not understood is as if it were not there. */
export function readAddress(search: URLSearchParams): CatalogueAddress {
  const tipo = search.get('tipo')?.toUpperCase();
  const orden = search.get('orden');
  return {
    q: wordsIn(search.get('q'), 300),
    tipo: tipos.find((each) => each === tipo),
    categoria: wordsIn(search.get('categoria'), 120) || undefined,
    anio: numberIn(search.get('anio'), 1000, 9999),
    palabra: wordsIn(search.get('palabra'), 120) || undefined,
    orden: catalogueSorts.find((each) => each === orden) ?? 'relevancia',
    pagina: numberIn(search.get('pagina'), 1, 100_000) ?? 1,
  };
}

/** The fields of an address that say something, in order, as a form or a query has them. */
export function addressFields(address: Partial<CatalogueAddress>): [name: keyof CatalogueAddress, value: string][] {
  const { q, tipo, categoria, anio, palabra, orden = 'relevancia', pagina = 1 } = address;
  const said = {
    q,
    tipo,
    categoria,
    anio,
    palabra,
    orden: orden === 'relevancia' ? undefined : orden,
    pagina: pagina > 1 ? pagina : undefined,
  };
  const names = ['q', 'tipo', ...filters, 'orden', 'pagina'] as const;
  return names.flatMap((name) => (said[name] ? [[name, String(said[name])]] : []));
}

/** Its query, without what is usual; '' of all there is. */
export const addressSearch = (address: Partial<CatalogueAddress>): string =>
  String(new URLSearchParams(addressFields(address)));

/** Writes one. */
export function writeAddress(address: Partial<CatalogueAddress>): string {
  const search = addressSearch(address);
  return search ? `/catalogo?${search}` : '/catalogo';
}

/** Whether it asks for less than a type or all there is: pages for people, not for other searches to find. */
export const isSearch = ({ q, ...rest }: CatalogueAddress): boolean =>
  q !== '' || filters.some((filter) => rest[filter] !== undefined);

/** What the works are chosen by, as the query of a call. */
export const choiceOf = ({ q, tipo, categoria, anio, palabra }: CatalogueAddress) => ({
  search: q,
  ...(tipo && { tipo }),
  ...(categoria && { categoria }),
  ...(anio && { anio }),
  ...(palabra && { palabra }),
});

/** Works on a page of the catalogue; said at each call (spec 000 §7), so that the list asked for in its place has as many. */
const perPage = 12;

/** The whole address as the query of a call. */
export const queryOf = (address: CatalogueAddress) => ({
  ...choiceOf(address),
  sort: address.orden,
  page: address.pagina,
  limit: perPage,
});
