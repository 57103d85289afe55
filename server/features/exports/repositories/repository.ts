/** What a repository must do, whichever its protocol, and the few ways in which it can fail. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { webAddress } from '#contract/entities/common.ts';
import type { CollectionList } from '#contract/entities/repository.ts';
import type { RepositoryFault } from '#contract/repositories.ts';
import { minuteMs } from '#contract/time.ts';
import type { Term } from '#server/documents/records/dublin-core.ts';
import type { KeptDeposit } from '#server/platform/database/schema.ts';
import { askOutside, type OutsideBody, type OwnMachine, PrivateAddress } from '#server/platform/http/outside.ts';
import { shortened } from '../deposits/agency.ts';

/** A file as it is sent: read anew each time. */
export interface SentPart {
  name: string;
  type: string;
  bytes: number;
  /** Hex. */
  md5: string;
  open: () => Readable;
}

/** A work as it is handed over. */
export interface Parcel {
  /** The work's page here, by which it is known again there. */
  address: string;
  id: string;
  title: string;
  terms: readonly Term[];
  /** A day until which its text is closed there. */
  embargoUntil: string | undefined;
  /** Its text; absent where nobody may have it yet. */
  file: SentPart | undefined;
  /** The same as a package, for who takes those. */
  packed: SentPart | undefined;
}

/** How far it is there. DEVUELTO: whoever looks at deposits gave it back, and by what it is known since. FUERA: it is not there any more, or readers do not have it. */
export type Standing =
  /** `unsent`: it lies there as it was handed over before, and nothing of what was to be handed over now has gone. */
  | { estado: 'ENVIADO'; unsent?: true }
  | { estado: 'REGISTRADO'; direccion: string | null }
  | { estado: 'DEVUELTO'; mensaje: string | null; kept: KeptDeposit }
  | { estado: 'RECHAZADO'; mensaje: string }
  | { estado: 'FUERA' };

export interface Repository {
  /** Where its account may deposit. */
  collections(): Promise<CollectionList['colecciones']>;
  /**
   * Hands a parcel over, or changes what was handed over; what was begun is taken up. `keep` is given what it is called there as soon as
   * that is known. `mayBeThere`: an earlier try ended without an answer.
   */
  hand(
    parcel: Parcel,
    kept: KeptDeposit,
    told: { keep: (kept: KeptDeposit) => Promise<void>; mayBeThere: boolean },
  ): Promise<Standing>;
  /** How far what was handed over is. */
  look(kept: KeptDeposit): Promise<Standing>;
}

/** That nothing came of a try, which is not the work's fault. */
export class RepositoryTrouble extends Error {
  readonly why: RepositoryFault;
  constructor(why: RepositoryFault, options?: ErrorOptions) {
    super(`repository: ${why}`, options);
    this.why = why;
  }
}

/** What is wrong with one work alone, so that the others go on. */
export const isOfOneWork = (why: RepositoryFault): boolean =>
  why === 'SIN_SITIO' || why === 'SIN_ARCHIVO' || why === 'NO_SE_ENTIENDE' || why === 'QUIZA_ESTA';

/** An answer that says neither that something is there nor that it is not: no verdict, and tried again. */
export const notUnderstood = ({ status }: Answer): RepositoryTrouble =>
  new RepositoryTrouble('NO_SE_ENTIENDE', { cause: new Error(`status ${status}`) });

/** Whether an answer says that nothing lies where it was asked for. */
export const saysNothingThere = ({ status }: Answer): boolean => status === 404 || status === 410;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: OutsideBody;
}

/** Bytes of an answer that are read: a service document of thousands of collections. */
const largestAnswer = 4_000_000;
/** How long an answer may take, how long one to a file, and how long a list of many pages in all. */
export const patience = { answerMs: minuteMs / 2, fileMs: 10 * minuteMs, listMs: 2 * minuteMs };

export type Ask = (url: string, asked?: Asked) => Promise<Answer>;

/**
 * Asks a repository, and gives what it answers, whatever the status but those that say that it cannot be asked now. Nothing goes to
 * another host than the one whose account it is.
 */
export const askerOf =
  (base: string, own: OwnMachine, stopped: AbortSignal | undefined): Ask =>
  async (url, { method = 'GET', headers = {}, body } = {}) => {
    if (!URL.canParse(url) || new URL(url).origin !== new URL(base).origin)
      throw new RepositoryTrouble('OTRA_DIRECCION');
    const isLong = body !== undefined && !(body instanceof Uint8Array);
    const patient = AbortSignal.timeout(isLong ? patience.fileMs : patience.answerMs);
    const signal = stopped ? AbortSignal.any([patient, stopped]) : patient;
    const asked = { method, headers: { 'user-agent': 'Pliego', ...headers }, signal, most: largestAnswer };
    const answer = await askOutside(url, { ...asked, ...(body && { body }) }, own).catch((cause: unknown) => {
      stopped?.throwIfAborted();
      throw new RepositoryTrouble(cause instanceof PrivateAddress ? 'DIRECCION_PRIVADA' : 'SIN_RESPUESTA', { cause });
    });
    const why = faultOf(answer.status);
    if (why) throw new RepositoryTrouble(why, { cause: new Error(`status ${answer.status}`) });
    return answer;
  };

function faultOf(status: number): RepositoryFault | undefined {
  if (status === 401) return 'CREDENCIALES';
  if (status === 413 || status === 507) return 'SIN_SITIO';
  if (status === 429 || status === 503) return 'OCUPADA';
  if (status >= 500) return 'SIN_RESPUESTA';
  return status >= 300 && status < 400 ? 'OTRA_DIRECCION' : undefined;
}

/** An address that readers may be led to (`webAddress` of contract/entities/common.ts). */
export const shownAddress = (address: string | undefined): string | null => webAddress.safeParse(address).data ?? null;

/** That it does not take the work as it is, in its words. */
export const refusal = (said: string, { status }: Answer): Standing => ({
  estado: 'RECHAZADO',
  mensaje: shortened(said) || `HTTP ${status}`,
});
