import type { Block } from '#contract/entities/manuscript.ts';
import { remark } from '#contract/remarks.ts';
import type { Words } from '#contract/words.ts';
import { attribute, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { paragraph, readInline } from './inline.ts';
import type { Shown } from './pictures.ts';
import type { Reading } from './reading.ts';
import { groupId } from './targets.ts';
import { plainText, withoutEnd } from './text.ts';
import { unnamedFigure } from './words.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

const maxLabel = 80;
const maxAlt = 4000;
/** Of a figure or its file, in a remark. */
const maxName = 80;

/**
 * A figure, or a group that gives one figure in several languages: then the text's own language comes first and the
 * other captions follow it. Pictures after its first stand below it, without a caption.
 */
export function readFigure(element: XmlElement, reading: Reading): Block[] {
  const figures = membersOf(element, 'fig', reading);
  const id = element.name === 'fig-group' ? groupId(element) : attribute(element, 'id');
  const caption = readCaptions(figures, reading);
  const said = figures.map(alternativeText).find((text) => text !== '');
  const [shown, ...others] = picturesOf(figures, reading);
  return [
    {
      type: 'figure',
      attrs: {
        ...(id && { id: reading.anchors.define(id, 'fig') }),
        ...labelOf(figures),
        ...(shown ?? { src: null }),
        alt: (said ?? plainText(elements(figures[0], 'caption')[0])).slice(0, maxAlt),
      },
      content: [{ type: 'caption', content: caption }],
    },
    ...others.map((other) => uncaptioned(other, '')),
  ];
}

/** A picture that stands alone, without label or caption. */
export function readLonePicture(element: XmlElement, reading: Reading): Block[] {
  const shown = reading.pictures.find(formsOf(element));
  if (!shown) reading.warnings.add(remark('pictureWithoutCaption'));
  return [uncaptioned(shown ?? { src: null }, alternativeText(element).slice(0, maxAlt))];
}

const uncaptioned = (shown: Shown, alt: string): Block => ({
  type: 'figure',
  attrs: { ...shown, alt },
  content: [{ type: 'caption', content: [] }],
});

/** Those of the first member that has any, each once in whatever forms; what is not there is remarked. */
function picturesOf(figures: readonly XmlElement[], reading: Reading): Shown[] {
  const graphics = figures.map(namedGraphics).find((found) => found.length > 0) ?? [];
  const figure = nameOf(figures);
  if (graphics.length === 0) reading.warnings.add(remark('figureUnpictured', { figure }));
  return graphics.flatMap((graphic) => {
    const forms = formsOf(graphic);
    const shown = reading.pictures.find(forms);
    if (!shown) reading.warnings.add(remark('figureWithoutPicture', { figure, file: fileOf(forms) }));
    return shown ? [shown] : [];
  });
}

/** The file that would be looked for: of an address on the web, its last part. */
function fileOf(forms: readonly XmlElement[]): string {
  const named = forms.map((form) => attribute(form, 'href') ?? '').find((href) => href !== '') ?? '';
  return named.replace(/^https?:.*\/(?=[^/]+$)/, '').slice(-maxName);
}

const namedGraphics = (figure: XmlElement): XmlElement[] =>
  graphicsIn(figure).filter((graphic) => formsOf(graphic).some((form) => attribute(form, 'href')));

/** Pictures in whatever stands inside a figure; several forms of one count once. */
function graphicsIn(element: XmlElement): XmlElement[] {
  return elements(element).flatMap((child) => {
    if (child.name === 'graphic') return [child];
    if (child.name === 'alternatives' && formsOf(child).length > 0) return [child];
    return child.name === 'caption' ? [] : graphicsIn(child);
  });
}

/** A picture in each of its forms. */
export const formsOf = (picture: XmlElement): XmlElement[] =>
  picture.name === 'alternatives' ? elements(picture, 'graphic', 'inline-graphic') : [picture];

/** What a remark calls a figure: its label, or how its caption begins. */
function nameOf(figures: readonly XmlElement[]): Words | string {
  const { label } = labelOf(figures);
  const caption = plainText(elements(figures[0], 'caption')[0]);
  return label ?? (caption.slice(0, maxName) || unnamedFigure);
}

/** The members of a group, the one in the text's language first; an element that is no group is its only member. */
export function membersOf(element: XmlElement, name: string, reading: Reading): XmlElement[] {
  const members = elements(element, name);
  if (element.name === name || members.length === 0) return [element];
  const isOwn = (member: XmlElement) => attribute(member, 'lang')?.slice(0, 2) === reading.language;
  const captions = elements(element, 'caption').length > 0 ? [element] : [];
  return [...captions, ...members.filter(isOwn), ...members.filter((member) => !isOwn(member))];
}

/** The label of the first that has one, where it is short enough to be one. */
export function labelOf(members: readonly XmlElement[]): { label?: string } {
  // What a file puts after it ('Tabela 2 –') is for the page to say.
  const label = withoutEnd(plainText(elements(members[0], 'label')[0]), ' .:–—-');
  return label !== '' && label.length <= maxLabel ? { label } : {};
}

/** All captions in order, those after the first with their labels, each followed by its source notes. */
export function readCaptions(members: readonly XmlElement[], reading: Reading): Paragraph[] {
  return members.flatMap((member, index) => {
    const isLabelApart = index === 0 && 'label' in labelOf(members);
    const label = isLabelApart ? [] : elements(member, 'label').flatMap(({ children }) => children);
    const captions = elements(member, 'caption').flatMap((caption) => elements(caption));
    const said = captions.length > 0 ? captions : [{ name: 'p', attributes: new Map(), children: [] }];
    const [first, ...others] = said;
    const notes = elements(member, 'attrib', 'p', 'permissions');
    return [
      ...paragraph(readInline([...label, ' ', ...(first?.children ?? [])], reading)),
      ...[...others, ...notes].flatMap(({ children }) => paragraph(readInline(children, reading))),
    ];
  });
}

function alternativeText(element: XmlElement): string {
  const holders = [
    element,
    ...elements(element, 'graphic', 'alternatives').flatMap((child) => [child, ...elements(child)]),
  ];
  for (const name of ['alt-text', 'long-desc']) {
    const said = holders.flatMap((holder) => elements(holder, name)).map((text) => plainText(...text.children));
    const first = said.find((text) => text !== '');
    if (first) return first;
  }
  return '';
}
