/** The pages of an archive of numbers, in its address. */

/** Which page of the archive an address asks for: `?pagina=2`. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('pagina') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
/** What is said of it in an address; '' of the first. */
export const pageSearch = (page: number): string => (page > 1 ? `pagina=${page}` : '');
export const withPage = (address: string, page: number): string =>
  page > 1 ? `${address}?${pageSearch(page)}` : address;
