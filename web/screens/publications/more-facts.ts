/** The facts of a draft that the specification's form leaves out (issue 7): as they are typed, and as much of them as changed. */

import { z } from 'zod';
import type { DeclarationChanges } from '#contract/entities/declaration.ts';
import { type Publication, type PublicationChanges, tipo } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { ownZone } from '#web/features/publications/own-zone.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { checkedDeclarations, declarationsChanged, declarationsOf, typedDeclarations } from './typed-declarations.ts';
import { particularsChanged, particularsTyped, typedParticulars } from './typed-particulars.ts';
import { pagesField, placeFields } from './work-fields.ts';

/** What is typed, before it is checked. */
const typed = { idioma: z.string(), paginas: z.string(), licencia: z.string() };
const translated = { tituloTraducido: z.string(), resumenTraducido: z.string() };

/** What their fields begin with. */
export function moreFactsOf(work: Publication) {
  const { titulo = '', resumen = '' } = translationOf(work, otherLanguage(work.idioma)) ?? {};
  const { pages } = work.metadatos;
  return {
    tipo: work.tipo,
    idioma: work.idioma,
    paginas: pages ? String(pages) : '',
    licencia: work.licencia ?? '',
    tituloTraducido: titulo,
    resumenTraducido: resumen,
    revistaId: work.revistaId,
    seccionId: work.seccionId ?? '',
    declaraciones: declarationsOf(work),
    ficha: particularsTyped(work),
    embargo: work.embargo?.hasta ?? '',
  };
}
export type MoreFacts = ReturnType<typeof moreFactsOf>;
/** All that the form of a draft holds. */
export type EditedFacts = Record<'titulo' | 'resumen' | 'categoria' | 'palabrasClave', string> & MoreFacts;

/** As they are kept while they are typed; what was kept before there were these fields is as the work has it. */
export const moreFactsTyped = (work: Publication) => {
  const first = moreFactsOf(work);
  return {
    tipo: tipo.default(first.tipo),
    idioma: typed.idioma.default(first.idioma),
    paginas: typed.paginas.default(first.paginas),
    licencia: typed.licencia.default(first.licencia),
    tituloTraducido: translated.tituloTraducido.default(first.tituloTraducido),
    resumenTraducido: translated.resumenTraducido.default(first.resumenTraducido),
    revistaId: placeFields.revistaId.default(first.revistaId),
    seccionId: placeFields.seccionId.default(first.seccionId),
    declaraciones: typedDeclarations.default(first.declaraciones),
    ficha: typedParticulars.default(first.ficha),
    embargo: z.string().default(first.embargo),
  };
};

/** As they are checked. */
export const moreFactsIn = (t: Translate) => ({
  tipo,
  idioma: typed.idioma,
  paginas: pagesField(t),
  licencia: typed.licencia,
  tituloTraducido: translated.tituloTraducido.trim().max(longest.title),
  resumenTraducido: translated.resumenTraducido.trim().max(longest.summary),
  ...placeFields,
  declaraciones: checkedDeclarations,
  /** Held to what its type asks for by `checkParticulars`. */
  ficha: typedParticulars,
  /** A day, or '' for none. */
  embargo: z.string(),
});

/** The language of the translation that is offered: English, and Spanish for a work in English. */
export const otherLanguage = (idioma: string): string => (idioma === 'en' ? 'es' : 'en');

const translationOf = ({ traducciones }: Publication, language: string) =>
  traducciones.find(({ idioma }) => idioma === language);

type Checked = Omit<MoreFacts, 'paginas' | 'declaraciones'> & { paginas: number; declaraciones: DeclarationChanges };

/** What to send of them: what differs from the work as it was opened, so that a co-author's change of the rest stands. */
export function moreFactsChanged(work: Publication, said: Checked): PublicationChanges {
  const first = moreFactsOf(work);
  const isOtherLanguage = said.idioma !== work.idioma;
  const isTranslated =
    said.tituloTraducido !== first.tituloTraducido || said.resumenTraducido !== first.resumenTraducido;
  const isElsewhere = said.revistaId !== work.revistaId;
  return {
    ...(isElsewhere && { revistaId: said.revistaId }),
    ...((isElsewhere || said.seccionId !== first.seccionId) && { seccionId: said.seccionId || null }),
    ...(said.tipo !== work.tipo && { tipo: said.tipo }),
    ...(isOtherLanguage && { idioma: said.idioma }),
    ...(said.licencia !== '' && said.licencia !== work.licencia && { licencia: said.licencia }),
    ...(said.paginas !== Number(first.paginas) && { metadatos: { pages: said.paginas } }),
    ...declarationsChanged(work, said.declaraciones),
    ...particularsChanged(work, said.tipo, said.ficha),
    ...embargoChanged(work, said),
    ...((isTranslated || isOtherLanguage) && { traducciones: translationsWith(work, said) }),
  };
}

/** The day on which a thesis opens, by the clock where it is said. */
function embargoChanged({ embargo }: Publication, { tipo, embargo: hasta }: Pick<Checked, 'tipo' | 'embargo'>) {
  if (tipo !== 'TESIS' || hasta === (embargo?.hasta ?? '')) return {};
  return { embargo: hasta === '' ? null : { hasta, zona: ownZone() } };
}

/** The same of the facts that the specification's form has. */
export function factsChanged(
  work: Publication,
  { titulo, resumen, palabrasClave }: Pick<Publication, 'titulo' | 'resumen' | 'palabrasClave'>,
): PublicationChanges {
  return {
    ...(titulo !== work.titulo && { titulo }),
    ...(resumen !== work.resumen && { resumen }),
    ...(palabrasClave.join('\n') !== work.palabrasClave.join('\n') && { palabrasClave }),
  };
}

/** The work's translations with the one that was written; none of a language that is now its own. */
function translationsWith(work: Publication, { idioma, tituloTraducido, resumenTraducido }: Checked) {
  const other = otherLanguage(idioma);
  const { palabrasClave = [] } = translationOf(work, other) ?? {};
  const written = { idioma: other, titulo: tituloTraducido, resumen: resumenTraducido, palabrasClave };
  const says = tituloTraducido !== '' || resumenTraducido !== '' || palabrasClave.length > 0;
  return [
    ...work.traducciones.filter((each) => each.idioma !== other && each.idioma !== idioma),
    ...(says ? [written] : []),
  ];
}
