import type { Formula } from '#server/documents/model/nodes.ts';
import { decodeEntities } from '#server/documents/xml/entities.ts';
import { XmlError } from '#server/documents/xml/xml.ts';
import { FormulaError, mathmlToTypst } from './math/mathml-to-typst.ts';
import type { Typesetting } from './typesetting.ts';
import { apart, type Code, call, string, words } from './typst.ts';

/** A formula in a line of text; its words in type of equal width where it cannot be set. */
export function inlineFormula(formula: Formula, typesetting: Typesetting): Code {
  const content = contentOf(formula, typesetting);
  if (!content) return call('inline-code', [words(said(formula))]);
  return call('math.equation', [content], { alt: string(said(formula)) });
}

/** A formula on a line of its own, its number beside it. */
export function displayFormula(formula: Formula, typesetting: Typesetting): Code {
  const content = contentOf(formula, typesetting);
  if (!content) return call('code-block', [string(said(formula))]);
  const number = formula.label === undefined ? undefined : string(formula.label);
  return call('display-formula', [content], { alt: string(said(formula)), number });
}

function contentOf(formula: Formula, { warn }: Typesetting): Code | undefined {
  try {
    return apart(mathmlToTypst(formula.mathml));
  } catch (error) {
    if (!(error instanceof FormulaError || error instanceof XmlError)) throw error;
    warn(`A formula is shown as text: ${said(formula).slice(0, 80)}`);
    return undefined;
  }
}

/** What a reader who listens hears: the TeX, or the signs in their order. */
const said = ({ tex, mathml }: Formula): string =>
  (tex || decodeEntities(mathml.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')).trim() || '?';
