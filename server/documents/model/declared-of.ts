/** What files say of a version beside its text: what was declared, and who signed its licence. */
import { type Declared, declaredIn } from '#contract/declared.ts';
import { fill } from '#contract/words.ts';
import type { ExportedWork } from './exported-work.ts';
import { wordsIn } from './words.ts';

/** A declaration, or who signed. */
export type Stated = Omit<Declared, 'kind'> & { kind: Declared['kind'] | 'derechos' };

/** In the order of declarations, who signed after them, in the work's language. */
export function declaredOf({ declaraciones, derechos, idioma }: ExportedWork): Stated[] {
  const declared = declaredIn(declaraciones, idioma);
  if (!derechos) return declared;
  const { rights, rightsSigned, rightsSignedOn } = wordsIn(idioma);
  const { licencia, firmas } = derechos;
  const list = firmas.map(({ nombre, fecha }) => fill(rightsSignedOn, { who: nombre, day: fecha }, 'es')).join('; ');
  const sentence = [
    { text: licencia ? `${rightsSigned} ` : rightsSigned },
    ...(licencia ? [{ text: licencia, href: licencia }] : []),
    { text: `: ${list}.` },
  ];
  return [...declared, { kind: 'derechos', title: rights, sentence, paragraphs: [] }];
}
