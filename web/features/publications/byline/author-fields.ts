/** What a form asks of an author, and what it becomes on the wire. */

import { z } from 'zod';
import type { NewByline, WorkAuthor } from '#contract/entities/byline.ts';
import { orcid } from '#contract/entities/common.ts';
import { longest } from '#contract/limits.ts';
import { creditRoles } from '#contract/vocabulary.ts';
import type { Translate } from '#web/messages/i18n.ts';

export type SentAuthor = NewByline['autores'][number];

/** What is typed, before it is checked; affiliations are one a line. */
export const typedAuthor = z.object({
  nombres: z.string(),
  apellidos: z.string(),
  email: z.string(),
  orcid: z.string(),
  afiliaciones: z.string(),
  /** Of the lines that were chosen among the organisations. */
  rors: z.array(z.object({ afiliacion: z.string(), ror: z.string() })),
  correspondencia: z.boolean(),
  credit: z.array(z.enum(creditRoles)),
});
export type AuthorForm = z.infer<typeof typedAuthor>;

export const emptyAuthor: AuthorForm = {
  nombres: '',
  apellidos: '',
  email: '',
  orcid: '',
  afiliaciones: '',
  rors: [],
  correspondencia: false,
  credit: [],
};

export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The same, checked, in the words of the person's language. */
export const authorForm = (t: Translate) =>
  z.object({
    nombres: z
      .string()
      .trim()
      .min(1, t('byline.form.nombres.required'))
      .max(longest.name, t('byline.form.long', { max: longest.name })),
    apellidos: z
      .string()
      .trim()
      .max(longest.name, t('byline.form.long', { max: longest.name })),
    email: z
      .string()
      .trim()
      .refine(
        (value) => value === '' || z.email().max(longest.email).safeParse(value).success,
        t('byline.form.email.invalid'),
      ),
    orcid: z
      .string()
      .trim()
      .refine((value) => value === '' || orcid.safeParse(value).success, t('byline.form.orcid.invalid')),
    afiliaciones: z
      .string()
      .refine((text) => linesOf(text).length <= 10, t('byline.form.afiliaciones.many', { max: 10 }))
      .refine((text) => linesOf(text).every((line) => line.length <= 500), t('byline.form.long', { max: 500 })),
    rors: typedAuthor.shape.rors,
    correspondencia: z.boolean(),
    credit: z.array(z.enum(creditRoles)),
  });

export const formOf = ({ afiliaciones, email, orcid, ...author }: WorkAuthor): AuthorForm => ({
  nombres: author.nombres,
  apellidos: author.apellidos,
  email: email ?? '',
  orcid: orcid ?? '',
  afiliaciones: afiliaciones.join('\n'),
  rors: author.rors ?? [],
  correspondencia: author.correspondencia,
  credit: author.credit,
});

/** The iDs of affiliations that still stand there as they were chosen. */
export const chosenIn = ({ afiliaciones, rors }: Pick<AuthorForm, 'afiliaciones' | 'rors'>) => {
  const lines = linesOf(afiliaciones);
  return rors.filter(({ afiliacion }) => lines.includes(afiliacion));
};

/** What a form says of the author of this account, or of one without. */
export const sentOf = ({ rors, ...form }: AuthorForm, id: string | null): SentAuthor => {
  const chosen = chosenIn({ ...form, rors });
  return {
    ...form,
    id,
    email: id === null ? form.email.trim() || null : null,
    orcid: form.orcid.trim() || null,
    afiliaciones: linesOf(form.afiliaciones),
    ...(chosen.length > 0 && { rors: chosen }),
    invitar: false,
  };
};

/** An author as they stand, to be sent back with the others. */
export const unchanged = ({ invitacion: _, principal: __, ...author }: WorkAuthor): SentAuthor => ({
  ...author,
  email: author.id === null ? author.email : null,
  invitar: false,
});

export const nameOf = ({ nombres, apellidos }: Pick<WorkAuthor, 'nombres' | 'apellidos'>): string =>
  `${nombres} ${apellidos}`.trim();

/** What tells the authors of a list apart, while it is put in another order: account, address or name. */
export function keysOf(authors: readonly Pick<WorkAuthor, 'id' | 'email' | 'nombres' | 'apellidos'>[]): string[] {
  const keys: string[] = [];
  for (const author of authors) {
    const key = author.id ?? author.email ?? nameOf(author);
    const alike = keys.filter((other) => other.replace(/ #\d+$/, '') === key).length;
    keys.push(alike === 0 ? key : `${key} #${alike + 1}`);
  }
  return keys;
}
