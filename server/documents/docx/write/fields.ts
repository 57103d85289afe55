/** Word's fields: what it works out again by itself when it is asked to (ECMA-376 part 1, 17.16). */
import { type IRunOptions, TextRun, XmlAttributeComponent, XmlComponent } from 'docx';
import { readLabel } from '#contract/label-words.ts';

class MarkAttributes extends XmlAttributeComponent<{ type: 'begin' | 'separate' | 'end' }> {
  protected override readonly xmlKeys = { type: 'w:fldCharType' };
}
class Mark extends XmlComponent {
  constructor(type: 'begin' | 'separate' | 'end') {
    super('w:fldChar');
    this.root.push(new MarkAttributes({ type }));
  }
}
class Instruction extends XmlComponent {
  constructor(words: string) {
    super('w:instrText');
    this.root.push(` ${words} `);
  }
}

const field = (instruction: string, shown: string, look: IRunOptions): TextRun[] => [
  new TextRun({ children: [new Mark('begin')] }),
  new TextRun({ children: [new Instruction(instruction)] }),
  new TextRun({ children: [new Mark('separate')] }),
  new TextRun({ ...look, text: shown }),
  new TextRun({ children: [new Mark('end')] }),
];

/** 'Figura 2' or '(2)', its number a field that counts (SEQ): as words where Word would count otherwise. */
export function countedLabel(label: string, counts: boolean, look: IRunOptions = {}): TextRun[] {
  const [, before = '', number = '', after = ''] = /^(\D*)(\d+)(\D*)$/.exec(label) ?? [];
  const sequence = readLabel(label, 'es') ? before.trim() : /^\(\d+\)$/.test(label) && 'Formula';
  if (!counts || !sequence) return [new TextRun({ ...look, text: label })];
  return [
    ...(before ? [new TextRun({ ...look, text: before })] : []),
    ...field(`SEQ ${sequence} \\* ARABIC`, number, look),
    ...(after ? [new TextRun({ ...look, text: after })] : []),
  ];
}

/** The words of a bookmark (REF), and a link to it. */
export const referenceTo = (bookmark: string, words: string, look: IRunOptions): TextRun[] =>
  field(`REF ${bookmark} \\h \\* MERGEFORMAT`, words, look);
