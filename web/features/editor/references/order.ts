/** The orders in which a reference list can stand. */
import type { Reference } from '#contract/entities/manuscript.ts';

export const orders = ['list', 'text', 'author'] as const;
export type Order = (typeof orders)[number];

const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** As it stands, as the text first cites them (the rest at the end), or by the words they begin with: author, year. */
export function ordered(
  references: readonly Reference[],
  order: Order,
  cited: ReadonlyMap<string, number>,
): readonly Reference[] {
  if (order === 'list') return references;
  if (order === 'author') return references.toSorted((one, other) => collator.compare(one.texto, other.texto));
  const places = new Map([...cited.keys()].map((id, place) => [id, place]));
  const place = ({ id }: Reference) => places.get(id) ?? places.size;
  return references.toSorted((one, other) => place(one) - place(other));
}
