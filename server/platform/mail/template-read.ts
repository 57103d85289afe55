import type { Letter, LetterTemplate } from '#contract/entities/decision.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import {
  isMailTemplate,
  isOfProduction,
  type LetterTemplateKind,
  letterTemplateKinds,
} from '#contract/letter-templates.ts';
import { type Language, languages } from '#contract/vocabulary.ts';
import { standardMails } from '#server/messages/mails-by-template.ts';
import { standardLetters } from '#server/messages/standard-letters.ts';
import { treated } from '#server/messages/treatment.ts';
import type { OfJournal } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import { findTemplate, findTemplates, type TemplateOwner } from './template-queries.ts';

/** The platform's words are those of its principal journal, which has none of its own. */
export const ownerOf = (revistaId: string | undefined): TemplateOwner =>
  revistaId === principalJournal ? undefined : revistaId;

type Words = Pick<Letter, 'asunto' | 'cuerpo'>;

/** The journal wants the stage of production; for the platform's words, any of its journals. */
const isProducing = (settings: Services['settings'], owner: TemplateOwner): boolean =>
  owner === undefined
    ? settings.get().etapaProduccion || settings.journals().some(({ id }) => settings.of(id).etapaProduccion)
    : settings.of(owner).etapaProduccion;

/**
 * Every template, as administrators left it, for the platform or for the journal with this id. Those of production only where it is
 * wanted, or where they are worded already.
 */
export async function listTemplates({ db, settings }: Services, owner: TemplateOwner): Promise<LetterTemplate[]> {
  const ofPlatform = await findTemplates(db, undefined);
  const ofJournal = owner === undefined ? undefined : await findTemplates(db, owner);
  const treatment = owner === undefined ? settings.get() : settings.of(owner);
  const isListed = (clave: LetterTemplateKind) =>
    !isOfProduction(clave) ||
    isProducing(settings, owner) ||
    ofPlatform.concat(ofJournal ?? []).some((row) => row.clave === clave);
  return letterTemplateKinds.filter(isListed).flatMap((clave) =>
    languages.map((idioma) => {
      const at = (rows: typeof ofPlatform) => rows.find((row) => row.clave === clave && row.idioma === idioma);
      return present({ clave, idioma }, at(ofJournal ?? ofPlatform), at(ofPlatform), treatment);
    }),
  );
}

/**
 * One template as it holds in a journal: in its own words, else in the platform's, else as it comes. `of`: what says in which journal,
 * as a work does; the platform's own without. `cambiada` says that it has been worded for that journal, or for the platform.
 */
export async function readTemplate(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  clave: LetterTemplateKind,
  idioma: Language,
  of?: OfJournal,
): Promise<LetterTemplate> {
  const at = { clave, idioma };
  const owner = ownerOf(of?.revistaId);
  const own = await findTemplate(db, owner, clave, idioma);
  const inherited = own || owner === undefined ? own : await findTemplate(db, undefined, clave, idioma);
  return present(at, own, inherited, of ? settings.of(of) : settings.get());
}

function present(
  { clave, idioma }: Pick<LetterTemplate, 'clave' | 'idioma'>,
  own: Words | undefined,
  inherited: Words | undefined,
  { tratamiento }: Pick<PlatformSettings, 'tratamiento'>,
): LetterTemplate {
  const worded = own ?? inherited;
  const cambiada = own !== undefined;
  if (worded) return { clave, idioma, asunto: worded.asunto, cuerpo: worded.cuerpo, cambiada };
  const { asunto, cuerpo } = (isMailTemplate(clave) ? standardMails[clave] : standardLetters[clave])[idioma];
  return { clave, idioma, asunto: treated(asunto, tratamiento), cuerpo: treated(cuerpo, tratamiento), cambiada };
}
