import type { Letter, LetterTemplate } from '#contract/entities/decision.ts';
import type { LetterTemplateKind } from '#contract/letter-templates.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { deleteTemplate, saveTemplate } from '#server/platform/mail/template-queries.ts';
import { readTemplate } from '#server/platform/mail/template-read.ts';
import type { Services } from '#server/platform/services.ts';
import { checkTemplate } from './check-places.ts';
import { readableOwner } from './owner.ts';

/** Which template: of the journal with this id, or the platform's. */
interface Which extends Pick<LetterTemplate, 'clave' | 'idioma'> {
  revista?: string | undefined;
}

/**
 * Puts an administrator's words in place of a template. Throws `marca_desconocida`, `falta_marca`, `no_encontrado` of a journal that
 * is not there.
 */
export const changeTemplate = (
  services: Services,
  viewer: Person,
  which: Which & { clave: LetterTemplateKind },
  words: Pick<Letter, 'asunto' | 'cuerpo'>,
): Promise<LetterTemplate> => {
  checkTemplate(which.clave, words);
  return settle(services, viewer, which, 'changed', (owner) => saveTemplate(services.db, owner, which, words));
};

/** Goes back to the template as it came; a journal, to the platform's. Throws `no_encontrado` as above. */
export const resetTemplate = (services: Services, viewer: Person, which: Which): Promise<LetterTemplate> =>
  settle(services, viewer, which, 'reset', (owner) => deleteTemplate(services.db, owner, which.clave, which.idioma));

const kinds = {
  changed: { ofPlatform: 'letter.changed', ofJournal: 'journal.letterChanged' },
  reset: { ofPlatform: 'letter.reset', ofJournal: 'journal.letterReset' },
} as const;

function settle(
  services: Services,
  viewer: Person,
  { clave, idioma, revista }: Which,
  what: keyof typeof kinds,
  write: (owner: string | undefined) => Promise<void>,
): Promise<LetterTemplate> {
  const { db, transact, settings } = services;
  const owner = readableOwner(services, viewer, revista);
  return transact(async () => {
    await write(owner);
    const template = { clave, idioma };
    if (owner === undefined) await record(db, { type: kinds[what].ofPlatform, userId: viewer.id, datos: template });
    else {
      const datos = { ...template, revista: settings.of(owner).nombre };
      await record(db, { type: kinds[what].ofJournal, userId: viewer.id, datos });
    }
    return readTemplate(services, clave, idioma, owner === undefined ? undefined : { revistaId: owner });
  });
}
