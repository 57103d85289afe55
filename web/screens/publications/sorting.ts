/** Orders of the management screen's tables: the server's names, which also stand in the address. */
export const sorts = ['newest', 'stalest', 'title', 'title-desc', 'estado', 'estado-desc'] as const;
export type Sort = (typeof sorts)[number];

/** Each column that can be sorted: its order when first asked for, and the other way. */
const ways = {
  titulo: { ascending: 'title', descending: 'title-desc', first: 'ascending' },
  estado: { ascending: 'estado', descending: 'estado-desc', first: 'ascending' },
  fecha: { ascending: 'stalest', descending: 'newest', first: 'descending' },
} as const;
export type SortedColumn = keyof typeof ways;
export type Direction = 'ascending' | 'descending';

/** Which way the column stands in this order; null where another column gives it. */
export function directionOf(column: SortedColumn, sort: Sort): Direction | null {
  const { ascending, descending } = ways[column];
  return sort === ascending ? 'ascending' : sort === descending ? 'descending' : null;
}

/** The order after the column's heading is pressed: its own first, then the other way. */
export function nextSort(column: SortedColumn, sort: Sort): Sort {
  const { first, ...way } = ways[column];
  const now = directionOf(column, sort);
  if (!now) return way[first];
  return way[now === 'ascending' ? 'descending' : 'ascending'];
}

/** The order an address names; the last changed first where it names none. */
export const readSort = (text: string | null): Sort => sorts.find((sort) => sort === text) ?? 'newest';
