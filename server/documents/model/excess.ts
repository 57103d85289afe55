import { type Manuscript, mostTableCells } from '#contract/entities/manuscript.ts';
import type { Fault } from '#contract/faults.ts';
import { takeTurns } from '#server/documents/turns.ts';
import { isFormula } from './checked.ts';
import { plainText } from './plain-text.ts';
import { nodesOf } from './walk-nodes.ts';

/** Far more than any work has: each is an element of the page and of every answer that carries the text. */
export const mostNodes = 200_000;
/** Making their markup takes a second or more of the process, though in turns. */
const mostFormulas = 10_000;
const mostFormulaCharacters = 1_000_000;
/** Some 600,000 words. */
const mostCharacters = 4_000_000;

/** What a text has too much of to be kept, undefined where it is in measure. Looks through it in turns. */
export async function excessOf(text: Manuscript): Promise<Pick<Fault, 'code' | 'values'> | undefined> {
  const turn = takeTurns(10_000);
  let [nodes, formulas, characters] = [0, 0, 0];
  for (const node of nodesOf(text)) {
    const wait = turn();
    if (wait) await wait;
    if (++nodes > mostNodes) return { code: 'parrafos' };
    if (!isFormula(node)) continue;
    formulas++;
    characters += (node.attrs.tex || node.attrs.mathml).length;
    if (formulas > mostFormulas || characters > mostFormulaCharacters) return { code: 'formulas' };
  }
  if (largestTable(text) > mostTableCells) return { code: 'tabla', values: { celdas: mostTableCells } };
  await turn(nodes);
  return plainText(text).length > mostCharacters ? { code: 'texto' } : undefined;
}

type Tree = { type: string; content?: unknown };

/** How many cells the largest table of a text has; 0 where it has none. */
function largestTable(node: Manuscript | Tree): number {
  if (!Array.isArray(node.content)) return 0;
  const own = node.type === 'table' ? cellsOf(node.content) : 0;
  return node.content.reduce((most: number, child: Tree) => Math.max(most, largestTable(child)), own);
}

const cellsOf = (parts: readonly Tree[]) =>
  parts.reduce(
    (sum, { type, content }) => sum + (type === 'tableRow' && Array.isArray(content) ? content.length : 0),
    0,
  );
