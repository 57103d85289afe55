import type { Figure, Paragraph } from '#server/features/exports/nodes.ts';
import { captionLabel } from '#server/features/exports/words.ts';
import type { Place } from './blocks.ts';
import { inlines } from './inlines.ts';
import type { Typesetting } from './typesetting.ts';
import { type Code, call, joined, nothing, string, words, yes } from './typst.ts';

/** A picture with its caption below. In a book it stays in its chapter, and in a review copy where it is mentioned. */
export function figure({ attrs, content }: Figure, typesetting: Typesetting, place: Place): Code {
  const { src, alt, label } = attrs;
  const named = alt || label || typesetting.words.figure;
  return call('picture-figure', [picture(src, named, typesetting), caption(label, content[0].content, typesetting)], {
    alt: string(typesetting.words.missingPicture),
    floats: place === 'text' && !typesetting.review && !typesetting.isBook ? yes : undefined,
  });
}

/** A picture as wide as it is, or as its column, or what is said in its place. */
export function picture(src: string | null | undefined, alt: string, { pictures, words: said }: Typesetting): Code {
  const path = src ? pictures.get(src) : undefined;
  const missing = string(said.missingPicture);
  if (path === undefined) return call('missing', [missing]);
  return call('picture', [string(path)], { alt: string(alt), 'missing-words': missing });
}

/** 'Figura 1. What it shows.'; none where there is nothing to say. */
export function caption(label: string | undefined, paragraphs: readonly Paragraph[], typesetting: Typesetting): Code {
  if (!label && paragraphs.length === 0) return nothing;
  const [first, ...others] = paragraphs.map(({ content }) => inlines(content, typesetting));
  const rest = others.flatMap((paragraph) => [call('parbreak', []), paragraph]);
  const said = words(captionLabel(label, first !== undefined).trim());
  return call('caption-text', [said, joined([...(first ? [first] : []), ...rest])]);
}
