import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { inReadingOrder } from '#contract/references.ts';
import { blocks } from './blocks.tsx';
import { FootnotesSection } from './footnotes-section.tsx';
import { ReferenceList } from './reference-list.tsx';
import { renderingOf, type ViewOptions } from './rendering.ts';

type Props = ViewOptions & { documento: Manuscript; referencias: readonly Reference[] };

/** The whole text of a work, its notes and its reference list. Its markup depends on nothing but its properties. */
export function ManuscriptView({ documento, referencias, ...options }: Props) {
  const rendering = renderingOf(documento, referencias, options);
  return (
    <div className="prose-pliego">
      {blocks(documento.content, rendering)}
      <FootnotesSection rendering={rendering} />
      <ReferenceList references={inReadingOrder(documento, referencias)} rendering={rendering} />
    </div>
  );
}
