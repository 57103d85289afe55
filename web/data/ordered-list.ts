/** Lists whose order a person changes. Pure functions. */

/** The list with the item at `place` moved by so many places, as far as there are any. */
export function moved<T>(list: readonly T[], place: number, by: number): T[] {
  const to = Math.max(0, Math.min(list.length - 1, place + by));
  const item = list[place];
  return item === undefined ? [...list] : list.toSpliced(place, 1).toSpliced(to, 0, item);
}

/** Whether both name the same people in the same order. */
export const isSameOrder = (one: readonly { id: string }[], other: readonly { id: string }[]): boolean =>
  one.length === other.length && one.every(({ id }, place) => id === other[place]?.id);
