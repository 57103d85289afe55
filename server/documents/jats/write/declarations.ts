/** What its authors declare, where SciELO PS has it: who paid in the head, interests in the notes of the authors, the rest behind the text. */
import { declarationWords } from '#contract/declaration-words.ts';
import type { Declarations } from '#contract/entities/declaration.ts';
import { declaredOf, type Stated } from '#server/documents/model/declared-of.ts';
import { said, type Writing, type Xml } from './writing.ts';

const availability: Readonly<Record<string, string>> = {
  REPOSITORIO: 'data-available',
  EN_LA_OBRA: 'data-in-article',
  A_PETICION: 'data-available-upon-request',
  NO_SE_COMPARTE: 'data-not-available',
};

/** SPS asks of a funding group for who paid: that nobody did is said in a note. */
export const isUnfunded = ({ financiacion }: Declarations): boolean => financiacion?.respuesta === 'SIN_FINANCIACION';

/**
 * Interests, which SPS takes among the notes of the authors.
 * Source: SciELO PS, 'fn-type', https://docs.scielo.org/projects/scielo-publishing-schema/.
 */
export function writeAuthorNotes(meta: Xml, { work }: Writing): void {
  const interests = declaredOf(work).find(({ kind }) => kind === 'conflictos');
  if (interests) writeNote(meta.ele('author-notes'), interests, 'conflict');
}

/** What stands behind the text: a section says where the data are, the others are notes. Who paid is said in the head. */
export function writeDeclarations(openBack: () => Xml, { work }: Writing): void {
  const declared = declaredOf(work);
  const data = declared.find(({ kind }) => kind === 'datos');
  if (data) writeAvailability(openBack(), data, work.declaraciones);
  const notes = declared.filter(
    ({ kind }) =>
      kind !== 'conflictos' && kind !== 'datos' && (kind !== 'financiacion' || isUnfunded(work.declaraciones)),
  );
  if (notes.length === 0) return;
  const group = openBack().ele('fn-group');
  said(group, 'title', declarationWords(work.idioma).title);
  for (const note of notes) writeNote(group, note, 'other');
}

function writeAvailability(back: Xml, data: Stated, { datos }: Declarations): void {
  const use = availability[datos?.respuesta ?? ''];
  const section = back.ele('sec', { 'sec-type': 'data-availability', ...(use && { 'specific-use': use }) });
  said(section, 'title', data.title);
  writeStated(section, section.ele('p'), data);
}

function writeNote(group: Xml, stated: Stated, type: string): void {
  const note = group.ele('fn', { 'fn-type': type });
  const first = note.ele('p');
  first.ele('bold').txt(`${stated.title}.`);
  first.txt(' ');
  writeStated(note, first, stated);
}

/** The sentence, or else the first paragraph, into `first`; the others follow it. */
function writeStated(parent: Xml, first: Xml, { sentence, paragraphs }: Stated): void {
  for (const { text, href } of sentence)
    (href ? first.ele('ext-link', { 'ext-link-type': 'uri', 'xlink:href': href }) : first).txt(text);
  const [opening = '', ...others] = sentence.length > 0 ? ['', ...paragraphs] : paragraphs;
  if (opening !== '') first.txt(opening);
  for (const paragraph of others) parent.ele('p').txt(paragraph);
}
