import { elements, isElement, rawText, type XmlElement, type XmlNode } from '#server/documents/xml/xml.ts';

/** Invisible sign that applies a function: `cos⁡θ`. */
const application = '\u2061';
const scripts = new Set(['mover', 'msub', 'msubsup', 'msup', 'munder', 'munderover']);

/** Where a child's place says what it is (the second of an `munder` stands below): nothing comes between them. */
const byPlace = new Set([...scripts, 'mfrac', 'mmultiscripts', 'mroot', 'mtable', 'mtr']);

/**
 * What stands inside an element, with the thin spaces that TeX sets in a row around the name of a function ('2 cos θ',
 * but 'cos(θ)'): KaTeX leaves them out of its MathML, and browsers put none. (TeXbook, chapter 18)
 */
export function withFunctionSpaces({ name, children }: XmlElement): readonly XmlNode[] {
  if (byPlace.has(name)) return children;
  const siblings = children.filter(isElement);
  return children.flatMap((child): XmlNode[] => {
    if (!isElement(child)) return [child];
    const place = siblings.indexOf(child);
    const [before, after] = [siblings[place - 1], siblings[place + 1]];
    const starts = endsFunction(child) ? child.name !== 'mo' : child.name === 'mi' && isApplication(after);
    return [
      ...(starts && before && !isSign(before) ? [thinSpace] : []),
      child,
      ...(endsFunction(child) && after && !isSign(after) ? [thinSpace] : []),
    ];
  });
}

const thinSpace: XmlElement = { name: 'mspace', attributes: new Map([['width', '0.1667em']]), children: [] };

const isApplication = (element: XmlElement | undefined) =>
  element?.name === 'mo' && rawText(element).trim() === application;

/** 'cos⁡', 'lim⁡' with what stands below it, 'sin⁡' with its power. */
function endsFunction(element: XmlElement): boolean {
  const inner = elements(element);
  const last = scripts.has(element.name) ? inner[0] : element.name === 'mrow' ? inner.at(-1) : undefined;
  return last ? endsFunction(last) : isApplication(element);
}

/** Whether it begins with an operator or a bracket, or is a space already. */
function isSign(element: XmlElement): boolean {
  const [first] = elements(element);
  return first ? isSign(first) : element.name === 'mo' || element.name === 'mspace';
}
