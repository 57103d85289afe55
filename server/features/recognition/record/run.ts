/** Writes into records at ORCID what their people let the platform add, and changes it. */
import { z } from 'zod';
import { workPage } from '#contract/public-addresses.ts';
import { minuteMs } from '#contract/time.ts';
import { orcidWorkXml } from '#server/documents/orcid/work.ts';
import { keepRenewed, tokensOfConsent } from '#server/features/accounts/orcid/consent.ts';
import {
  type ConsentRow,
  changeConsent,
  deleteEnded,
  endLostConsents,
} from '#server/features/accounts/orcid/consent-queries.ts';
import { renewTokens } from '#server/features/accounts/orcid/provider.ts';
import { deleteEntry, OrcidTrouble, writeEntry } from '#server/features/accounts/orcid/record-api.ts';
import { queueRevocations } from '#server/features/accounts/orcid/revoke.ts';
import { siteOf } from '#server/features/exports/deposits/deposits.ts';
import { takeTurns, waitAfter } from '#server/features/exports/deposits/turn.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import { reviewHandedIn } from '../handed-in.ts';
import { reviewForOrcid } from '../orcid.ts';
import {
  changeEntry,
  type DueEntry,
  deleteEntryRow,
  type EntryRow,
  findDue,
  findDueEntry,
  renewChanged,
  stillSigns,
  takeUp,
} from './queries.ts';

/** What one turn takes up, writes and has revoked. */
const most = { taken: 500, written: 40, revoked: 20 };
/** Every two minutes. Its result: what was added or changed. */
export const writingOrcid = defineJob({
  tipo: 'orcid.anadir',
  datos: z.object({}),
  tries: 3,
  everyMs: 2 * minuteMs,
  work: async (services: Services, { signal }) => ({ anadidas: await writeDue(services, signal) }),
});

/** One turn. Gives how many works and reviews were added or changed in it. */
export async function writeDue(services: Services, signal?: AbortSignal): Promise<number> {
  const { db, env, log } = services;
  await endLostConsents(db);
  if (!env.ORCID_CLIENT_ID) {
    await deleteEnded(db);
    return 0;
  }
  await queueRevocations(services, most.revoked);
  if (!env.ORCID_API_URL) return 0;
  await takeUp(db, most.taken);
  await renewChanged(db);
  const due = await findDue(db, most.written);
  return takeTurns(
    due.map(({ id }) => ({
      to: 'orcid',
      read: () => findDueEntry(db, id),
      step: (row: DueEntry) => step(services, row, signal),
      fail: async ({ entry, consent }: DueEntry, err: unknown) => {
        log.error({ err, persona: entry.userId, obra: entry.publicacionId }, 'writing into a record at ORCID');
        const trouble = err instanceof OrcidTrouble ? err : new OrcidTrouble('SIN_RESPUESTA');
        return postpone(services, entry, consent, trouble);
      },
    })),
    signal,
  );
}

/** Gives whether ORCID is in trouble, and not what was sent. */
async function postpone(
  { db }: Services,
  { id, intentos }: EntryRow,
  consent: ConsentRow,
  { why, said, waitMs }: OrcidTrouble,
): Promise<boolean> {
  if (why === 'SIN_PERMISO' || why === 'PROHIBIDO') {
    await changeConsent(db, consent, { perdido: true });
    return false;
  }
  if (why === 'SIN_RESPUESTA' || why === 'OCUPADO') {
    const fechaProxima = new Date(Date.now() + Math.max(waitMs ?? 0, waitAfter(intentos)));
    await changeEntry(db, id, { fallo: why, mensaje: null, intentos: intentos + 1, fechaProxima });
    return true;
  }
  const isGone = why === 'BORRADA_ALLI';
  await changeEntry(db, id, {
    ...{ estado: isGone ? 'QUITADA' : 'RECHAZADA', fallo: why, mensaje: said, fechaProxima: null },
    // What readers are shown next is another try, but not of what its person deleted.
    ...(isGone ? { codigo: null, nombrada: false, fechaAnadida: null } : { cambio: new Date() }),
  });
  return false;
}

/** What is to be said at ORCID of an entry: a document, nothing any more, nothing yet, or nothing else than what is there. */
type Said =
  | { kind: 'work' | 'peer-review'; write: (codigo: string | null) => string; cambio: Date; nombrada: boolean }
  | { kind: 'work' | 'peer-review'; gone: true }
  | { later: Date; cambio: Date | null }
  | { asItIs: Date };

