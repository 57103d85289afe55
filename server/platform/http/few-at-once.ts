import { refuse } from '#contract/refuse.ts';

/**
 * Lets so many acts of one person run at once, of those that hold much in memory; further ones throw
 * `demasiadas_peticiones`.
 */
export function fewAtOnce(most: number) {
  const underWay = new Map<string, number>();
  return async <T>(personId: string, act: () => Promise<T>): Promise<T> => {
    const running = underWay.get(personId) ?? 0;
    if (running >= most) throw refuse('demasiadas_peticiones');
    underWay.set(personId, running + 1);
    try {
      return await act();
    } finally {
      const left = (underWay.get(personId) ?? 0) - 1;
      if (left > 0) underWay.set(personId, left);
      else underWay.delete(personId);
    }
  };
}
