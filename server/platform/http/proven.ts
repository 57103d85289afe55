import { refuse } from '#contract/refuse.ts';

/** For so long a log-in that proved whose it is does grave acts without being asked. */
const provenMs = 15 * 60_000;

/** Throws `demuestra_quien_eres` where that was longer ago: whoever sits before a screen that was left open does none of them. */
export function checkProven({ probada }: { probada: Date }): void {
  if (Date.now() - probada.getTime() > provenMs) throw refuse('demuestra_quien_eres');
}
