/** What the public site has besides works: pages that administrators write, the newsletter, the contact form. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { pageSlugs } from '../vocabulary.ts';
import { instant, language, text } from './common.ts';
import { manuscriptSchema } from './manuscript.ts';
import { email } from './user.ts';

export const pageSlug = z.enum(pageSlugs);
/**
 * A placeholder page of spec 000 §2.1; `documento` is null until an administrator writes it (docs/specification.md 2). `porDefecto`: what
 * stands there meanwhile in both languages, made of the settings; null where that is nothing, and where somebody wrote the page.
 */
export const sitePageSchema = z.object({
  slug: pageSlug,
  markdown: z.string(),
  documento: manuscriptSchema.nullable(),
  fechaActualizacion: instant.nullable(),
  porDefecto: z.object({ es: manuscriptSchema, en: manuscriptSchema }).nullable(),
});
export type SitePage = z.infer<typeof sitePageSchema>;
/** What was written, with what of it could not be shown. */
export const writtenPageSchema = sitePageSchema.extend({ avisos: z.array(z.string()) });
export type WrittenPage = z.infer<typeof writtenPageSchema>;
/**
 * An empty text brings 'coming soon' back. `antes`: the `fechaActualizacion` of what the person read; where somebody has
 * saved it since, the answer is 409 `pagina_cambiada` and nothing is saved.
 */
export const sitePageChangeSchema = z.object({
  markdown: z.string().max(longest.page),
  antes: instant.nullable().optional(),
});
export type SitePageChange = z.infer<typeof sitePageChangeSchema>;

export const contactMessageSchema = z.object({
  nombre: text(longest.name),
  email,
  asunto: text(longest.messageSubject),
  mensaje: text(longest.contactMessage),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** `idioma` is the language of the mails. */
export const newsletterSignUpSchema = z.object({ email, idioma: language.optional() });

/** A token that came by mail. */
export const mailedTokenSchema = z.object({ token: z.string().min(1).max(200) });
