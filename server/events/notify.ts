/**
 * What happened → who is told, in which words of each language: one table, by areas (notices/). Texts name works, never
 * people, so that no notice can tell an author who reviewed or a reviewer who wrote, whatever the blind mode.
 */

import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Language, Treatment } from '#contract/vocabulary.ts';
import { treated } from '#server/messages/treatment.ts';
import type { Database } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { DomainEvent } from './event-kinds.ts';
import { findAudience, findReaders, findUnread, insertNotifications } from './event-queries.ts';
import { fillSentence } from './fill-sentence.ts';
import { accountNotices } from './notices/accounts.ts';
import { announcementNotices } from './notices/announcements.ts';
import { bylineNotices } from './notices/byline.ts';
import { claimNotices } from './notices/claims.ts';
import { consentNotices } from './notices/consents.ts';
import { institutionNotices } from './notices/institutions.ts';
import { issueNotices } from './notices/issues.ts';
import { movingNotices } from './notices/moving.ts';
import { type Notice, type Notices, type NoticeText, reachesMuted } from './notices/notice.ts';
import { productionNotices } from './notices/production.ts';
import { reviewNotices } from './notices/reviews.ts';
import { rightsNotices } from './notices/rights.ts';
import { webhookNotices } from './notices/webhooks.ts';
import { workNotices } from './notices/works.ts';

export const notices: Notices = {
  ...accountNotices,
  ...institutionNotices,
  ...workNotices,
  ...announcementNotices,
  ...issueNotices,
  ...bylineNotices,
  ...reviewNotices,
  ...consentNotices,
  ...claimNotices,
  ...rightsNotices,
  ...movingNotices,
  ...productionNotices,
  ...webhookNotices,
};

/** The job that mails notifications to those who want them at once (features/correspondence). */
export const noticesToMail = { tipo: 'avisos', datos: z.object({ ids: z.array(z.uuid()) }) };
/** Notifications that one job mails. */
const mailedAtOnce = 200;

/**
 * Writes the notifications that follow from an event, to each in their language and by the channels they chose. Whoever
 * did it is not told.
 * @param entry the event's entry in the activity record
 */
export async function notify(db: Database, event: DomainEvent, entry: number | undefined): Promise<void> {
  if (event.type === 'account.registered' && !event.datos?.solicitado) return;
  const toMail = await putNotices(db, event, entry);
  for (let from = 0; from < toMail.length; from += mailedAtOnce)
    await enqueue(db, noticesToMail, { ids: toMail.slice(from, from + mailedAtOnce) });
}

/** Puts the notices of an entry in again that were taken away, as of now. Nobody is mailed at once about it again. */
export async function notifyAgain(db: Database, event: DomainEvent, entry: number): Promise<void> {
  await putNotices(db, event, entry);
}

/** Gives the ids of those that are to be mailed at once. */
async function putNotices(db: Database, event: DomainEvent, entry: number | undefined): Promise<string[]> {
  const { publicacionId } = event;
  const toMail: string[] = [];
  const told = new Set([event.userId]);
  for (const notice of notices[event.type] ?? []) {
    const { to, tipo, mailed, personal, where } = notice;
    if (where && (event.datos?.[where.name] !== undefined) !== where.isSaid) continue;
    // Who is of two audiences is told by the first.
    const people = (await findAudience(db, to, event)).filter((id) => !told.has(id));
    for (const id of people) told.add(id);
    const unread = notice.once ? await findUnread(db, event) : new Set<string>();
    const texts = textsOf(notice, event);
    const isBinding = notice.atOnce || (notice.silenceAgrees ?? []).some((said) => event.datos?.[said] !== undefined);
    const reached = [...new Set(people)].filter((id) => !unread.has(id));
    const readers = await findReaders(db, tipo, reached, publicacionId);
    const rows = readers.flatMap(({ userId, language, channels, hasMuted }) => {
      if (hasMuted && !reachesMuted(notice)) return [];
      const correo = mailed ? 'NUNCA' : isBinding ? 'AHORA' : channels.correo;
      const enPantalla = channels.pantalla || personal === true || isBinding;
      if (!enPantalla && correo === 'NUNCA') return [];
      const id = uuid();
      if (correo === 'AHORA') toMail.push(id);
      const how = { enPantalla, porResumir: correo === 'RESUMEN' };
      const text = correo === 'NUNCA' ? texts[language].shown : { ...texts[language].shown, ...texts[language].mailed };
      return [{ id, userId, actividadId: entry, tipo, publicacionId, ...text, ...how }];
    });
    await insertNotifications(db, rows);
  }
  return toMail;
}

/** What a notice says of an event, in each language: on screens, and in a mail of a press that says 'usted' (null: the same). */
function textsOf(notice: Notice, { datos, said }: DomainEvent) {
  const filled = (language: Language) => {
    const say = (treatment: Treatment): NoticeText => ({
      titulo: treated(notice[language].titulo, treatment),
      mensaje: fillSentence(treated(notice[language].mensaje, treatment), { ...datos, ...said }, language),
    });
    const [shown, formal] = [say('tu'), say('usted')];
    const other = (field: keyof NoticeText) => (formal[field] === shown[field] ? null : formal[field]);
    return { shown, mailed: { tituloUsted: other('titulo'), mensajeUsted: other('mensaje') } };
  };
  return { es: filled('es'), en: filled('en') } satisfies Record<Language, unknown>;
}
