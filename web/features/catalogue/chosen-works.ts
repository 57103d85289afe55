/** Works that a reader has chosen to cite, in this tab alone: nothing of it reaches the server until they ask for a file. */
import { type Tipo, tipos } from '#contract/vocabulary.ts';

/** As many as one request for chosen works takes (server/features/public-pages/listings), so that none is left out without a word. */
export const mostChosen = 100;

export interface ChosenWork {
  id: string;
  titulo: string;
  autor: string;
  /** Absent: it was kept before it was said, and counts as no book. */
  tipo?: Tipo;
}

const key = 'pliego-citar';

const isChosen = (value: unknown): value is ChosenWork =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'titulo', 'autor'].every((field) => typeof Reflect.get(value, field) === 'string') &&
  [undefined, ...tipos].some((tipo) => tipo === Reflect.get(value, 'tipo'));

/** What is kept, as far as it can be read; nothing where the browser keeps nothing. */
export function readChosen(): ChosenWork[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, mostChosen) : [];
  } catch {
    return [];
  }
}

export function keepChosen(works: readonly ChosenWork[]): void {
  try {
    if (works.length > 0) sessionStorage.setItem(key, JSON.stringify(works));
    else sessionStorage.removeItem(key);
  } catch {
    // What the browser does not keep lasts as long as the dialog.
  }
}

/** `obra=…&obra=…`, by which the catalogue's files are of these works alone. */
export const queryOf = (works: readonly Pick<ChosenWork, 'id'>[]): string =>
  works.map(({ id }) => `obra=${id}`).join('&');
