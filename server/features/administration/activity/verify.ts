/** Verifies the whole activity record: every entry where it was, as it was, in an unbroken chain. */
import { z } from 'zod';
import type { RecordFault } from '#contract/entities/system.ts';
import { minuteMs } from '#contract/time.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { hashEntry, noHash } from './chain.ts';
import { findLastPlace, findLinks, findPrunedHash, findUnchained } from './chain-queries.ts';

/** A place of the chain with its hash, noted before, outside of the database. */
export interface ChainMark {
  posicion: number;
  hash: string;
}

export interface Verification {
  entradas: number;
  /** The first hundred. */
  fallos: RecordFault[];
  /** The end of the chain, to be noted where nobody who can write to the database can write; null for an empty one. */
  cabeza: ChainMark | null;
}

const step = 2000;
const mostFaults = 100;

interface Watch {
  /** A mark that the chain must still hold. */
  mark?: ChainMark;
  signal?: AbortSignal;
  progress?: (parte: number) => void;
}

/**
 * Reads the record from its beginning to where it ends now. After a fault it goes on with the hash that is stored, so
 * that each is told once, at its own place.
 */
export async function verifyRecord({ db }: Pick<Services, 'db'>, watch: Watch = {}): Promise<Verification> {
  const last = await findLastPlace(db);
  const fallos: RecordFault[] = [];
  const tell = (fault: RecordFault) => fallos.length < mostFaults && fallos.push(fault);
  let [place, hash, entradas, isFirst] = [0, noHash as string | undefined, 0, true];
  for (let links = await findLinks(db, 0, step); links.length > 0; links = await findLinks(db, place, step)) {
    watch.signal?.throwIfAborted();
    for (const link of links) {
      if (link.place !== place + 1) {
        // A pruned beginning is vouched for by the entry that tells of its pruning; any other is a gap.
        hash = isFirst ? await findPrunedHash(db, link.place - 1) : undefined;
        if (hash === undefined) tell({ tipo: 'hueco', posicion: place + 1, entrada: null });
      }
      isFirst = false;
      const at = { posicion: link.place, entrada: link.entryId };
      if (!link.entry) tell({ tipo: 'falta', ...at });
      // After a gap there is no telling what this one was made from.
      else if (hash !== undefined && hashEntry(hash, link.place, link.entry) !== link.hash)
        tell({ tipo: 'cambiada', ...at });
      else if (watch.mark?.posicion === link.place && watch.mark.hash !== link.hash) tell({ tipo: 'cambiada', ...at });
      [place, hash] = [link.place, link.hash];
      entradas++;
    }
    watch.progress?.(Math.min(place / last, 1));
    if (place >= last) break;
  }
  for (const id of await findUnchained(db, mostFaults)) tell({ tipo: 'sin encadenar', posicion: null, entrada: id });
  // What was cut off at the end leaves no trace in what is left: only a mark remembers it.
  if (watch.mark && watch.mark.posicion > place) tell({ tipo: 'hueco', posicion: place + 1, entrada: null });
  return { entradas, fallos, cabeza: place === 0 ? null : { posicion: place, hash: hash ?? noHash } };
}

/**
 * The same as a job, for an administrator who asks for it. Without the head's hash: who knows two of them, and all of the
 * entry between but who acted, could find out whom a blind mode hides.
 */
export const verification = defineJob({
  tipo: 'verificacion',
  datos: z.object({}),
  tries: 2,
  leaseMs: 2 * minuteMs,
  work: async (services: Services, { signal, progress }) => {
    const { entradas, fallos } = await verifyRecord(services, { signal, progress });
    return { entradas, fallos };
  },
});