async function saidOf(services: Services, entry: EntryRow): Promise<Said> {
  const { db, settings } = services;
  const { publicacionId, reviewId, userId } = entry;
  const work = await findWork(db, publicacionId);
  if (reviewId) {
    const review = await reviewHandedIn(db, userId, reviewId);
    if (!review) return { kind: 'peer-review', gone: true };
    const record = await reviewForOrcid(services, review);
    const cambio = work?.fechaCambioPublico ?? null;
    const nombrada = record.review.obra !== null;
    // When it was added is to be read there: what must not tell its day is added once its year is over, as all of that year.
    const nextYear = new Date(Date.UTC(review.fechaCompletada.getUTCFullYear() + 1, 0, 1));
    const isThere = entry.codigo !== null;
    if (!nombrada && !isThere && nextYear.getTime() > Date.now()) return { later: nextYear, cambio };
    // As is when it was changed last: on the day on which its work came out, or changed, it would tell which.
    if (!nombrada && isThere && !entry.nombrada) return { asItIs: cambio ?? new Date() };
    // Groups of reviews are made by ISSN there by itself, and by nothing else.
    if (record.review.issn === '') throw new OrcidTrouble('SIN_ISSN');
    return { kind: 'peer-review', write: record.write, cambio: cambio ?? new Date(), nombrada };
  }
  if (!work || !isPublic(work) || !(await stillSigns(db, entry))) return { kind: 'work', gone: true };
  const site = siteOf(services, work.revistaId);
  const { id, titulo, tipo, idioma, doi, estadoDoi, fechaPublicacion, fechaRetractacion, revistaId } = work;
  const told = {
    ...{ identificador: id, titulo, tipo, idioma, fecha: fechaPublicacion, retractada: fechaRetractacion !== null },
    doi: estadoDoi === 'REGISTRADO' ? doi : null,
    direccion: site ? site + workPage(id) : '',
    revista: settings.of(revistaId).nombre,
  };
  const cambio = work.fechaCambioPublico ?? new Date();
  return { kind: 'work', write: (codigo) => orcidWorkXml(told, codigo), cambio, nombrada: false };
}

/** Gives whether it is in the record, as it stands now. */
async function step(services: Services, { entry, consent }: DueEntry, signal?: AbortSignal): Promise<boolean> {
  const { db } = services;
  const said = await saidOf(services, entry);
  const well = { fallo: null, mensaje: null, intentos: 0 };
  if ('later' in said) {
    await changeEntry(db, entry.id, { ...well, fechaProxima: said.later, cambio: said.cambio });
    return false;
  }
  if ('asItIs' in said) {
    await changeEntry(db, entry.id, { ...well, estado: 'ANADIDA', fechaProxima: null, cambio: said.asItIs });
    return false;
  }
  const { codigo } = entry;
  const act = async (access: string): Promise<string | undefined> => {
    const place = { orcid: consent.orcid, kind: said.kind, access, codigo };
    if (!('gone' in said)) return writeEntry(services, place, said.write, signal);
    if (codigo) await deleteEntry(services, place, signal);
    return undefined;
  };
  const added = await withToken(services, consent, act);
  if (added === undefined) {
    // A review that is none of theirs is kept as such: it would be taken up again.
    if (entry.reviewId)
      await changeEntry(db, entry.id, { estado: 'QUITADA', codigo: null, fallo: null, fechaProxima: null });
    else await deleteEntryRow(db, entry.id);
    return false;
  }
  await changeEntry(db, entry.id, {
    ...{
      ...well,
      estado: 'ANADIDA',
      codigo: added,
      fechaProxima: null,
      fechaAnadida: entry.fechaAnadida ?? new Date(),
    },
    ...('gone' in said ? { cambio: null } : { cambio: said.cambio, nombrada: said.nombrada }),
  });
  return true;
}

/**
 * Does it with the token, and where ORCID takes that no more, once with one that it gives anew. What it forbids to that, too, is about
 * what was sent. Throws `OrcidTrouble`.
 */
async function withToken<T>(services: Services, consent: ConsentRow, act: (access: string) => Promise<T>): Promise<T> {
  const tokens = await tokensOfConsent(services.db, consent);
  if (!tokens) throw new OrcidTrouble('SIN_PERMISO');
  try {
    return await act(tokens.access);
  } catch (error) {
    if (!isRefused(error) || tokens.refresh === null) throw error;
    const renewed = await renewTokens(services, tokens.refresh).catch((cause) => {
      throw new OrcidTrouble('SIN_RESPUESTA', { cause });
    });
    if (!renewed) throw error;
    const kept = await keepRenewed(services.db, consent, renewed);
    try {
      return await act(renewed.access);
    } catch (again) {
      if (!isRefused(again)) throw again;
      if (again.why === 'PROHIBIDO') throw new OrcidTrouble('NO_ACEPTADA', { said: again.said, cause: again });
      // By its new tokens: as it was read it is there no more.
      await changeConsent(services.db, kept, { perdido: true });
      throw again;
    }
  }
}

const isRefused = (error: unknown): error is OrcidTrouble =>
  error instanceof OrcidTrouble && (error.why === 'SIN_PERMISO' || error.why === 'PROHIBIDO');
