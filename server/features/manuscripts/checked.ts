import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { cleanMathml, texToMathml } from './mathml.ts';

type Formula = Extract<Inline | Block, { type: 'mathInline' | 'mathBlock' }>;
type Tree = { [key: string]: unknown };

/**
 * The document with each formula's MathML made again from its TeX, or cleaned where there is none: what readers are
 * shown as markup is never what a client sent. Throws `datos_no_validos` naming the formulas that are none.
 */
export function checkedManuscript(documento: Manuscript): Manuscript {
  const errors: { field: string; message: string }[] = [];
  const copy = structuredClone(documento);
  visitFormulas(copy, (formula) => {
    const { tex, mathml } = formula.attrs;
    try {
      formula.attrs.mathml = tex ? texToMathml(tex, { display: formula.type === 'mathBlock' }) : cleanMathml(mathml);
    } catch {
      errors.push({ field: 'documento', message: `Fórmula que no se puede leer: ${(tex ?? mathml).slice(0, 80)}` });
    }
  });
  if (errors.length > 0) throw refuse('datos_no_validos', { errors });
  return copy;
}

/** How much there is to typeset: formulas, and the characters of their TeX, or of their MathML where there is no TeX. */
export function measureFormulas(documento: Manuscript): { formulas: number; characters: number } {
  const size = { formulas: 0, characters: 0 };
  visitFormulas(documento, ({ attrs: { tex, mathml } }) => {
    size.formulas++;
    size.characters += (tex || mathml).length;
  });
  return size;
}

function visitFormulas(node: Manuscript | Block | Inline | Tree, act: (formula: Formula) => void): void {
  if (isFormula(node)) act(node);
  if ('content' in node && Array.isArray(node.content)) for (const child of node.content) visitFormulas(child, act);
}

const isFormula = (node: object): node is Formula =>
  'type' in node && (node.type === 'mathInline' || node.type === 'mathBlock');
