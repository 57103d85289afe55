import type { Letter, LetterTemplate } from '#contract/entities/decision.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { isMailTemplate, type LetterTemplateKind, letterTemplateKinds } from '#contract/letter-templates.ts';
import { type Language, languages } from '#contract/vocabulary.ts';
import { standardMails } from '#server/messages/mails-by-template.ts';
import { standardLetters } from '#server/messages/standard-letters.ts';
import { treated } from '#server/messages/treatment.ts';
import type { Services } from '#server/platform/services.ts';
import { findTemplate, findTemplates } from './template-queries.ts';

/** Every template, as administrators left it. */
export async function listTemplates({ db, settings }: Services): Promise<LetterTemplate[]> {
  const changed = await findTemplates(db);
  return letterTemplateKinds.flatMap((clave) =>
    languages.map((idioma) => {
      const own = changed.find((row) => row.clave === clave && row.idioma === idioma);
      return present(clave, idioma, own, settings.get());
    }),
  );
}

/** One template; `of`: what is known of the work that it is about, whose journal may have a treatment of its own. */
export async function readTemplate(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  clave: LetterTemplateKind,
  idioma: Language,
  of: Pick<PlatformSettings, 'tratamiento'> = settings.get(),
): Promise<LetterTemplate> {
  return present(clave, idioma, await findTemplate(db, clave, idioma), of);
}

function present(
  clave: LetterTemplateKind,
  idioma: Language,
  changed: Pick<Letter, 'asunto' | 'cuerpo'> | undefined,
  { tratamiento }: Pick<PlatformSettings, 'tratamiento'>,
): LetterTemplate {
  if (changed) return { clave, idioma, asunto: changed.asunto, cuerpo: changed.cuerpo, cambiada: true };
  const { asunto, cuerpo } = (isMailTemplate(clave) ? standardMails[clave] : standardLetters[clave])[idioma];
  return {
    clave,
    idioma,
    asunto: treated(asunto, tratamiento),
    cuerpo: treated(cuerpo, tratamiento),
    cambiada: false,
  };
}
