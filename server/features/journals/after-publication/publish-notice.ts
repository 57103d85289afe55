import { v7 as uuid } from 'uuid';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { NewNotice } from '#contract/entities/relation.ts';
import { refuse } from '#contract/refuse.ts';
import { noticeTitle } from '#contract/relation-words.ts';
import { remarkInWords } from '#contract/remarks.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { checkedManuscript } from '#server/documents/model/checked.ts';
import { plainTextToManuscript } from '#server/documents/model/from-plain-text.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { record } from '#server/events/events.ts';
import { applyChange } from '#server/features/editorial/change-estado.ts';
import { readPageText } from '#server/features/public-pages/site-pages/write.ts';
import { askAuthors } from '#server/features/publications/byline/ask.ts';
import {
  askedAuthor,
  type BylineAuthor,
  bylineOf,
  findByline,
  saveByline,
} from '#server/features/publications/byline-queries.ts';
import { provisionalDoi } from '#server/features/publications/dois.ts';
import { findWork, insertWork, type Work } from '#server/features/publications/queries.ts';
import { findRelations, insertRelation } from '#server/features/publications/relation-queries.ts';
import { presentRelated } from '#server/features/publications/relations.ts';
import { lockRunWork } from '#server/features/publications/run-work.ts';
import { findManuscript, insertVersion, saveManuscript } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canPublishNotices, isPublic } from '#server/policy/index.ts';

/**
 * Publishes a notice about a published work: a work of its own, whose one version is kept, tied to the first. A retraction is the
 * workflow's act and its notice at once. Throws as `runWork` does, `datos_no_validos` for a text that cannot be one, `aviso_no_posible`,
 * `aviso_repetido`, and what keeps somebody from retracting.
 */
export async function publishNotice(
  services: Services,
  viewer: Person,
  obraId: string,
  { clase, resumen, markdown, firma }: NewNotice,
  language: Language,
): Promise<CallAnswer<Calls['publishNotice']>> {
  const { db, transact } = services;
  // Before anything is locked: reading takes its time.
  const page = markdown.trim() === '' ? undefined : await readPageText(markdown);
  const documento = page ? checkedManuscript(page.documento) : textOf(resumen);
  const id = uuid();
  await transact(async () => {
    const work = await lockRunWork(services, viewer, obraId);
    if (!canPublishNotices(viewer, work)) throw refuse('te_piden_firmar');
    await checkRoom(services, work, clase);
    await checkNew(services, work, { clase, resumen, contenido: plainText(documento) });
    const retracts = clase === 'RETRACTACION' && work.estado === 'PUBLICADO';
    if (retracts)
      await applyChange(services, viewer, obraId, { to: 'RETIRADO', among: ['RETRACTAR'], motivo: resumen });
    const titulo = noticeTitle(clase, work.titulo, work.idioma);
    const authors = await signersOf(services, work, firma);
    const notice = await insertNotice(services, work, { id, titulo, resumen, authors });
    await saveManuscript(db, { publicacionId: id, documento, contenido: plainText(documento), referencias: [] });
    await insertVersion(db, notice, 1, new Date());
    await insertRelation(db, { publicacionId: id, obraId, clase });
    const asked = authors.flatMap(({ pedidaAId }) => pedidaAId ?? []);
    await askAuthors(services, viewer, { id, titulo, tipo: notice.tipo }, asked);
    await record(db, { type: 'publication.published', userId: viewer.id, publicacionId: id, datos: { titulo } });
    // Of the retraction itself people were told already.
    if (retracts) return;
    await record(db, {
      type: 'publication.noticed',
      userId: viewer.id,
      publicacionId: obraId,
      datos: { titulo: work.titulo, relacion: clase, aviso: titulo },
    });
  });
  return {
    aviso: await readNotice(services, id),
    avisos: page?.warnings.map((each) => remarkInWords(each, language)) ?? [],
  };
}

/** Notices are about what anybody may read; of a retracted work its notice of retraction alone, once. */
async function checkRoom({ db }: Services, work: Work, clase: NewNotice['clase']): Promise<void> {
  if (!isPublic(work)) throw refuse('aviso_no_posible');
  if (work.estado === 'PUBLICADO') return;
  const since = work.fechaRetractacion ?? new Date(0);
  const isNoticed = (await findRelations(db, work.id)).some(
    (each) => each.obraId === work.id && each.clase === 'RETRACTACION' && each.fecha >= since,
  );
  if (clase !== 'RETRACTACION' || isNoticed) throw refuse('aviso_no_posible');
}

/** Two presses of one button, or two windows, make one notice. */
async function checkNew(
  { db }: Services,
  work: Work,
  { clase, resumen, contenido }: { clase: NewNotice['clase']; resumen: string; contenido: string },
): Promise<void> {
  const last = (await findRelations(db, work.id)).find(({ obraId }) => obraId === work.id);
  if (last?.clase !== clase) return;
  const before = await findWork(db, last.publicacionId);
  const text = await findManuscript(db, last.publicacionId);
  if (before?.resumen === resumen && text.contenido === contenido) throw refuse('aviso_repetido');
}

/** The journal by its name, or the byline: who has an account is asked, as of any work. */
async function signersOf({ db, settings }: Services, work: Work, firma: NewNotice['firma']): Promise<BylineAuthor[]> {
  const journal = { id: null, orcid: null, afiliaciones: [], correspondencia: false, credit: [] };
  if (firma === 'REVISTA') return [{ ...journal, nombres: settings.of(work).nombre, apellidos: '' }];
  const byline = await findByline(db, work.id);
  return byline.map(({ email: _, pedidaAId, fechaPedida: __, ...author }) => {
    const account = author.id ?? pedidaAId;
    const signed = { ...author, credit: [] };
    return account ? askedAuthor({ ...signed, id: account }) : signed;
  });
}

async function insertNotice(
  services: Services,
  work: Work,
  { id, titulo, resumen, authors }: { id: string; titulo: string; resumen: string; authors: BylineAuthor[] },
): Promise<Work> {
  const { db, settings } = services;
  const { revistaId, seccionId, idioma, categoria, palabrasClave, licencia } = work;
  const now = new Date();
  await insertWork(db, {
    ...{ id, titulo, resumen, revistaId, seccionId, idioma, categoria, palabrasClave, licencia },
    // A notice is an article of the journal, whatever it is about.
    tipo: 'ARTICULO',
    estado: 'PUBLICADO',
    doi: await provisionalDoi(services, { id, revistaId, seccionId }),
    estadoDoi: 'PROVISIONAL',
    identidadRevision: (await settings.storedOf(work)).identidadRevision,
    autor: bylineOf(authors),
    versionActual: 1,
    fechaCreacion: now,
    fechaPublicacion: now,
  });
  await saveByline(db, id, authors);
  return found(services, id);
}

async function readNotice(services: Services, id: string) {
  const [row] = await findRelations(services.db, id);
  if (!row) throw new Error('a notice was not tied to its work');
  return presentRelated(services.settings, row, await found(services, id));
}

async function found({ db }: Services, id: string): Promise<Work> {
  const work = await findWork(db, id);
  if (!work) throw new Error('a notice was not stored');
  return work;
}

/** What is said in few words is the text where nothing more is written. */
const textOf = (resumen: string) => checkedManuscript(plainTextToManuscript(resumen));
