import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { notesSection, referenceList } from '#contract/manuscript-html/end.ts';
import { type RenderingOptions, renderingOf } from '#contract/manuscript-html/rendering.ts';
import { inReadingOrder } from '#contract/references.ts';
import type { ManuscriptLabels } from './labels.ts';
import { blocks, shown } from './shown.tsx';
import { proseClass } from './written-text.tsx';

export type ViewOptions = Omit<RenderingOptions<ManuscriptLabels>, 'addressOf'>;
type Props = ViewOptions & { documento: Manuscript; referencias: readonly Reference[] };

/** The whole text of a work, its notes and its reference list. Its markup depends on nothing but its properties. */
export function ManuscriptView({ documento, referencias, ...options }: Props) {
  const references = inReadingOrder(documento, referencias);
  const rendering = renderingOf(documento, references, options);
  const end = [...notesSection(rendering), ...referenceList(references, rendering)];
  return (
    <div className={proseClass} data-initial={beginsInLines(documento) ? '' : undefined}>
      {blocks(documento.content, rendering)}
      {shown(end, rendering)}
    </div>
  );
}

/** Letters that fill two lines on any screen: what a text begins with has to, beside an initial of two lines (styles/ornament.css). */
const twoLines = 160;

function beginsInLines({ content: [first, second] }: Manuscript): boolean {
  const opening = first?.type === 'heading' ? second : first;
  if (opening?.type !== 'paragraph') return false;
  return opening.content.reduce((sum, each) => sum + (each.type === 'text' ? each.text.length : 0), 0) >= twoLines;
}
