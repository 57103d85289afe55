import { mentionAnchor, noteAnchor } from './footnotes.ts';
import { inlines } from './inlines.tsx';
import { headingTag, notesAnchor, type Rendering } from './rendering.ts';

/** The footnotes at the end of a text, each with the way back to its mention; nothing where there are none. */
export function FootnotesSection({ rendering }: { rendering: Rendering }) {
  const { footnotes, labels, prefix } = rendering;
  if (footnotes.list.length === 0) return null;
  const Title = headingTag(rendering, 1);
  return (
    <section className="footnotes" role="doc-endnotes" aria-labelledby={notesAnchor(prefix)}>
      <Title id={notesAnchor(prefix)}>{labels.notes}</Title>
      <ol>
        {footnotes.list.map(({ content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are known by their number
          <li key={index} id={noteAnchor(prefix, index + 1)}>
            {inlines(content, rendering)}{' '}
            <a
              href={`#${mentionAnchor(prefix, index + 1)}`}
              role="doc-backlink"
              aria-label={`${labels.backToText} (${labels.note} ${index + 1})`}
            >
              {/* With the selector that keeps it from being shown as an emoji. */}
              {'↩\uFE0E'}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
