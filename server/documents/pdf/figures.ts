import type { Figure, Paragraph } from '#server/documents/model/nodes.ts';
import { captionLabel } from '#server/documents/model/words.ts';
import { inlines } from './inlines.ts';
import type { Place, Typesetting } from './typesetting.ts';
import { type Code, call, joined, nothing, string, words, yes } from './typst.ts';

/** A picture with its caption below. In a book it stays in its chapter, and in a review copy where it is mentioned. */
export function figure({ attrs, content }: Figure, typesetting: Typesetting, place: Place): Code {
  const { src, alt, label } = attrs;
  const named = alt || label || typesetting.words.figure;
  return call('picture-figure', [picture(src, named, typesetting), caption(label, content[0].content, typesetting)], {
    path: pathOf(src, typesetting),
    alt: string(named),
    floats: place === 'text' && !typesetting.review && !typesetting.isBook ? yes : undefined,
  });
}

/** The name that the compiler knows a picture by; undefined where it is not to be had. */
export function pathOf(src: string | null | undefined, { pictures }: Typesetting): Code | undefined {
  const path = src ? pictures.get(src) : undefined;
  return path === undefined ? undefined : string(path);
}

/** A picture as wide as it is, or as its column, or what is said in its place. */
export function picture(src: string | null | undefined, alt: string, typesetting: Typesetting): Code {
  const path = pathOf(src, typesetting);
  const missing = string(typesetting.words.missingPicture);
  return path ? call('picture', [path], { alt: string(alt), 'missing-words': missing }) : call('missing', [missing]);
}

/** 'Figura 1. What it shows.'; none where there is nothing to say. */
export function caption(label: string | undefined, paragraphs: readonly Paragraph[], typesetting: Typesetting): Code {
  if (!label && paragraphs.length === 0) return nothing;
  const [first, ...others] = paragraphs.map(({ content }) => inlines(content, typesetting));
  const rest = others.flatMap((paragraph) => [call('parbreak', []), paragraph]);
  const said = words(captionLabel(label, first !== undefined).trim());
  return call('caption-text', [said, joined([...(first ? [first] : []), ...rest])]);
}
