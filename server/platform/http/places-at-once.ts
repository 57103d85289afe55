/** Places of answers that are written while they are read, and take as long as whoever reads them likes. */
import { networkOf } from './network.ts';

interface Most {
  /** For everybody. */
  atOnce: number;
  /** Of one network: who reads slowly keeps nobody else out. */
  ofOne: number;
}

/**
 * Takes a place for who asks from an address: gives what gives it back, once however often it is called; undefined where there is
 * none left.
 */
export function placesAtOnce({ atOnce, ofOne }: Most): (address: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  return (address) => {
    const network = networkOf(address);
    const own = taken.get(network) ?? 0;
    const all = [...taken.values()].reduce((sum, some) => sum + some, 0);
    if (own >= ofOne || all >= atOnce) return undefined;
    taken.set(network, own + 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const left = (taken.get(network) ?? 1) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    };
  };
}
