/**
 * Word's formulas (OMML), taken out of a part's XML before mammoth reads it, for it knows none: in the place of each
 * stands a mark in the private-use area, which is found again in the text that comes out.
 */

import { MathmlError } from '#server/documents/mathml/mathml.ts';
import { readXml, XmlError } from '#server/documents/xml/xml.ts';
import { splitAtMarks } from './at-marks.ts';
import { ommlToMathml } from './omml.ts';

export interface Formula {
  /** One `<math>` element; absent where the formula could not be read. */
  mathml?: string;
  /** The formula has a line of its own. */
  display: boolean;
}

const [start, end] = ['\uE000', '\uE001'];
const marked = /\uE000(\d+)\uE001/g;

/** The XML with marks for formulas, which are added to `formulas`. */
export function takeFormulas(xml: string, formulas: Formula[]): string {
  const clean = xml.replaceAll(start, '');
  const mark = (omml: string, display: boolean) =>
    `<w:r><w:t>${start}${formulas.push(read(omml, display)) - 1}${end}</w:t></w:r>`;
  const displayed = replaceElements(clean, 'm:oMathPara', (paragraph) => {
    let marks = '';
    replaceElements(paragraph, 'm:oMath', (omml) => {
      marks += mark(omml, true);
      return '';
    });
    return marks;
  });
  return replaceElements(displayed, 'm:oMath', (omml) => mark(omml, false));
}

/** Each element of that name, with what is inside, replaced. One look at each sign, whatever is left unclosed. */
function replaceElements(xml: string, name: string, replacement: (element: string) => string): string {
  const [opening, closing] = [new RegExp(`<${name}[ >]`, 'g'), `</${name}>`];
  const kept: string[] = [];
  let from = 0;
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const close = xml.indexOf(closing, found.index);
    if (close < 0) break;
    kept.push(xml.slice(from, found.index), replacement(xml.slice(found.index, close + closing.length)));
    from = close + closing.length;
    opening.lastIndex = from;
  }
  return kept.join('') + xml.slice(from);
}

function read(omml: string, display: boolean): Formula {
  try {
    return { mathml: ommlToMathml(readXml(omml), display), display };
  } catch (error) {
    if (error instanceof XmlError || error instanceof MathmlError) return { display };
    throw error;
  }
}

/** A text in order: what stands between the marks, and the formulas that they are for. */
export const withFormulas = (text: string, formulas: readonly Formula[]): (string | Formula)[] =>
  splitAtMarks(text, marked, formulas);
