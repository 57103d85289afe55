import { remark } from '#contract/remarks.ts';
import { cleanMathElement, isTexError, MathmlError, texToMathml } from '#server/documents/mathml/mathml.ts';
import { descendants, rawText, type XmlElement } from '#server/documents/xml/xml.ts';
import { unwrapTex } from './tex.ts';
import type { Warnings } from './warnings.ts';

const maxTex = 20_000;

/** Whether a formula is there as MathML or TeX, and not only as a picture or as text. */
export function holdsFormula(element: XmlElement): boolean {
  return mathOf(element) !== undefined || texOf(element) !== undefined;
}

/**
 * The formula in `element` (or that `element` is): its TeX where the file has it, and its MathML, the file's own or
 * made from the TeX. Undefined where there is neither.
 */
export function readFormula(
  element: XmlElement,
  reading: { warnings: Warnings },
): { tex?: string; mathml: string } | undefined {
  const display = element.name === 'disp-formula';
  const source = texOf(element);
  const tex = source && source.length <= maxTex ? { tex: source } : {};
  const math = mathOf(element);
  if (math) {
    try {
      return { ...tex, mathml: cleanMathElement(math, display) };
    } catch (error) {
      if (!(error instanceof MathmlError)) throw error;
      reading.warnings.add(error.remark);
    }
  }
  if (source === undefined) return undefined;
  const mathml = texToMathml(source, { display });
  if (isTexError(mathml)) reading.warnings.add(remark('texShown'));
  return { ...tex, mathml };
}

function mathOf(element: XmlElement): XmlElement | undefined {
  const math = element.name === 'math' ? element : descendants(element, 'math')[0];
  return math && rawText(math).trim() !== '' ? math : undefined;
}

function texOf(element: XmlElement): string | undefined {
  const tex = element.name === 'tex-math' ? element : descendants(element, 'tex-math')[0];
  return (tex && unwrapTex(rawText(tex))) || undefined;
}
