/** The colours of a typeset page, for the design in design/*.typ: those of the reading page on white paper. */
import { faceOf } from '#contract/face.ts';

/** @param color the journal's own, '': the platform's */
export function pdfFace(color: string): string {
  const { ink, muted, line, lineStrong, wash, rubric, accent } = faceOf(color).light;
  return Object.entries({ ink, muted, rule: line, 'strong-rule': lineStrong, wash, warning: rubric, accent })
    .map(([name, value]) => `#let ${name} = rgb("${value}")\n`)
    .join('');
}
