/** The queue's filters as the address has them, so that a reload or a way back finds them as they were. */
import type { ViewFilters } from '#contract/entities/queue.ts';
import { longest } from '#contract/limits.ts';
import { longestWait, processEstados, queueOrders, queueScopes, waitKinds } from '#contract/queue-words.ts';
import { prioridades, tipos } from '#contract/vocabulary.ts';

type Name = keyof ViewFilters;
const oneOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): T | undefined =>
    known.find((each) => each === text);

const someId = (text: string): string | undefined =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : undefined;

/** What the server takes of each (`viewFiltersSchema`); by hand, since the queue is drawn before the schemas are there. */
const readers: { readonly [N in Name]-?: (text: string) => ViewFilters[N] } = {
  espera: oneOf(waitKinds),
  estado: oneOf(processEstados),
  prioridad: oneOf(prioridades),
  tipo: oneOf(tipos),
  dias: (text) => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= longestWait ? Number(text) : undefined),
  editor: someId,
  revista: someId,
  de: oneOf(queueScopes),
  search: (text) => (text.trim().length <= longest.search ? text.trim() : undefined),
  orden: oneOf(queueOrders),
};
const names = Object.keys(readers).filter((name): name is Name => name in readers);

/** Words are `q`, as in the catalogue's address. */
const inAddress = (name: Name) => (name === 'search' ? 'q' : name);
/** What needs not be said. */
const usual: ViewFilters = { de: 'todas', orden: 'urgencia', search: '' };

/** Reads an address; what is not understood, and what is usual, is as if it were not there. */
export function readFilters(address: URLSearchParams): ViewFilters {
  const said = names.flatMap((name) => {
    const text = address.get(inAddress(name));
    if (text === null) return [];
    const value = readers[name](text);
    return value === undefined || value === usual[name] ? [] : [[name, value]];
  });
  return Object.fromEntries(said);
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
