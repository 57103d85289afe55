/** What all parts of one work need to know while they are written in Typst. */
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { type Heading, visit } from '#server/documents/model/nodes.ts';
import { type Words, wordsIn } from '#server/documents/model/words.ts';
import { pdfWordsIn } from './words.ts';

/** Where blocks stand: pictures of the text itself find their own place on a page, others stay where they are. */
export type Place = 'text' | 'inside';

export interface Typesetting {
  work: ExportedWork;
  words: Words & ReturnType<typeof pdfWordsIn>;
  /** Books and theses have a title page and a contents list. */
  isBook: boolean;
  /** A copy to write on: numbered lines, wide leading, pictures where they are mentioned. */
  review: boolean;
  /** Which of several works of one document it is; undefined of a work by itself. */
  part?: number | undefined;
  /** Whether nothing may say who wrote the work. */
  isBlind: boolean;
  levels: ReadonlyMap<Heading, number>;
  /** The label of a node, of the first where two share an anchor: Typst refuses a label that stands twice. */
  labels: ReadonlyMap<object, string>;
  /** The label of an anchor of the text, or of an entry of its reference list. */
  targets: ReadonlyMap<string, string>;
  referenceTargets: ReadonlyMap<string, string>;
  /** Names of the compiler's files, by the pictures' addresses. */
  pictures: ReadonlyMap<string, string>;
  /** Says, for the log, what could not be set as it was meant. */
  warn: (warning: string) => void;
}

export function openTypesetting(
  work: ExportedWork,
  pictures: ReadonlyMap<string, string>,
  { review, warn, part }: Pick<Typesetting, 'review' | 'warn' | 'part'>,
): Typesetting {
  // No label stands twice in a document.
  const own = part === undefined ? '' : `${part}-`;
  const labels = new Map<object, string>();
  const targets = new Map<string, string>();
  visit(work.documento, (node) => {
    const id = 'attrs' in node && node.type !== 'mathInline' ? anchorOf(node.attrs) : undefined;
    if (id === undefined || targets.has(id)) return;
    targets.set(id, `a-${own}${id}`);
    labels.set(node, `a-${own}${id}`);
  });
  return {
    work,
    words: { ...wordsIn(work.idioma), ...pdfWordsIn(work.idioma) },
    isBook: part === undefined && (work.tipo === 'LIBRO' || work.tipo === 'TESIS'),
    part,
    review,
    isBlind: review || work.autoresOcultos,
    levels: headingLevels(work.documento),
    labels,
    targets,
    referenceTargets: new Map(work.referencias.map(({ id }) => [id, `r-${own}${id}`])),
    pictures,
    warn,
  };
}

const anchorOf = (attrs: object): string | undefined =>
  'id' in attrs && typeof attrs.id === 'string' ? attrs.id : undefined;

/**
 * The level of each heading of the text itself, at most one deeper than the one before it: a text that goes from
 * '#' to '###' reads as '#', '##'. Headings inside of lists and cells have none.
 */
function headingLevels({ content }: Manuscript): Map<Heading, number> {
  const levels = new Map<Heading, number>();
  const open: number[] = [];
  for (const block of content) {
    if (block.type !== 'heading') continue;
    while ((open.at(-1) ?? 0) >= block.attrs.level) open.pop();
    open.push(block.attrs.level);
    levels.set(block, open.length);
  }
  return levels;
}
