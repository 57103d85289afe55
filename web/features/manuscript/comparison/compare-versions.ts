/** Two versions of a work: its text, its notes, and what is said about it. */

import { compareLines } from '#contract/comparison/compare-lines.ts';
import { compareNodes } from '#contract/comparison/compare-nodes.ts';
import { type Edit, isChange } from '#contract/comparison/edit.ts';
import { paragraphsOf } from '#contract/comparison/paragraphs-of.ts';
import { declarationWords } from '#contract/declaration-words.ts';
import { declaredIn, plainDeclared } from '#contract/declared.ts';
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { Publication, Translation } from '#contract/entities/publication.ts';
import { footnotesOf } from '#contract/manuscript-html/footnotes.ts';
import { particularsIn } from '#contract/said-particulars.ts';
import type { Tipo } from '#contract/vocabulary.ts';

/** What is compared of a version. */
export interface Compared extends Pick<Publication, 'declaraciones' | 'declaradas' | 'ficha'> {
  titulo: string;
  /** The byline, as one line. */
  autor: string;
  resumen: string;
  categoria: string | null;
  palabrasClave: readonly string[];
  traducciones: readonly Translation[];
  documento: Manuscript;
  referencias: readonly Reference[];
}

/** A part of the work in both versions; `idioma` of what is said in another language than its own. */
export interface ComparedPart {
  id:
    | 'titulo'
    | 'autor'
    | 'resumen'
    | 'categoria'
    | 'palabrasClave'
    | 'texto'
    | 'notas'
    | 'referencias'
    | 'declaraciones'
    | 'ficha';
  idioma?: string;
  edits: Edit[];
}

/** The parts that either version has, in the order of a title page, then the text; what is declared by the words of a language. */
export function compareVersions(
  before: Compared,
  after: Compared,
  language: string,
  tipo: Tipo = 'ARTICULO',
): ComparedPart[] {
  const nodes = (read: (version: Compared) => string[]) =>
    compareNodes(read(before).flatMap(paragraphsOf), read(after).flatMap(paragraphsOf));
  const parts: ComparedPart[] = [
    { id: 'titulo', edits: compareLine(before.titulo, after.titulo) },
    { id: 'autor', edits: compareLine(before.autor, after.autor) },
    { id: 'resumen', edits: nodes(({ resumen }) => [resumen]) },
    { id: 'categoria', edits: compareLine(before.categoria ?? '', after.categoria ?? '') },
    { id: 'palabrasClave', edits: compareLine(before.palabrasClave.join(', '), after.palabrasClave.join(', ')) },
    ...languagesOf(before, after).flatMap((idioma) => compareTranslations(idioma, before, after)),
    { id: 'texto', edits: compareNodes(before.documento.content, after.documento.content) },
    { id: 'notas', edits: compareNodes(footnotesOf(before.documento).list, footnotesOf(after.documento).list) },
    { id: 'referencias', edits: nodes(({ referencias }) => referencias.map(({ texto }) => texto)) },
    { id: 'ficha', edits: nodes(({ ficha }) => linesParticular({ tipo, ficha }, language)) },
    { id: 'declaraciones', edits: nodes((version) => linesDeclared(version, language)) },
  ];
  return parts.filter(({ edits }) => edits.length > 0);
}

/** What is declared, a paragraph each; to whom it is hidden, what was declared at all. */
function linesDeclared({ declaraciones, declaradas = [] }: Compared, language: string): string[] {
  if (!declaraciones) return declaradas.map((kind) => declarationWords(language).kinds[kind]);
  return declaredIn(declaraciones, language).flatMap(({ title, ...said }) => {
    const [first = '', ...others] = plainDeclared(said);
    return [first === '' ? title : `${title}: ${first}`, ...others];
  });
}

/** What a book, a thesis or a report says of itself, a line each. */
const linesParticular = (work: Pick<Publication, 'tipo' | 'ficha'>, language: string): string[] =>
  particularsIn(work, language, (date) => date).map(({ term, text }) => `${term}: ${text}`);

const languagesOf = (...versions: Compared[]) => [
  ...new Set(versions.flatMap(({ traducciones }) => traducciones.map(({ idioma }) => idioma))),
];

function compareTranslations(idioma: string, before: Compared, after: Compared): ComparedPart[] {
  const of = ({ traducciones }: Compared) => traducciones.find((translation) => translation.idioma === idioma);
  const [old, young] = [of(before), of(after)];
  const words = (translation?: Translation) => translation?.palabrasClave.join(', ') ?? '';
  return [
    { id: 'titulo', idioma, edits: compareLine(old?.titulo ?? '', young?.titulo ?? '') },
    {
      id: 'resumen',
      idioma,
      edits: compareNodes(paragraphsOf(old?.resumen ?? ''), paragraphsOf(young?.resumen ?? '')),
    },
    { id: 'palabrasClave', idioma, edits: compareLine(words(old), words(young)) },
  ];
}

/** One line against the other, word by word, however little they share. */
function compareLine(before: string, after: string): Edit[] {
  const [old] = paragraphsOf(before.replace(/\s+/g, ' '));
  const [young] = paragraphsOf(after.replace(/\s+/g, ' '));
  if (old?.type !== 'paragraph' || young?.type !== 'paragraph')
    return [
      ...(old ? [{ kind: 'removed', before: old } as const] : []),
      ...(young ? [{ kind: 'added', after: young } as const] : []),
    ];
  if (before === after) return [{ kind: 'kept', before: old, after: young }];
  return [{ kind: 'edited', before: old, after: young, parts: compareLines(old.content, young.content) }];
}

/** How many places differ, an edited line as one. */
export const countChanges = (edits: readonly Edit[]): number => edits.filter(isChange).length;
