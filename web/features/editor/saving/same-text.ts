import type { Block, Manuscript } from '#contract/entities/manuscript.ts';

/** Whether two texts, or blocks of them, say the same: formulas by their TeX where they have it, since their MathML is the server's matter. */
export const sameText = (one: Manuscript | Block, other: Manuscript | Block): boolean =>
  written(one) === written(other);

const written = (text: Manuscript | Block) =>
  JSON.stringify(text, (_, value: unknown) => (isTex(value) ? { ...value, mathml: '' } : value));

const isTex = (value: unknown): value is { tex: string } =>
  typeof value === 'object' && value !== null && 'tex' in value && typeof value.tex === 'string' && value.tex !== '';
