/** Declarations as they are read: each under its title, one sentence with what it names, and what its authors wrote. */
import { declarationWords } from './declaration-words.ts';
import {
  type Declaration,
  type DeclarationKind,
  declarationKinds,
  type Funder,
  lackOf,
  type Said,
} from './declarations.ts';

/** A piece of a sentence; `href` of what leads somewhere. */
export interface DeclaredPart {
  text: string;
  href?: string;
}
export interface Declared {
  kind: DeclarationKind;
  title: string;
  /** The sentence of the answer; none where what was written says it all. */
  sentence: DeclaredPart[];
  /** In paragraphs, parted by line ends; none where nothing was written. */
  paragraphs: string[];
}

/** What of a work was declared, in the order of declarations, by the words of a language (`es`). What is not whole says nothing yet. */
export function declaredIn(said: Said | undefined, language: string): Declared[] {
  const { kinds } = declarationWords(language);
  return declarationKinds.flatMap((kind) => {
    const declaration = said?.[kind];
    if (!declaration || lackOf(declaration)) return [];
    const paragraphs = (declaration.texto ?? '').split(/\n+/).flatMap((line) => line.trim() || []);
    return [{ kind, title: kinds[kind], sentence: sentenceOf(kind, declaration, language), paragraphs }];
  });
}

/** The same as plain text, a paragraph each. */
export const plainDeclared = ({ sentence, paragraphs }: Pick<Declared, 'sentence' | 'paragraphs'>): string[] => [
  ...(sentence.length > 0 ? [sentence.map(({ text }) => text).join('')] : []),
  ...paragraphs,
];

function sentenceOf(kind: DeclarationKind, said: Declaration, language: string): DeclaredPart[] {
  const words = declarationWords(language);
  const templates: Readonly<Record<string, string>> = words.said[kind];
  const named: Readonly<Record<string, DeclaredPart[]>> = {
    who: said.financiadores ? fundersIn(said.financiadores, language) : [{ text: said.comite ?? '' }],
    code: [{ text: said.codigo ?? '' }],
    where: [{ text: said.enlace ?? '', ...(said.enlace && { href: said.enlace }) }],
  };
  return (templates[said.respuesta] ?? '')
    .split(/\{(\w+)\}/)
    .flatMap((piece, at) => (at % 2 ? (named[piece] ?? []) : [{ text: piece }]))
    .filter(({ text }) => text !== '');
}

/** 'CSIC (ayudas PID2020-1, PID2021-3); Fundación Sol', the names led to their ROR iDs. */
function fundersIn(funders: readonly Funder[], language: string): DeclaredPart[] {
  const { grant, grants } = declarationWords(language);
  return funders.flatMap(({ nombre, ror, ayudas }, at) => [
    ...(at > 0 ? [{ text: '; ' }] : []),
    { text: nombre, ...(ror && { href: ror }) },
    ...(ayudas.length > 0 ? [{ text: ` (${ayudas.length > 1 ? grants : grant} ${ayudas.join(', ')})` }] : []),
  ]);
}
