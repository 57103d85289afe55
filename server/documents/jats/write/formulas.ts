import type { Formula } from '#server/documents/model/nodes.ts';
import { isElement, readXml, type XmlElement } from '#server/documents/xml/xml.ts';
import { said, type Writing, type Xml } from './writing.ts';

type Node = Parameters<Writing['ids']['of']>[0] & { attrs: Formula };

/** A formula as MathML, with its TeX beside it where the author wrote TeX. */
export function writeFormula(parent: Xml, name: 'inline-formula' | 'disp-formula', node: Node, { ids }: Writing): void {
  const { tex, mathml, label } = node.attrs;
  const element = parent.ele(name, ids.of(node));
  said(element, 'label', label);
  const forms = tex ? element.ele('alternatives') : element;
  if (mathml !== '') writeMathml(forms, readXml(mathml));
  said(forms, 'tex-math', tex);
}

/** Elements of MathML carry the prefix that the DTD asks for. */
function writeMathml(parent: Xml, element: XmlElement): void {
  const attributes = Object.fromEntries([...element.attributes].filter(([name]) => !name.startsWith('xmlns')));
  const written = parent.ele(`mml:${element.name}`, attributes);
  for (const child of element.children) {
    if (isElement(child)) writeMathml(written, child);
    else if (child !== '') written.txt(child);
  }
}
