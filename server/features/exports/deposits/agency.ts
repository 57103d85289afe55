/** What an agency that registers DOIs must do, whichever it is, and the few ways in which it can fail. */
import type { DepositAgency, DepositFault } from '#contract/deposits.ts';
import { minuteMs } from '#contract/time.ts';
import type { Deposit } from '#server/documents/records/crossref-parts.ts';
import type { ReviewPiece } from '#server/documents/records/review-piece.ts';
import { boundedText } from '#server/platform/http/bounded-text.ts';

/** What it says of a deposit: nothing yet, that it has it, or why not; `mensaje` in its own words. */
export type AgencyAnswer =
  | { estado: 'ENVIADO' }
  | { estado: 'REGISTRADO'; mensaje: string | null }
  | { estado: 'RECHAZADO'; mensaje: string };

export interface Agency {
  /** Hands over what is to be registered. Throws `AgencyFault` where it cannot be asked now. */
  send(deposit: Deposit, lote: string): Promise<AgencyAnswer>;
  /** The same of a published review, or of what was answered to it. */
  sendReview(piece: ReviewPiece, lote: string): Promise<AgencyAnswer>;
  /** What has become of what was sent. Throws likewise. */
  read(lote: string, doi: string): Promise<AgencyAnswer>;
}

/** That nothing came of a try, which is not the work's fault. */
export class AgencyFault extends Error {
  readonly why: DepositFault;
  constructor(why: DepositFault, agency: DepositAgency, options?: ErrorOptions) {
    super(`${agency}: ${why}`, options);
    this.why = why;
  }
}

const patienceMs = minuteMs / 2;
/** Signs of an answer that are read. */
const largestAnswer = 1_000_000;
/** Signs of an agency's message that are kept. */
const longestMessage = 2000;

/** Where an agency is, and who we are there, from the address that has both. */
export function accountAt(address: string): { base: string; user: string; password: string } {
  const { origin, pathname, username, password } = new URL(address);
  return {
    base: origin + pathname.replace(/\/+$/, ''),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/** Asks it, and gives what it answers as text, whatever the status but those that say that it cannot be asked now. */
export async function askAgency(
  agency: DepositAgency,
  url: string,
  request: RequestInit,
): Promise<{ status: number; text: string }> {
  try {
    // Redirected, our credentials would go to somebody else.
    const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    const text = await boundedText(answer, largestAnswer);
    const { status } = answer;
    // 403 is about what was sent: a prefix, or a DOI, that is not this account's.
    if (status === 401) throw new AgencyFault('CREDENCIALES', agency);
    if (status === 429 || status === 503) throw new AgencyFault('OCUPADA', agency);
    if (status >= 500) throw new AgencyFault('SIN_RESPUESTA', agency, { cause: new Error(`status ${status}`) });
    return { status, text };
  } catch (error) {
    if (error instanceof AgencyFault) throw error;
    throw new AgencyFault('SIN_RESPUESTA', agency, { cause: error });
  }
}

/** Its words, without what a screen cannot show and no longer than anybody reads. */
export const shortened = (message: string): string => message.replace(/\s+/g, ' ').trim().slice(0, longestMessage);
