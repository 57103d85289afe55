import { type Manuscript, mostTableCells } from '#contract/entities/manuscript.ts';
import { measureFormulas } from './checked.ts';
import { countNodes } from './count-nodes.ts';
import { largestTable } from './largest-table.ts';
import { plainText } from './plain-text.ts';

/** Far more than any work has: each is an element of the page and of every answer that carries the text. */
const mostNodes = 200_000;
/** Typesetting them takes about a second, in which the process answers nobody else. */
const mostFormulas = 10_000;
const mostFormulaCharacters = 1_000_000;
/** Some 600,000 words. */
const mostCharacters = 4_000_000;

/** What a text has too much of to be kept, as a Spanish sentence; undefined where it is in measure. */
export function excessOf(text: Manuscript): string | undefined {
  const { formulas, characters } = measureFormulas(text);
  if (formulas > mostFormulas || characters > mostFormulaCharacters) return 'Tiene demasiadas fórmulas.';
  if (countNodes(text) > mostNodes) return 'Tiene demasiados párrafos o líneas.';
  if (largestTable(text) > mostTableCells)
    return `Tiene una tabla de más de ${mostTableCells.toLocaleString('es')} celdas: adjúntala como archivo de datos.`;
  return plainText(text).length > mostCharacters ? 'Su texto es demasiado largo.' : undefined;
}
