/** Which acts ask something before they are done, and in which words: apart from the dialog that asks, which comes when it does. */
import type { Missing } from '#contract/declarations.ts';
import type { ChaptersToSend } from '#contract/entities/chapter.ts';
import { isDecision } from '#contract/letters.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import type { KnownAct } from './act-looks.tsx';

export interface Question {
  title: MessageKey;
  text: MessageKey;
  tone?: 'primary' | 'danger';
}

export const questions: Partial<Record<KnownAct, Question>> = {
  ELIMINAR: { title: 'author.ask.ELIMINAR', text: 'author.ask.ELIMINAR.text' },
  ENVIAR_A_REVISION: {
    title: 'author.ask.ENVIAR_A_REVISION',
    text: 'author.ask.ENVIAR_A_REVISION.text',
    tone: 'primary',
  },
  RETIRAR_ENVIO: { title: 'author.ask.RETIRAR_ENVIO', text: 'author.ask.RETIRAR_ENVIO.text' },
  PUBLICAR: { title: 'author.ask.PUBLICAR', text: 'author.ask.PUBLICAR.text', tone: 'primary' },
  PUBLICAR_SIN_APROBACION: {
    title: 'author.ask.PUBLICAR_SIN_APROBACION',
    text: 'author.ask.PUBLICAR_SIN_APROBACION.text',
    tone: 'primary',
  },
};

/** What makes one think before a version is sent. */
export interface Doubts {
  /** There is nothing to be read in it yet. */
  isEmpty: boolean;
  /** How many points of the reviews have no answer yet. */
  unanswered: number;
  /** Whether its text tells who wrote it, though reviewers must not know; `unknown` where nobody could look. */
  leaks: 'none' | 'some' | 'unknown';
  /** Whether its reviews will be published with it, as the server has it now. */
  publishes: boolean;
  /** Its words, where they are fewer or more than its section asks for. */
  length?: { words: number; least: number | null; most: number | null } | undefined;
  /** What its journal asks to be declared, and is not. */
  undeclared?: readonly Missing[];
  /** Who has not signed the licence that its journal asks for, and whether it is sent without. */
  unsigned?: { names: readonly string[]; needed: boolean } | undefined;
  /** Of a book: the drafts that may be sent with it, where there are any, and those that others have to send. */
  chapters?: ChaptersToSend | undefined;
  /** That changed while the person looked at it. */
  changed: boolean;
}

/** Whether something is asked before the act is done. */
export const asksFirst = (act: KnownAct): boolean => act === 'CREAR_REVISION' || isDecision(act) || act in questions;
