import type { ReactNode } from 'react';
import { inlines } from './inlines.tsx';
import type { Figure, Paragraph } from './nodes.ts';
import { usePictureAddress } from './picture-key.ts';
import { anchorOf, type Rendering } from './rendering.ts';

export function FigureView({ figure, rendering }: { figure: Figure; rendering: Rendering }) {
  const { id, label, src, alt, width, height } = figure.attrs;
  const paragraphs = figure.content[0].content;
  return (
    <figure id={anchorOf(rendering, id)}>
      <Picture
        src={src}
        alt={alt || label || ''}
        width={width}
        height={height}
        missing={rendering.labels.missingPicture}
        enlarge={rendering.labels.enlarge}
      />
      {(label || paragraphs.length > 0) && (
        <figcaption>
          <CaptionText label={label} paragraphs={paragraphs} rendering={rendering} />
        </figcaption>
      )}
    </figure>
  );
}

type PictureProps = {
  src: string | null;
  alt: string;
  /** In CSS pixels, where known: the page then keeps its place for it. */
  width?: number | undefined;
  height?: number | undefined;
} & Record<'missing' | 'enlarge', string>;

/** A picture of our own file store, never wider than its column, as a link to itself; or what is said in its place. */
export function Picture({ src, alt, width, height, missing, enlarge }: PictureProps) {
  const address = usePictureAddress(src);
  if (address === null) return <p className="missing">{missing}</p>;
  return (
    <a href={address} data-enlarge aria-label={[enlarge, alt].filter(Boolean).join(': ')} className="block">
      <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </a>
  );
}

type CaptionProps = { label: string | undefined; paragraphs: readonly Paragraph[]; rendering: Rendering };

/** 'Figura 1. What it shows.', the label in the line of the first paragraph. */
export function CaptionText({ label, paragraphs, rendering }: CaptionProps): ReactNode {
  const [first, ...others] = paragraphs;
  return (
    <>
      <p>
        {label && <span className="caption-label">{first && !/[.:]$/.test(label) ? `${label}.` : label}</span>}
        {label && first && ' '}
        {first && inlines(first.content, rendering)}
      </p>
      {others.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
        <p key={index}>{inlines(paragraph.content, rendering)}</p>
      ))}
    </>
  );
}
