import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';
import type { Fault } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import { cleanMathml, texToMathml } from '#server/documents/mathml/mathml.ts';
import { takeTurns } from '#server/documents/turns.ts';
import { type DocumentNode, nodesOf } from './walk-nodes.ts';

type Formula = Extract<Inline | Block, { type: 'mathInline' | 'mathBlock' }>;

/**
 * The document with each formula's MathML made again from its TeX, or cleaned where there is none: what readers are
 * shown as markup is never what a client sent. Throws `datos_no_validos` naming the formulas that are none.
 */
export function checkedManuscript(documento: Manuscript): Manuscript {
  const copy = structuredClone(documento);
  const faults: Fault[] = [];
  for (const node of nodesOf(copy)) if (isFormula(node)) faults.push(...remake(node));
  return unlessFaulty(copy, faults);
}

/** The same of a document that is nobody else's, in turns: it is changed itself. */
export async function checkFormulas(documento: Manuscript): Promise<Manuscript> {
  const turn = takeTurns(20_000);
  const faults: Fault[] = [];
  for (const node of nodesOf(documento)) {
    const wait = turn(isFormula(node) ? 1000 : 1);
    if (wait) await wait;
    if (isFormula(node)) faults.push(...remake(node));
  }
  return unlessFaulty(documento, faults);
}

function remake({ type, attrs }: Formula): Fault[] {
  const { tex, mathml } = attrs;
  try {
    attrs.mathml = tex ? texToMathml(tex, { display: type === 'mathBlock' }) : cleanMathml(mathml);
    return [];
  } catch {
    return [{ field: 'documento', code: 'formula', values: { formula: (tex ?? mathml).slice(0, 80) } }];
  }
}

function unlessFaulty(documento: Manuscript, faults: readonly Fault[]): Manuscript {
  if (faults.length > 0) throw refuse('datos_no_validos', { errors: faults.slice(0, 50) });
  return documento;
}

export const isFormula = (node: DocumentNode): node is Formula =>
  node.type === 'mathInline' || node.type === 'mathBlock';
