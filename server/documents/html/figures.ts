import { dataAddress } from '#server/documents/model/load-pictures.ts';
import type { Figure, Paragraph } from '#server/documents/model/nodes.ts';
import { captionLabel } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { inlines } from './inlines.ts';
import { idAttribute, type Rendering } from './rendering.ts';

export function figure({ attrs, content: [caption] }: Figure, rendering: Rendering): string {
  const { id, label, src, alt } = attrs;
  const shown = picture(src, alt || label || '', rendering);
  return `<figure${idAttribute(id)}>${shown}${captionOf(label, caption.content, rendering)}</figure>`;
}

/** The picture itself inside the page, or what is said in its place. */
export function picture(src: string | null, alt: string, { pictures, words }: Rendering): string {
  const found = src === null ? undefined : pictures.get(src);
  if (found) return `<img src="${dataAddress(found)}" alt="${escapeMarkup(alt)}">`;
  return `<p class="missing">${escapeMarkup([words.missingPicture, alt].filter(Boolean).join(' '))}</p>`;
}

/** 'Figura 1. What it shows.', the label in the line of the first paragraph; nothing where there is neither. */
export function captionOf(label: string | undefined, paragraphs: readonly Paragraph[], rendering: Rendering): string {
  const [first, ...others] = paragraphs.map(({ content }) => inlines(content, rendering));
  const start = captionLabel(label, first !== undefined);
  if (start === '' && first === undefined) return '';
  const strong = start && `<strong>${escapeMarkup(start.trim())}</strong> `;
  return `<figcaption><p>${strong}${first ?? ''}</p>${others.map((text) => `<p>${text}</p>`).join('')}</figcaption>`;
}
