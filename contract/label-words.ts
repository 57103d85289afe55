/** How texts name their figures, tables and formulas: 'Figura 2', 'Fig. 2', 'CUADRO II', 'ec. (3)'. */

type Words = { figure: string; table: string };
const es: Words = { figure: 'Figura', table: 'Tabla' };
const others: Readonly<Record<string, Words>> = {
  en: { figure: 'Figure', table: 'Table' },
  pt: { figure: 'Figura', table: 'Tabela' },
  gl: { figure: 'Figura', table: 'Táboa' },
  ca: { figure: 'Figura', table: 'Taula' },
  fr: { figure: 'Figure', table: 'Tableau' },
  it: { figure: 'Figura', table: 'Tabella' },
  de: { figure: 'Abbildung', table: 'Tabelle' },
};
/** 'Figura', in the language of a primary tag ('es'): Spanish where a language is not here. */
export const wordOf = (type: 'figure' | 'table', language: string): string => (others[language] ?? es)[type];

/** The words of these languages, and their short forms: in a label they become the one of the text's own language. */
const figureWords = 'figuras?|figures?|figs?|abbildung(?:en)?|abb';
const tableWords = 'tablas?|tables?|tabelas?|táboas?|taul(?:a|es)|tableaux?|tabell[ae]n?|tabs?|tbl';
/** Words that a text may number by themselves, 'Gráfico 1' beside 'Figura 1': each stays what it is. */
const otherFigures =
  'gráfic[oa]s?|gràfics?|graph|chart|imagen|image|ilustración|illustration|esquema|scheme|diagrama|diagram|lámina|' +
  'plate|mapas?|maps?|fotografía|foto|plano|recuadro|box';
const otherTables = 'cuadros?|quadros?|quadre';
const formulaWords = 'ecuación|ecuaciones|ecs?|fórmulas?|equations?|eqs?|formulas?';

const isFigureWord = new RegExp(`^(?:${figureWords})$`, 'iu');
const isTableWord = new RegExp(`^(?:${tableWords})$`, 'iu');
const isOtherTable = new RegExp(`^(?:${otherTables})$`, 'iu');
const anyWord = [figureWords, tableWords, otherFigures, otherTables].join('|');
const ordinal = '(?:n\\.?\\s*[º°o]\\.?\\s*|núm\\.?\\s*|no\\.\\s*)?';

const label = new RegExp(`^(${anyWord})\\.?\\s*${ordinal}(\\d{1,4})[.:]?$`, 'iu');

/** The word of a label that is a word and a number, in that language, and the number; undefined of any other. */
export function readLabel(said: string, language: string): { word: string; number: string } | undefined {
  const [, word, number] = label.exec(said.trim()) ?? [];
  if (word === undefined || number === undefined) return undefined;
  if (isFigureWord.test(word)) return { word: wordOf('figure', language), number };
  if (isTableWord.test(word)) return { word: wordOf('table', language), number };
  const single = word.toLowerCase().replace(/s$/, '');
  return { word: single.charAt(0).toUpperCase() + single.slice(1), number };
}

/** Of a part of its own the number may be 'S1', 'A-2', '2.1', '3b' or 'IV'. */
const typed = new RegExp(
  `^((${anyWord})\\.?\\s*${ordinal}(?:(?:[A-Z]{1,2}[-.]?)?\\d{1,4}(?:[.-]\\d{1,4})*[A-Z]?|[IVXL]{1,7}))` +
    '(?![\\p{L}\\d])\\s*[.:|–—-]*\\s*',
  'iu',
);

export interface TypedLabel {
  label: string;
  type: 'figure' | 'table';
  /** How many characters it takes, with the signs that part it from the rest. */
  length: number;
  /** Whether such a sign follows it, or nothing does: 'Tabla 2 muestra' may begin a sentence. */
  isApart: boolean;
}

/** A label typed at the start of a caption: 'Figura 1. ', 'TABLA II: ', 'Fig. S1 – '. */
export function typedLabel(caption: string): TypedLabel | undefined {
  const [whole, said = '', word = ''] = typed.exec(caption) ?? [];
  if (whole === undefined) return undefined;
  return {
    label: said.replace(/\s+/g, ' '),
    type: isTableWord.test(word) || isOtherTable.test(word) ? 'table' : 'figure',
    length: whole.length,
    isApart: whole.length === caption.length || whole.trimEnd().length > said.length,
  };
}

/** Whether words say no more than which part is meant: 'figura 2', 'Fig. 2a', '2', '(3)' and 'ec. (3)'. */
export const isBareMention = (text: string): boolean => bareMention.test(text);
const bareMention = new RegExp(
  `^[([]?(?:(?:${anyWord}|${formulaWords})\\.?\\s*)?[([]?\\d{1,4}[)\\]]?\\p{L}?[)\\]]?$`,
  'iu',
);

/** Whether words are a label in full, 'Figura 2': 'figura 2' and 'Fig. 2' are how a sentence says it. */
export const isFullMention = (text: string): boolean => /^\p{Lu}\p{Ll}{3,} \d/u.test(text) && label.test(text);

const numbers = '(?:\\(\\d{1,4}\\)|\\d{1,4}\\p{Ll}?)(?![\\p{L}\\d]|[.,]\\d)';
const mention = new RegExp(
  `(?<![\\p{L}\\d])(${anyWord}|${formulaWords})\\.?\\s+${numbers}(?:\\s*(?:,|;|y|e|o|and|or|&|a|to|–|-)\\s*${numbers})*`,
  'giu',
);
const isFormulaWord = new RegExp(`^(?:${formulaWords})$`, 'iu');

/** A part that a sentence names: where, in which words, and by which label in Spanish. */
export interface NamedPart {
  index: number;
  text: string;
  label: string;
}

/** The parts that a text names, in order: 'las figuras 1 y 3' names two, 'figuras 1' and '3'. */
export function namedParts(text: string): NamedPart[] {
  return [...text.matchAll(mention)].flatMap(({ 0: whole, 1: word = '', index }) =>
    [...whole.matchAll(/\(\d{1,4}\)|\d{1,4}\p{Ll}?/gu)].map(({ 0: said, index: at }, place) => {
      const number = /\d+/.exec(said)?.[0];
      const label = isFormulaWord.test(word)
        ? `(${number})`
        : `${readLabel(`${word} ${number}`, 'es')?.word} ${number}`;
      // The first is named with its word.
      return place === 0
        ? { index, text: whole.slice(0, at + said.length), label }
        : { index: index + at, text: said, label };
    }),
  );
}
