/** Books that gather works as their chapters (contract/gathered-chapters.ts). */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { chapterWants, mostChapters, mostSentWithBook } from '../gathered-chapters.ts';
import { longest } from '../limits.ts';
import { estados, tipos } from '../vocabulary.ts';
import { id, instant, language } from './common.ts';
import { particularsSchema } from './particulars.ts';

const [tipo, estado] = [z.enum(tipos), z.enum(estados)];
const place = {
  paginaInicial: z.string().trim().max(longest.pageNumber).default(''),
  paginaFinal: z.string().trim().max(longest.pageNumber).default(''),
};
const once = (list: readonly { id: string }[]) => new Set(list.map((each) => each.id)).size === list.length;

/** PUT /publications/{id}/chapters: all of them in order, and in which order whoever sends them had found them. */
export const chapterOrderSchema = z.object({
  desde: z.array(id).max(mostChapters).describe('Los capítulos que había, en su orden: si ya son otros, 409.'),
  capitulos: z
    .array(z.object({ id, ...place }))
    .max(mostChapters)
    .refine(once, fault('repetida')),
});
export type ChapterOrder = z.output<typeof chapterOrderSchema>;

/** A chapter as the contents of its book name it. */
export const gatheredChapterSchema = z.object({
  id,
  titulo: z.string(),
  tipo,
  idioma: language,
  autor: z.string(),
  /** The DOI by which it is registered; null: by none. */
  doi: z.string().nullable(),
  paginaInicial: z.string(),
  paginaFinal: z.string(),
  retractada: z.boolean(),
  /** Until when its text is closed; null: it is open. */
  embargo: z.string().nullable(),
});
export type GatheredChapter = z.infer<typeof gatheredChapterSchema>;

const neighbour = z.object({ id, titulo: z.string(), idioma: language }).nullable();
/** The book of a chapter, with the chapters before and after it that may be read. */
export const bookOfChapterSchema = z.object({ id, anterior: neighbour, siguiente: neighbour });

/** What becomes of a chapter when its book is published. */
export const chapterFates = ['PUBLICADO', 'SE_PUBLICA', 'NO_LISTO'] as const;
export const plannedChapterSchema = gatheredChapterSchema.extend({ estado, destino: z.enum(chapterFates) });
export type PlannedChapter = z.infer<typeof plannedChapterSchema>;

/** GET /publications/{id}/chapters: a book as those who put it together have it before them. */
export const chapterPlanSchema = z.object({
  id,
  titulo: z.string(),
  fechaPublicacion: instant.nullable(),
  capitulos: z.array(plannedChapterSchema),
  /** Works of its journal that could come into it. */
  disponibles: z.array(plannedChapterSchema),
  /** There are more: they are found by their words. */
  hayMas: z.boolean(),
});
export type ChapterPlan = z.infer<typeof chapterPlanSchema>;

/** GET /publications/{id}/chapters-to-send: what a book may be sent to review with, for whose it is. */
export const chaptersToSendSchema = z.object({
  /** Drafts of which they are the main author: those of the book first, in its order, then those that could come into it. */
  capitulos: z.array(
    z.object({
      id,
      titulo: z.string(),
      idioma: language,
      enElLibro: z.boolean(),
      faltan: z.array(z.enum(chapterWants)),
    }),
  ),
  /** There are more of them than are sent at once: they are sent by themselves. */
  hayMas: z.boolean(),
  /** How many chapters of the book are drafts that other people have to send. */
  ajenos: z.int(),
});
export type ChaptersToSend = z.infer<typeof chaptersToSendSchema>;

/** POST /publications/{id}/submit-with-chapters. */
export const sentWithChaptersSchema = z.object({
  capitulos: z
    .array(id)
    .max(mostSentWithBook)
    .refine((ids) => new Set(ids).size === ids.length, fault('repetida'))
    .describe('Los borradores que se envían con el libro, en su orden: todos o ninguno.'),
  revisionPublica: z
    .boolean()
    .optional()
    .describe(
      'Si a quien lo envía se le dijo que se publicarán las revisiones del libro; de un capítulo, donde vale lo mismo.',
    ),
});
export type SentWithChapters = z.output<typeof sentWithChaptersSchema>;

/** A published book, as its chapters that are works of their own name it. */
export const chapterOfSchema = particularsSchema
  .pick({ editores: true, edicion: true, lugar: true, coleccion: true, numeroColeccion: true, isbn: true })
  .extend({
    id,
    titulo: z.string(),
    idioma: language,
    /** The DOI by which it is registered; null: by none. */
    doi: z.string().nullable(),
    /** It was withdrawn. */
    retractada: z.boolean(),
    paginaInicial: z.string(),
    paginaFinal: z.string(),
  });
export type ChapterOf = z.infer<typeof chapterOfSchema>;
