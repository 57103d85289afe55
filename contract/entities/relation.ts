/** What follows a published work, and the notices that editors write (contract/relations.ts). */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { noticeKinds, noticeSigners, relationKinds } from '../relations.ts';
import { id, instant, text } from './common.ts';

/** A work that another is tied to, as anybody may read it: of the two always the other. */
export const relatedWorkSchema = z.object({
  /** What the later of the two is to the earlier. */
  clase: z.enum(relationKinds),
  id,
  titulo: z.string(),
  idioma: z.string(),
  /** The key of the journal that it is of; absent where that is the platform's principal one. */
  revista: z.string().optional(),
  /** When it was published. */
  fecha: instant,
  /** The DOI by which it is registered; null: by none. */
  doi: z.string().nullable(),
  /** Of a notice, what it says in few words; '' of other works. */
  resumen: z.string(),
  /** It was withdrawn itself. */
  retractada: z.boolean(),
  /** Of an expression of concern: when and why it was lifted; null while it stands. */
  levantada: z.object({ fecha: instant, motivo: z.string() }).nullable(),
});
export type RelatedWork = z.infer<typeof relatedWorkSchema>;

/** A notice as its editor writes it. */
export const newNoticeSchema = z.object({
  clase: z.enum(noticeKinds),
  /** In few words: what the work's page says of it, and of a retraction the reason that readers are given. */
  resumen: text(longest.noticeSummary),
  /** Its text; may be empty where the summary says all. */
  markdown: z.string().max(longest.notice).default(''),
  firma: z.enum(noticeSigners).default('REVISTA'),
});
export type NewNotice = z.output<typeof newNoticeSchema>;

/** The work of its own that it became. */
export const publishedNoticeSchema = z.object({
  aviso: relatedWorkSchema,
  /** What of its Markdown could not be taken over. */
  avisos: z.array(z.string()),
});
export type PublishedNotice = z.infer<typeof publishedNoticeSchema>;

export const liftingSchema = z.object({ motivo: text(longest.noticeSummary) });
