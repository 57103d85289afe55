/** Places of answers that take long to make, or as long as whoever reads them likes. */
import { networkOf } from './network.ts';

export interface Most {
  /** For everybody. */
  atOnce: number;
  /** Of one network: who reads slowly keeps nobody else out. */
  ofOne: number;
}

/** Who has the places where there is none left: the network that asks, or everybody together. */
export type Taken = 'own' | 'all';

/** Takes a place for who asks from an address: gives what gives it back, once however often it is called; or who has them all. */
export function placesAtOnce({ atOnce, ofOne }: Most): (address: string) => (() => void) | Taken {
  const taken = new Map<string, number>();
  let all = 0;
  return (address) => {
    const network = networkOf(address);
    const own = taken.get(network) ?? 0;
    if (own >= ofOne) return 'own';
    if (all >= atOnce) return 'all';
    taken.set(network, own + 1);
    all++;
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      all--;
      const left = (taken.get(network) ?? 1) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    };
  };
}
