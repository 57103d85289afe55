import type { Letter, LetterTemplate } from '#contract/entities/decision.ts';
import type { LetterTemplateKind } from '#contract/letter-templates.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { deleteTemplate, saveTemplate } from '#server/platform/mail/template-queries.ts';
import { readTemplate } from '#server/platform/mail/template-read.ts';
import type { Services } from '#server/platform/services.ts';
import { checkTemplate } from './check-places.ts';

/** Puts an administrator's words in place of a template. Throws `marca_desconocida`, `falta_marca`. */
export function changeTemplate(
  services: Services,
  viewer: Person,
  clave: LetterTemplateKind,
  { idioma, asunto, cuerpo }: Letter,
): Promise<LetterTemplate> {
  checkTemplate(clave, { asunto, cuerpo });
  const { db, transact } = services;
  return transact(async () => {
    await saveTemplate(db, { clave, idioma, asunto, cuerpo });
    await record(db, { type: 'letter.changed', userId: viewer.id, datos: { clave, idioma } });
    return readTemplate(services, clave, idioma);
  });
}

/** Goes back to the template as it came. */
export function resetTemplate(
  services: Services,
  viewer: Person,
  clave: LetterTemplateKind,
  idioma: Language,
): Promise<LetterTemplate> {
  const { db, transact } = services;
  return transact(async () => {
    await deleteTemplate(db, clave, idioma);
    await record(db, { type: 'letter.reset', userId: viewer.id, datos: { clave, idioma } });
    return readTemplate(services, clave, idioma);
  });
}
