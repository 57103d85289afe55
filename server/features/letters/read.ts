import type { Letter, LetterTemplate } from '#contract/entities/decision.ts';
import { isMailTemplate, type LetterTemplateKind, letterTemplateKinds } from '#contract/letter-templates.ts';
import { type LetterLanguage, letterLanguages } from '#contract/letters.ts';
import type { Services } from '#server/services.ts';
import { findTemplate, findTemplates } from './queries.ts';
import { standardLetters } from './standard-letters.ts';
import { standardMails } from './standard-mails.ts';

/** Every template, as administrators left it. */
export async function listTemplates({ db }: Services): Promise<LetterTemplate[]> {
  const changed = await findTemplates(db);
  return letterTemplateKinds.flatMap((clave) =>
    letterLanguages.map((idioma) => {
      const own = changed.find((row) => row.clave === clave && row.idioma === idioma);
      return present(clave, idioma, own);
    }),
  );
}

/** One template. */
export async function readTemplate(
  { db }: Pick<Services, 'db'>,
  clave: LetterTemplateKind,
  idioma: LetterLanguage,
): Promise<LetterTemplate> {
  return present(clave, idioma, await findTemplate(db, clave, idioma));
}

function present(
  clave: LetterTemplateKind,
  idioma: LetterLanguage,
  changed: Pick<Letter, 'asunto' | 'cuerpo'> | undefined,
): LetterTemplate {
  const { asunto, cuerpo } = changed ?? (isMailTemplate(clave) ? standardMails[clave] : standardLetters[clave])[idioma];
  return { clave, idioma, asunto, cuerpo, cambiada: changed !== undefined };
}
