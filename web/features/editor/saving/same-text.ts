import type { Block, Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { orderedJson } from '#contract/same-json.ts';
import type { WorkText } from '../work-text.ts';

type Written = WorkText | Manuscript | readonly (Block | Reference)[];

/** Whether two texts, or parts of them, say the same: formulas by their TeX where they have it, since their MathML is the server's matter. */
export const sameText = (one: Written, other: Written): boolean => written(one) === written(other);

const written = (text: Written) => orderedJson(text, (_, value) => (isTex(value) ? { ...value, mathml: '' } : value));

const isTex = (value: unknown): value is { tex: string } =>
  typeof value === 'object' && value !== null && 'tex' in value && typeof value.tex === 'string' && value.tex !== '';
