/** The catalogue's address: what is asked of it stands in the query, and nothing else does (spec 000 §2.6). */
import { type NoticeFilter, noticeFilters } from '#contract/relations.ts';
import { folded } from '#contract/text.ts';
import { type CatalogueSort, catalogueSorts, type Tipo, tipos } from '#contract/vocabulary.ts';
import { readYears, spanOf } from './years.ts';

/** What the works are chosen by beside their type and the words sought: of each several values at once. */
export const filters = ['revista', 'categoria', 'anio', 'aviso', 'palabra'] as const;
export type Filter = (typeof filters)[number];

/** Whether it is said of notices, and not anything else that an address holds. */
const isNoticeFilter = (value: string): value is NoticeFilter => noticeFilters.some((each) => each === value);

/** The values of each filter: a work has one of them; none are no filter. */
type Chosen = Record<Filter, readonly string[]>;

export interface CatalogueAddress extends Chosen {
  q: string;
  /** Undefined: all. */
  tipo: Tipo | undefined;
  orden: CatalogueSort;
  pagina: number;
}
/** An address as it is written down: of a filter with one value, that. */
type Written = Partial<Omit<CatalogueAddress, Filter>> & { [F in Filter]?: string | readonly string[] | undefined };

/** As many as the catalogue takes (`mostChosen` of the contract). */
const mostValues = 20;

const numberIn = (text: string | null, from: number, to: number): number | undefined => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= from && value <= to ? value : undefined;
};
const wordsIn = (text: string | null, most: number): string => (text ?? '').trim().slice(0, most);

/** In one order whichever was chosen first, so that the same choice is the same page. */
const valuesIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.filter(Boolean))].sort().slice(0, mostValues);

/** Reads an address; what is not understood is as if it were not there. `desde` and `hasta` are the form's words for years. */
export function readAddress(search: URLSearchParams): CatalogueAddress {
  const tipo = search.get('tipo')?.toUpperCase();
  const orden = search.get('orden');
  const words = (name: Filter) => valuesIn(search.getAll(name).map((text) => wordsIn(text, 120)));
  const years = [...search.getAll('anio').map(readYears), spanOf(search.get('desde'), search.get('hasta'))];
  return {
    q: wordsIn(search.get('q'), 300),
    tipo: tipos.find((each) => each === tipo),
    revista: words('revista'),
    categoria: words('categoria'),
    anio: valuesIn(years.flatMap((span) => span ?? [])),
    aviso: words('aviso').filter(isNoticeFilter),
    palabra: words('palabra'),
    orden: catalogueSorts.find((each) => each === orden) ?? 'relevancia',
    pagina: numberIn(search.get('pagina'), 1, 100_000) ?? 1,
  };
}

/** The fields of an address that say something, in order, as a form or a query has them. */
export function addressFields(address: Written): [name: keyof CatalogueAddress, value: string][] {
  const { q, tipo, orden = 'relevancia', pagina = 1 } = address;
  const said = {
    q,
    tipo,
    ...Object.fromEntries(filters.map((filter) => [filter, address[filter]])),
    orden: orden === 'relevancia' ? undefined : orden,
    pagina: pagina > 1 ? String(pagina) : undefined,
  };
  const names = ['q', 'tipo', ...filters, 'orden', 'pagina'] as const;
  return names.flatMap((name) =>
    [said[name as keyof typeof said]]
      .flat()
      .flatMap((value) => (value ? [[name, value] as [typeof name, string]] : [])),
  );
}

/** Its query, without what is usual; '' of all there is. */
export const addressSearch = (address: Written): string => String(new URLSearchParams(addressFields(address)));

/** Writes one. */
export function writeAddress(address: Written): string {
  const search = addressSearch(address);
  return search ? `/catalogo?${search}` : '/catalogo';
}

/** Whether two values of a filter are one: as the catalogue compares them, without accents and case. */
export const isSame = (one: string, other: string): boolean => folded(one) === folded(other);

/** The address with this value of a filter as well, or without it where it is chosen; from the first page on. */
export function toggled(address: CatalogueAddress, filter: Filter, value: string): CatalogueAddress {
  const others = address[filter].filter((each) => !isSame(each, value));
  const chosen = others.length < address[filter].length ? others : [...others, value];
  return { ...address, [filter]: valuesIn(chosen), pagina: 1 };
}

/** Whether it asks for less than a type or all there is: pages for people, not for other searches to find. */
export const isSearch = ({ q, ...rest }: CatalogueAddress): boolean =>
  q !== '' || filters.some((filter) => rest[filter].length > 0);

/** What the works are chosen by, as the query of a call. */
export const choiceOf = ({ q, tipo, ...rest }: CatalogueAddress) => ({
  search: q,
  ...(tipo && { tipo }),
  ...Object.fromEntries(filters.flatMap((filter) => (rest[filter].length > 0 ? [[filter, rest[filter]]] : []))),
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
