import type { Language, NotificationTipo } from '#contract/vocabulary.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import type { Audience } from '#server/events/event-queries.ts';

/** What a notification says, `{tu|su}` where screens and mails may differ; `{name}` is filled from the event's `datos` and `said`. */
export interface NoticeText {
  titulo: string;
  mensaje: string;
}

/** Whom an event is told to, and in which words of each language. */
export interface Notice extends Readonly<Record<Language, NoticeText>> {
  to: Audience;
  tipo: NotificationTipo;
  /** The act writes its own mail to them: the notification makes none besides. */
  mailed?: true;
  /**
   * It asks something of them by name, changes what was asked, or ends it, or says what became of what they sign: told also of a
   * work that they muted.
   */
  duty?: true;
  /** Somebody wrote it to them: it is read here whatever they chose of its kind. */
  personal?: true;
  /** It is shown and mailed at once, whatever they chose of its kind: an answer that they have asked for, or what only they may give. */
  atOnce?: true;
  /**
   * It asks something by name whose answer is taken for given once the days are over: where the event says so, in one of
   * these of its `datos`, it is shown and mailed at once, whatever they chose of its kind.
   */
  silenceAgrees?: readonly string[];
  /** Not told to whom it told the same of the same work before, as long as they have not read that. */
  once?: true;
  /** Told where the event's `datos` have one of this name, or have none: what follows from an act may differ by journal. */
  where?: { name: string; isSaid: boolean };
}
export type Notices = Partial<Record<EventKind, readonly Notice[]>>;

type Said = Record<Language, readonly [titulo: string, mensaje: string]>;
const noticeOf =
  (tipo: NotificationTipo) =>
  (to: Audience, { es, en }: Said): Notice => ({
    to,
    tipo,
    es: { titulo: es[0], mensaje: es[1] },
    en: { titulo: en[0], mensaje: en[1] },
  });

export const work = noticeOf('PUBLICACION');
export const review = noticeOf('REVISION');
export const account = noticeOf('CUENTA');
export const system = noticeOf('SISTEMA');

/** They get a letter, an invitation or a reminder of the act itself. */
export const mailed = (notice: Notice): Notice => ({ ...notice, mailed: true });

/** It is what a person wrote to them, and was mailed as well. */
export const personal = (notice: Notice): Notice => ({ ...mailed(notice), personal: true });

/** It asks something of them by name, changes what was asked of them, or ends it, or says what became of what they sign. */
export const duty = (notice: Notice): Notice => ({ ...notice, duty: true });

/** It is shown and mailed at once: no choice of channels keeps it from them. Told also of a work that they muted. */
export const atOnce = (notice: Notice): Notice => ({ ...duty(notice), atOnce: true });

/** Where one of `said` is in the event's `datos`, who does not answer has agreed: no choice of channels keeps that from them. */
export const silenceAgrees = (notice: Notice, ...said: readonly string[]): Notice => ({
  ...notice,
  silenceAgrees: said,
});

/** What happens again to a work is not told again to whom has not read the notice of the last time. */
export const once = (notice: Notice): Notice => ({ ...notice, once: true });

/** Whether it reaches somebody who muted its work: what concerns them by name does, and what they are written besides. */
export const reachesMuted = ({ duty, mailed, personal }: Notice): boolean => Boolean(duty || mailed || personal);

/** Told where the event says this of itself; `unless`: where it does not. */
export const where = (name: string, notice: Notice): Notice => ({ ...notice, where: { name, isSaid: true } });
export const unless = (name: string, notice: Notice): Notice => ({ ...notice, where: { name, isSaid: false } });
