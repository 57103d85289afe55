/** What all requests of this process together may hold in memory of what people are sending. */
import { refuse } from '#contract/refuse.ts';

/** In seconds: most of what is coming in has come by then. */
const wait = 20;

interface Holding {
  /** So many more have come in. Throws `servidor_lleno` where they are too many. */
  add: (bytes: number) => void;
  /** They are held no longer. */
  release: () => void;
}

/**
 * A bound on the bytes that are held in memory at once. Each sender opens a holding, which throws `servidor_lleno` at
 * once where the announced size would not fit beside what is held now. Only bytes that arrived count: who announces much
 * and sends nothing takes nobody’s place.
 */
export function holdAtMost(most: number): (announced?: number) => Holding {
  let all = 0;
  const refuseBeyond = (bytes: number) => {
    if (all + bytes > most) throw refuse('servidor_lleno', { espera: wait });
  };
  return (announced = 0) => {
    refuseBeyond(announced);
    let own = 0;
    return {
      add: (bytes) => {
        refuseBeyond(bytes);
        all += bytes;
        own += bytes;
      },
      release: () => {
        all -= own;
        own = 0;
      },
    };
  };
}
