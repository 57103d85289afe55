import { dayMs } from '#contract/time.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import { moreInWords, type Wait, waitInWords } from '#server/messages/day-words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { HeldSettings } from '#server/platform/kept-journals.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { digestKey, findEditorsWithout, findWorksInProcess } from './queries.ts';
import { remindOnce } from './remind-once.ts';
import { waitFor } from './waiting.ts';

/** Works that are looked at in one turn, those in review longest. */
const mostWorks = 500;
/** Works that one mail lists. */
const mostListed = 20;

/**
 * Sends one digest to each editor for whom a work has waited so many days: of all that wait for them, and again after as
 * many days. Gives how many went out.
 */
export async function remindEditors(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const { db, settings } = services;
  const everyOf = ({ recordatorios, recordarEditoresDias }: HeldSettings) => (recordatorios ? recordarEditoresDias : 0);
  // One digest tells an editor of the works of all journals: it comes as often as the journal that asks for it soonest.
  const asked = [settings.get(), ...settings.journals().map(({ id }) => settings.of(id))].map(everyOf);
  const every = Math.min(...asked.filter((days) => days > 0), Number.POSITIVE_INFINITY);
  if (every === Number.POSITIVE_INFINITY) return 0;
  const dates = lastDays(now, every);
  const editors = await findEditorsWithout(db, dates, now);
  if (editors.length === 0) return 0;
  const rounds = await findWorksInProcess(db, now, mostWorks);
  const works = await findWorksById(db, [...rounds.keys()]);
  let sent = 0;
  for (const editor of editors) {
    signal.throwIfAborted();
    const person = { id: editor.userId, roles: editor.roles, ambitos: editor.ambitos };
    const waits = works.flatMap((work) => {
      const patience = everyOf(settings.of(work));
      if (patience === 0) return [];
      const dates = rounds.get(work.id);
      const wait = dates && waitFor(work, dates, person, settings.of(work));
      return wait ? [{ ...wait, id: work.id, titulo: work.titulo, patience }] : [];
    });
    waits.sort((a, b) => a.desde.getTime() - b.desde.getTime());
    if (!waits.some(({ desde, patience }) => now.getTime() - desde.getTime() >= patience * dayMs)) continue;
    if (await sendDigest(services, editor, waits, dates, now)) sent++;
  }
  return sent;
}

type Editor = Awaited<ReturnType<typeof findEditorsWithout>>[number];

/** With the account's row held, so that of two processes on both sides of midnight one sends it. */
function sendDigest(services: Services, editor: Editor, waits: Wait[], dates: readonly string[], now: Date) {
  const { db, transact } = services;
  return transact(async () => {
    await lockUser(db, editor.userId);
    const [still] = await findEditorsWithout(db, dates, now, editor.userId);
    return still !== undefined && remindOnce(services, digestOf(services, still, waits, now), now);
  });
}

function digestOf(services: Services, editor: Editor, waits: readonly Wait[], now: Date) {
  const only = waits.length === 1 ? waits[0] : undefined;
  const enlace = publicAddress(services.env, only ? `/editorial/${only.id}` : '/dashboard');
  return {
    clave: digestKey(editor.userId, dayOf(now)),
    to: editor,
    event: { type: 'reminder.waiting', datos: { obras: waits.length } },
    mail: (language) => {
      const listed = waits.slice(0, mostListed).map((wait) => `• ${waitInWords(wait, now, language)}`);
      if (waits.length > mostListed) listed.push(moreInWords(waits.length - mostListed, language));
      const values = { nombre: editor.nombres, lista: listed.join('\n') };
      const clave = only ? 'OBRA_EN_ESPERA' : 'OBRAS_EN_ESPERA';
      return templateMail(services, clave, language, values, { boton: enlace });
    },
  } satisfies Parameters<typeof remindOnce>[1];
}

/** `2026-03-01`. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The days on which a digest is too near for another: tomorrow too, where another process may be already. */
const lastDays = (now: Date, every: number) =>
  Array.from({ length: every + 1 }, (_, index) => dayOf(new Date(now.getTime() + (1 - index) * dayMs)));
