import { type Child, type Element, element } from './element.ts';
import type { Formula } from './nodes.ts';
import { anchorOf, type Rendering } from './rendering.ts';
import { scrollable } from './scrollable.ts';

/** A formula in a line of text. A long one scrolls by itself: browsers break no formula, and telephones are narrow. */
export function inlineFormula(formula: Formula, rendering: Rendering): Child {
  const shown = formulaOf(formula, anchorOf(rendering, formula.id));
  if (!isLong(formula)) return shown;
  // What scrolls must be reached by the keyboard (WCAG 2.1.1).
  const attributes = { class: 'long-formula', tabindex: 0, role: 'group', 'aria-label': rendering.labels.formula };
  return element('span', attributes, shown);
}

/** Signs in a row that fit into a column of the narrowest telephone. */
const longestUnbroken = 26;
export const isLong = (formula: Formula): boolean => wordsOf(formula).length > longestUnbroken;
const wordsOf = ({ mathml, tex }: Formula) => (mathml ? mathml.replace(/<[^>]*>/g, '') : (tex ?? ''));

/** A formula on a line of its own, its number beside it. */
export function displayedFormula(formula: Formula, rendering: Rendering): Element {
  const { label, id } = formula;
  const name = rendering.labels.formula;
  const shown = scrollable('equation-scroll', name, label && `${name} ${label}`, formulaOf(formula));
  const number = label ? [element('span', { class: 'equation-number' }, label)] : [];
  return element('div', { class: 'equation', id: anchorOf(rendering, id) }, shown, ...number);
}

/** Its TeX until there is MathML. */
const formulaOf = ({ mathml, tex }: Formula, id?: string): Child =>
  mathml === '' ? element('code', { id }, tex ?? '') : { mathml, id };
