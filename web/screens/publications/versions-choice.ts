/** Which two versions are compared, and how they are laid out, as the address says it: `?de=1&a=2&vista=lado`. */
import type { Publication } from '#contract/entities/publication.ts';

/** A submitted version, or the text of the draft as it is now. */
export type Choice = number | 'actual';
export type Look = 'linea' | 'lado';

export interface VersionsChoice {
  de: Choice;
  a: Choice;
  vista: Look;
}

/** What can be chosen, the oldest first. */
export function choicesOf(numbers: readonly number[], { estado }: Pick<Publication, 'estado'>): Choice[] {
  const sent = [...numbers].sort((one, other) => one - other);
  return estado === 'BORRADOR' ? [...sent, 'actual'] : sent;
}

/** What the address asks for, or else the last two; undefined where there are not two. */
export function readChoice(search: URLSearchParams, choices: readonly Choice[]): VersionsChoice | undefined {
  const [last, previous] = [choices.at(-1), choices.at(-2)];
  if (last === undefined || previous === undefined) return undefined;
  const asked = (name: 'de' | 'a') => choices.find((choice) => String(choice) === search.get(name));
  return {
    de: asked('de') ?? previous,
    a: asked('a') ?? last,
    vista: search.get('vista') === 'lado' ? 'lado' : 'linea',
  };
}
