/** What stands before a text and is of the work, not of its text: title, abstract, keywords. */
import type { Block } from '#contract/entities/manuscript.ts';
import type { WordBlock } from './captions.ts';
import { textOf, withoutStart } from './captions.ts';
import { headingWords } from './headings.ts';
import { asBlock } from './word-blocks.ts';

export interface FrontMatter {
  titulo: string;
  resumen: string;
  palabrasClave: string[];
  /** Lines of the title page that seem to say who wrote it; they stay in the text. */
  authorLines: string[];
  /** The text without these. */
  blocks: Block[];
}

const abstractTitle = /^(?:resumen|abstract|summary)$/i;
const abstractStart = /^(?:resumen|abstract|summary)\s*[:.—–-]+\s*/i;
const keywordsTitle = /^(?:palabras\s+clave|descriptores|key\s?words)$/i;
const keywordsStart = /^(?:palabras\s+clave|descriptores|key\s?words)\s*[:.—–-]+\s*/i;
/** A title page has no more. */
const frontLength = 40;

/** Takes them out of the blocks. Of several abstracts the first is the work's; the others stay in the text. */
export function takeFrontMatter(all: readonly WordBlock[]): FrontMatter {
  const left = [...all];
  const authorLines = findAuthorLines(left);
  const titulo = takeTitle(left);
  const resumen = takeSection(left, abstractTitle, abstractStart).join('\n\n');
  const keywords = takeSection(left, keywordsTitle, keywordsStart).join('; ');
  const words = keywords.split(keywords.includes(';') ? ';' : ',').map((word) => word.trim().replace(/\.$/, ''));
  return {
    titulo,
    resumen,
    palabrasClave: [...new Set(words.filter((word) => word !== ''))],
    authorLines,
    blocks: left.map(asBlock),
  };
}

const longestLine = 300;
const mostLines = 6;
/** What stands beside names: institutions, addresses, identifiers. */
const institution =
  /@|orcid|\buniversi(?:dad|dade|ty)\b|\binstitut|\bfacultad\b|\bdepartamento\b|\bdepartment\b|\bcentro\b/i;
/** 'Ana Ruiz Cano', 'Ana Ruiz¹ y Luis de la Cruz²': capital letters alone, but for what stands between names. */
const names = /^(?:\p{Lu}[\p{L}.'’-]*[\d¹²³⁰⁴-⁹*,;]*|y|e|and|de|del|la|las|los|da|do|dos|van|von|[,;&*\d]+)(?:\s+|$)/u;

/** Those in Word's style for authors, or what stands between the title and the first heading, abstract or paragraph of text. */
function findAuthorLines(blocks: readonly WordBlock[]): string[] {
  const styled = blocks.flatMap((block) => (block.type === 'author' ? [textOf(block.content).trim()] : []));
  if (styled.length > 0) return styled.slice(0, mostLines);
  const title = blocks.findIndex(({ type }) => type === 'title');
  if (title < 0) return [];
  const lines: string[] = [];
  for (const block of blocks.slice(title + 1, title + 1 + mostLines)) {
    const line = block.type === 'paragraph' ? textOf(block.content).trim() : '';
    if (line === '' || line.length > longestLine || !(institution.test(line) || isNames(line))) break;
    lines.push(line);
  }
  return lines;
}

function isNames(line: string): boolean {
  let left = line;
  let words = 0;
  for (let found = names.exec(left); found && left !== ''; found = names.exec(left), words++)
    left = left.slice(found[0].length);
  return left === '' && words > 1;
}

/** The paragraph in Word's style for titles, or a first heading that no other equals in level. */
function takeTitle(blocks: WordBlock[]): string {
  const headings = blocks.filter((block) => block.type === 'heading');
  const [first] = headings;
  const stands =
    first && blocks[0] === first && headings.every((other) => other === first || other.attrs.level > first.attrs.level);
  const found = blocks.find(({ type }) => type === 'title') ?? (stands && headings.length > 1 ? first : undefined);
  if (!found || !('content' in found)) return '';
  blocks.splice(blocks.indexOf(found), 1);
  if (found === first) raiseHeadings(blocks);
  return found.type === 'title' || found.type === 'heading' ? textOf(found.content).trim() : '';
}

/** Below a heading that was the title, sections are one level higher. */
function raiseHeadings(blocks: WordBlock[]): void {
  for (const [index, block] of blocks.entries())
    if (block.type === 'heading')
      blocks[index] = { ...block, attrs: { ...block.attrs, level: Math.max(1, block.attrs.level - 1) } };
}

/** The words under a heading, or of a paragraph that begins with its name; taken out of the blocks. */
function takeSection(blocks: WordBlock[], title: RegExp, start: RegExp): string[] {
  for (const [at, block] of blocks.slice(0, frontLength).entries()) {
    const heading = headingWords(block);
    if (heading !== undefined && title.test(heading)) {
      const end = blocks.findIndex((next, index) => index > at && !isPlain(next, start));
      const said = blocks.splice(at, (end < 0 ? blocks.length : end) - at).slice(1);
      return said.flatMap((each) => (each.type === 'paragraph' ? textOf(each.content).trim() : []));
    }
    const beginning = block.type === 'paragraph' && start.exec(textOf(block.content));
    if (beginning && block.type === 'paragraph') {
      blocks.splice(at, 1);
      return [textOf(withoutStart(block.content, beginning[0].length)).trim()];
    }
  }
  return [];
}

/** A paragraph of text alone, that goes on with what the heading before it names. */
const isPlain = (block: WordBlock, start: RegExp) =>
  block.type === 'paragraph' &&
  headingWords(block) === undefined &&
  block.content.every(({ type }) => type === 'text') &&
  (start.source === keywordsStart.source || !keywordsStart.test(textOf(block.content)));
