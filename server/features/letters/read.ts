import type { Letter, LetterTemplate } from '#contract/entities/decision.ts';
import { type LetterKind, type LetterLanguage, letterKinds, letterLanguages } from '#contract/letters.ts';
import type { Services } from '#server/services.ts';
import { findTemplate, findTemplates } from './queries.ts';
import { standardLetters } from './standard-letters.ts';

/** Every template, as administrators left it. */
export async function listTemplates({ db }: Services): Promise<LetterTemplate[]> {
  const changed = await findTemplates(db);
  return letterKinds.flatMap((clave) =>
    letterLanguages.map((idioma) => {
      const own = changed.find((row) => row.clave === clave && row.idioma === idioma);
      return present(clave, idioma, own);
    }),
  );
}

/** One template. */
export async function readTemplate(
  { db }: Pick<Services, 'db'>,
  clave: LetterKind,
  idioma: LetterLanguage,
): Promise<LetterTemplate> {
  return present(clave, idioma, await findTemplate(db, clave, idioma));
}

function present(
  clave: LetterKind,
  idioma: LetterLanguage,
  changed: Pick<Letter, 'asunto' | 'cuerpo'> | undefined,
): LetterTemplate {
  const { asunto, cuerpo } = changed ?? standardLetters[clave][idioma];
  return { clave, idioma, asunto, cuerpo, cambiada: changed !== undefined };
}
