/** What a notification says: of what readers see when it is sent, and nothing that they do not. */
import type { AnnouncedKind } from '#contract/notify.ts';
import { preprintOf } from '#contract/preprint.ts';
import { journalPage } from '#contract/public-addresses.ts';
import { type Announced, announcement, undoing } from '#server/documents/records/notification.ts';
import { readPublishedProcess } from '#server/features/editorial/published-process.ts';
import { readRecordedWorks } from '#server/features/exports/recorded-works.ts';
import { siteBehind } from '#server/features/exports/webhooks/payload.ts';
import { findWork, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { hasSeveralJournals } from '#server/platform/shown-journals.ts';
import { isPublic } from '#server/policy/index.ts';
import { type InboxRow, isUndone, type MessageRow, readMessage } from './queries.ts';

/** The body of a notification; undefined where there is nothing to say any more. */
export async function bodyOf(
  services: Services,
  inbox: InboxRow,
  { id, clase, publicacionId, anulaId }: MessageRow,
): Promise<string | undefined> {
  const work = await findWork(services.db, publicacionId);
  if (!work) return undefined;
  if (clase !== 'ANULACION')
    return asksFor(inbox, work, clase) && !(await isUndone(services.db, id)) && (await isStillSo(services, work, clase))
      ? announcement(clase, await announcedOf(services, inbox, work, id))
      : undefined;
  const undone = anulaId ? await readMessage(services.db, anulaId) : undefined;
  // What never left will not any more, since it is undone: an inbox's job sends one after the other.
  if (!undone || undone.clase === 'ANULACION' || undone.fechaIntento === null) return undefined;
  const announced = await announcedOf(services, inbox, work, id);
  // An endorsement is of the preprint that it was announced of, also where readers have the work no more.
  const preprint = announced.work.preprint ?? (undone.clase === 'AVAL' ? preprintOf(work.declaraciones) : undefined);
  return undoing({ id: undone.id, clase: undone.clase }, { ...announced, work: { ...announced.work, preprint } });
}

/** Whether the inbox is still told of such: it may have been paused, and asked for less since it was kept. */
const asksFor = ({ clases, revistaId }: InboxRow, work: Work, clase: AnnouncedKind): boolean =>
  clases.includes(clase) && (revistaId === null || revistaId === work.revistaId);

/** Whether it is so, for readers. An endorsement is of a preprint, by a journal that accepted the work and has not retracted it. */
async function isStillSo(services: Services, work: Work, clase: AnnouncedKind): Promise<boolean> {
  if (!isPublic(work)) return false;
  if (clase === 'RESENA') return (await readPublishedProcess(services, work.id)).rondas.length > 0;
  return work.estado === 'PUBLICADO' && work.fechaAceptacion !== null && preprintOf(work.declaraciones) !== undefined;
}

async function announcedOf(services: Services, inbox: InboxRow, work: Work, id: string): Promise<Announced> {
  const { settings } = services;
  const site = siteBehind(services, work.revistaId);
  const journal = settings.journals().find((each) => each.id === work.revistaId);
  const pagina = journal && hasSeveralJournals(settings) ? journalPage(journal.clave) : '/';
  // Of what readers have no more, its address is all that is said, but for the preprint whose endorsement is undone.
  const [told] = isPublic(work) ? await readRecordedWorks(services, [work.id], site) : [];
  const preprint = told ? preprintOf(told.declaraciones) : undefined;
  return {
    ...{ id, site, work: { id: work.id, doi: told?.doi ?? null, preprint } },
    publisher: { nombre: settings.of(work).nombre, pagina },
    target: { actor: inbox.actor, direccion: inbox.direccion },
  };
}
