/** The queue's filters as the address has them, so that a reload or a way back finds them as they were. */
import { type ViewFilters, viewFiltersSchema } from '#contract/entities/queue.ts';

type Name = keyof ViewFilters;
const names = Object.keys(viewFiltersSchema.shape).filter((name): name is Name => name in viewFiltersSchema.shape);

/** Words are `q`, as in the catalogue's address. */
const inAddress = (name: Name) => (name === 'search' ? 'q' : name);
/** What needs not be said. */
const usual: ViewFilters = { de: 'todas', orden: 'urgencia', search: '' };

/** Reads an address; what is not understood, and what is usual, is as if it were not there. */
export function readFilters(address: URLSearchParams): ViewFilters {
  const said = names.flatMap((name) => {
    const text = address.get(inAddress(name));
    if (text === null) return [];
    const { data } = viewFiltersSchema.shape[name].safeParse(name === 'dias' ? Number(text) : text);
    return data === undefined || data === usual[name] ? [] : [[name, data]];
  });
  return viewFiltersSchema.parse(Object.fromEntries(said));
}

/** Puts filters into an address in place of those that it has; the first page is shown of what they leave. */
export function withFilters(address: URLSearchParams, filters: ViewFilters): URLSearchParams {
  const after = new URLSearchParams(address);
  after.delete('pagina');
  for (const name of names) {
    const value = filters[name];
    if (value === undefined || value === usual[name]) after.delete(inAddress(name));
    else after.set(inAddress(name), String(value));
  }
  return after;
}

/** The same filters, whatever the order of their names. */
export const areSame = (one: ViewFilters, other: ViewFilters): boolean =>
  withFilters(new URLSearchParams(), one).toString() === withFilters(new URLSearchParams(), other).toString();

/** How many filters there are, the words sought and the order apart: these are seen as they are. */
export const countFilters = ({ search: _, orden: __, espera: ___, ...filters }: ViewFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length;
