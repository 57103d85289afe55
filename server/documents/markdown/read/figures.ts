import type { Image, ImageReference, Paragraph } from 'mdast';
import type { Block } from '#contract/entities/manuscript.ts';
import { typedLabel } from '#contract/label-words.ts';
import { firstLabel } from '#contract/numbering.ts';
import { remark } from '#contract/remarks.ts';
import { decoded } from '#server/documents/model/decoded.ts';
import type { Conversion } from './conversion.ts';
import { readTitle } from './inlines.ts';

type Picture = Image | ImageReference;

const storedFile = /^\/files\/[\w./-]+$/;
const maxAlt = 4000;

/** The pictures of a paragraph that has nothing else; undefined where there is anything else, or no picture. */
export function picturesOf({ children }: Paragraph): Picture[] | undefined {
  const others = children.filter(
    (node) => !(node.type === 'break' || (node.type === 'text' && node.value.trim() === '')),
  );
  const pictures = others.filter((node) => node.type === 'image' || node.type === 'imageReference');
  return pictures.length > 0 && pictures.length === others.length ? pictures : undefined;
}

/** `![alt](file "Figura 1. Caption")` as a numbered figure; the label need not be written. Its caption may have emphasis, citations and formulas. */
export function readFigure(picture: Picture, conversion: Conversion): Block {
  const source = picture.type === 'image' ? picture : conversion.definitions.get(picture.identifier);
  const { number, id } = conversion.next('figure');
  const title = source?.title ?? '';
  const typed = typedLabel(title);
  const src = storedAddress(source?.url ?? '', picture, conversion);
  if (!picture.alt) conversion.warn(picture, remark('alternativeTextMissing', { number }));
  return {
    type: 'figure',
    attrs: {
      id,
      label: typed?.label ?? firstLabel('figure', 'es'),
      src,
      ...(src !== null && conversion.pictureSize?.(decoded(source?.url ?? ''))),
      alt: (picture.alt ?? '').slice(0, maxAlt),
    },
    content: [{ type: 'caption', content: readTitle(title.slice(typed?.length), picture, conversion) }],
  };
}

function storedAddress(url: string, picture: Picture, conversion: Conversion): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(url) ? undefined : conversion.fileAddress(decoded(url));
  if (address && storedFile.test(address)) return address;
  conversion.warn(picture, remark('figureFileLeft', { address: url.slice(0, 80) }));
  return null;
}
