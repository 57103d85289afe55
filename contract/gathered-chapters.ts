/**
 * Books that gather works: their chapters are works of their own, by different hands, each with its address and DOI. Apart from the
 * chapters of one text (chapters.ts). Without zod, since public pages show them.
 */
import type { Estado, Tipo } from './vocabulary.ts';

/** A volume of proceedings has as many. */
export const mostChapters = 200;
/** Drafts that are sent to review with their book, in one act. */
export const mostSentWithBook = 60;

/** Works that a book may gather besides its own text: any but another book, so that none is, round about, a chapter of itself. */
export const canBeChapter = (tipo: Tipo): boolean => tipo !== 'LIBRO';
export const canGather = (tipo: Tipo): boolean => tipo === 'LIBRO';

/** Where a chapter, or its book, may stand before that comes out: it was sent, and not turned down. */
const underWay: readonly Estado[] = ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS', 'APROBADO'];
/** Whether it was sent and may still come out. */
export const isUnderWay = ({ estado }: { estado: Estado }): boolean => underWay.includes(estado);
export const canJoinBook = ({ tipo, estado }: { tipo: Tipo; estado: Estado }, isOut: boolean): boolean =>
  canBeChapter(tipo) && (estado === 'PUBLICADO' || (!isOut && underWay.includes(estado)));

/** What a chapter lacks before it may be sent; `TEXTO` keeps nothing back, and is said. */
export const chapterWants = ['DATOS', 'DECLARACIONES', 'FIRMAS', 'TEXTO'] as const;
export type ChapterWant = (typeof chapterWants)[number];
export const keepsBack = (want: ChapterWant): want is Exclude<ChapterWant, 'TEXTO'> => want !== 'TEXTO';
