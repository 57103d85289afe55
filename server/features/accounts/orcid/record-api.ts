/**
 * ORCID's API for members, by which works and reviews get into somebody's record. Source: github.com/ORCID/orcid-model, 'ORCID API v3.0
 * Guide', and github.com/ORCID/ORCID-Source, 'Works' and 'Peer reviews' of its tutorials.
 */
import type { OrcidEntryFault } from '#contract/entities/orcid.ts';
import { dayMs, minuteMs } from '#contract/time.ts';
import { boundedText } from '#server/platform/http/bounded-text.ts';
import type { Services } from '#server/platform/services.ts';

const patienceMs = minuteMs / 2;
/** Signs of an answer that are read. */
const largestAnswer = 256 * 1024;
/** Signs of ORCID's words that are kept. */
const longestMessage = 500;

/** That nothing came of a try. `SIN_PERMISO`: ORCID takes the token no more. `PROHIBIDO`: not for this, as far as it says. */
export class OrcidTrouble extends Error {
  readonly why: OrcidEntryFault | 'SIN_PERMISO' | 'PROHIBIDO';
  /** ORCID's own words, where it is about what was sent. */
  readonly said: string | null;
  /** For so long it asks to be left alone; undefined: it does not say. */
  readonly waitMs: number | undefined;
  constructor(why: OrcidTrouble['why'], { said = null, waitMs, cause }: Partial<OrcidTrouble> = {}) {
    super(`ORCID: ${why}`, { cause });
    this.why = why;
    this.said = said;
    this.waitMs = waitMs;
  }
}

type Kind = 'work' | 'peer-review';
interface Place {
  orcid: string;
  kind: Kind;
  access: string;
  /** How ORCID calls what is there. */
  codigo: string | null;
}

/**
 * Adds something to a record, or changes what is there, and gives how ORCID calls it. What ORCID says that it has of us, since an answer
 * was lost, is changed by the name that it says. Throws `OrcidTrouble`.
 * @param write the document, with that name in it
 */
export async function writeEntry(
  services: Pick<Services, 'env'>,
  place: Place,
  write: (codigo: string | null) => string,
  signal?: AbortSignal,
): Promise<string> {
  const { codigo } = place;
  const answer = await ask(services, place, { method: codigo ? 'PUT' : 'POST', body: write(codigo), signal });
  if (answer.status === 409 && codigo === null) {
    const known = /put-code\D{0,3}(\d{1,20})/.exec(answer.text)?.[1];
    if (known) return writeEntry(services, { ...place, codigo: known }, write, signal);
  }
  if ((answer.status === 404 || answer.status === 410) && codigo) throw new OrcidTrouble('BORRADA_ALLI');
  if (answer.status >= 300) throw new OrcidTrouble('NO_ACEPTADA', { said: wordsOf(answer.text) });
  const name = codigo ?? /\/(\d{1,20})$/.exec(answer.location)?.[1];
  // Said to be there, and not where: the next try learns it by the conflict.
  if (!name) throw new OrcidTrouble('SIN_RESPUESTA');
  return name;
}

/** Deletes what we added; what is not there any more is well so. Throws `OrcidTrouble`. */
export async function deleteEntry(services: Pick<Services, 'env'>, place: Place, signal?: AbortSignal): Promise<void> {
  const { status, text } = await ask(services, place, { method: 'DELETE', signal });
  if (status >= 300 && status !== 404 && status !== 410) throw new OrcidTrouble('NO_ACEPTADA', { said: wordsOf(text) });
}

/** Has ORCID forget a token; one that it does not know is well so. Throws `OrcidTrouble`. */
export async function revokeToken({ env }: Pick<Services, 'env'>, access: string, signal?: AbortSignal): Promise<void> {
  const body = new URLSearchParams({
    client_id: env.ORCID_CLIENT_ID ?? '',
    client_secret: env.ORCID_CLIENT_SECRET ?? '',
    token: access,
  });
  const { status } = await reach(`${env.ORCID_URL}/oauth/revoke`, { method: 'POST', body }, signal);
  if (status === 401) throw new OrcidTrouble('SIN_PERMISO');
  if (status >= 300) throw new OrcidTrouble('NO_ACEPTADA');
}

interface Asked {
  method: 'POST' | 'PUT' | 'DELETE';
  body?: string;
  signal?: AbortSignal | undefined;
}

async function ask({ env }: Pick<Services, 'env'>, { orcid, kind, access, codigo }: Place, asked: Asked) {
  const { signal, ...request } = asked;
  const address = `${env.ORCID_API_URL}/v3.0/${orcid}/${kind}${codigo ? `/${codigo}` : ''}`;
  const headers = {
    authorization: `Bearer ${access}`,
    accept: 'application/vnd.orcid+xml',
    'content-type': 'application/vnd.orcid+xml',
  };
  const answer = await reach(address, { ...request, headers }, signal);
  if (answer.status === 401) throw new OrcidTrouble('SIN_PERMISO');
  if (answer.status === 403) throw new OrcidTrouble('PROHIBIDO', { said: wordsOf(answer.text) });
  return answer;
}

async function reach(url: string, request: RequestInit, signal?: AbortSignal) {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    // Redirected, a token would go to somebody else.
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    const text = await boundedText(answer, largestAnswer);
    const { status, headers } = answer;
    if (status === 429 || status === 503) throw new OrcidTrouble('OCUPADO', { waitMs: waitOf(headers) });
    if (status >= 500) throw new OrcidTrouble('SIN_RESPUESTA', { cause: new Error(`status ${status}`) });
    return { status, text, location: headers.get('location') ?? '' };
  } catch (error) {
    if (error instanceof OrcidTrouble) throw error;
    throw new OrcidTrouble('SIN_RESPUESTA', { cause: error });
  }
}

/** As many seconds as it asks for, a day at most. */
function waitOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, dayMs) : undefined;
}

/** What it says to people of an error, without its marks. */
function wordsOf(text: string): string | null {
  const said = /<(?:\w+:)?(?:user|developer)-message>([^<]*)</.exec(text)?.[1] ?? text.replace(/<[^>]*>/g, ' ');
  return said.replace(/\s+/g, ' ').trim().slice(0, longestMessage) || null;
}
