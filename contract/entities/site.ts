/** What the public site has besides works: pages that administrators write, the newsletter, the contact form. */
import { z } from 'zod';
import { pageSlugs } from '../vocabulary.ts';
import { instant, language, text } from './common.ts';
import { manuscriptSchema } from './manuscript.ts';
import { email } from './user.ts';

export const pageSlug = z.enum(pageSlugs);
/** The longest page that may be written, in characters of Markdown. */
const longestPage = 200_000;

/** A placeholder page of spec 000 §2.1; `documento` is null until an administrator writes it (docs/specification.md 2). */
export const sitePageSchema = z.object({
  slug: pageSlug,
  markdown: z.string(),
  documento: manuscriptSchema.nullable(),
  fechaActualizacion: instant.nullable(),
});
export type SitePage = z.infer<typeof sitePageSchema>;
/** What was written, with what of it could not be shown. */
export const writtenPageSchema = sitePageSchema.extend({ avisos: z.array(z.string()) });
export type WrittenPage = z.infer<typeof writtenPageSchema>;
/** An empty text brings 'coming soon' back. */
export const sitePageChangeSchema = z.object({ markdown: z.string().max(longestPage) });

export const contactMessageSchema = z.object({
  nombre: text(120),
  email,
  asunto: text(200),
  mensaje: text(5000),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** `idioma` is the language of the mails. */
export const newsletterSignUpSchema = z.object({ email, idioma: language.optional() });

/** A token that came by mail. */
export const mailedTokenSchema = z.object({ token: z.string().min(1).max(200) });
