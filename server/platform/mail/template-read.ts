import type { Letter, LetterTemplate } from '#contract/entities/decision.ts';
import { isMailTemplate, type LetterTemplateKind, letterTemplateKinds } from '#contract/letter-templates.ts';
import { type Language, languages } from '#contract/vocabulary.ts';
import { standardMails } from '#server/messages/mails-by-template.ts';
import { standardLetters } from '#server/messages/standard-letters.ts';
import type { Services } from '#server/platform/services.ts';
import { findTemplate, findTemplates } from './template-queries.ts';

/** Every template, as administrators left it. */
export async function listTemplates({ db }: Services): Promise<LetterTemplate[]> {
  const changed = await findTemplates(db);
  return letterTemplateKinds.flatMap((clave) =>
    languages.map((idioma) => {
      const own = changed.find((row) => row.clave === clave && row.idioma === idioma);
      return present(clave, idioma, own);
    }),
  );
}

/** One template. */
export async function readTemplate(
  { db }: Pick<Services, 'db'>,
  clave: LetterTemplateKind,
  idioma: Language,
): Promise<LetterTemplate> {
  return present(clave, idioma, await findTemplate(db, clave, idioma));
}

function present(
  clave: LetterTemplateKind,
  idioma: Language,
  changed: Pick<Letter, 'asunto' | 'cuerpo'> | undefined,
): LetterTemplate {
  const { asunto, cuerpo } = changed ?? (isMailTemplate(clave) ? standardMails[clave] : standardLetters[clave])[idioma];
  return { clave, idioma, asunto, cuerpo, cambiada: changed !== undefined };
}
