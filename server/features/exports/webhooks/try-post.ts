/** One try to tell another program something, and when the next is: of webhooks and of what is announced to repositories. */
import { hourMs, minuteMs } from '#contract/time.ts';
import { type DeliveryFault, longestRest } from '#contract/webhooks.ts';
import { ownMachine, PrivateAddress, postOutside, restUntil } from '#server/platform/http/outside.ts';
import type { Services } from '#server/platform/services.ts';

/** After each try in vain, as Standard Webhooks proposes: ten tries in three days. */
export const waits: readonly number[] = [
  ...[5000, 5 * minuteMs, hourMs / 2],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs),
];
/** How long a receiver has for its whole answer. */
export const patienceMs = 15_000;

export interface PostAnswered {
  fallo: DeliveryFault | null;
  /** Null: there was none. */
  codigo: number | null;
  /** Until when it asks to be left alone; null: it does not. */
  descansaHasta: Date | null;
  milisegundos: number;
  /** How what it said begins. */
  text: string;
  location: string | null;
}

/** It would have the others wait as long, and be no help to it. */
export const isInTrouble = ({ fallo, codigo }: Pick<PostAnswered, 'fallo' | 'codigo'>): boolean =>
  fallo !== null && (codigo === null || codigo === 410 || codigo === 429 || codigo >= 500);

interface Post {
  direccion: string;
  headers: Record<string, string>;
  body: string;
  /** Ends the try. */
  patient: AbortSignal;
  /** Ends the job; the try came to nothing, and is not noted. */
  signal?: AbortSignal;
}

/** Posts once. Whatever fails is what came of it, and is told to `warn`; throws only what `signal` says. */
export async function tryPost(
  services: Pick<Services, 'env'>,
  { direccion, headers, body, patient, signal }: Post,
  warn: (err: string) => void,
): Promise<PostAnswered> {
  const start = performance.now();
  const taken = () => Math.round(performance.now() - start);
  try {
    const both = signal ? AbortSignal.any([patient, signal]) : patient;
    const answer = await postOutside(direccion, { headers, body, signal: both }, ownMachine(services));
    const { status: codigo, text, headers: head } = answer;
    const isBusy = codigo === 429 || codigo === 503;
    const descansaHasta = isBusy ? restUntil(head['retry-after'], longestRest) : null;
    const location = head.location ?? null;
    return { fallo: faultOf(codigo), codigo, milisegundos: taken(), descansaHasta, text, location };
  } catch (err) {
    signal?.throwIfAborted();
    warn(String(err));
    const fallo =
      err instanceof PrivateAddress ? 'DIRECCION_PRIVADA' : patient.aborted ? 'SIN_TIEMPO' : 'SIN_RESPUESTA';
    return { fallo, codigo: null, milisegundos: taken(), descansaHasta: null, text: '', location: null };
  }
}

const faultOf = (status: number): DeliveryFault | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRIGE' : 'RECHAZADA';
};
