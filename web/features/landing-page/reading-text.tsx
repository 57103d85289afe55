import { lateDrawing } from '#web/data/late-drawing.ts';
import type { ViewOptions } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { proseClass, WrittenText } from '#web/features/manuscript/written-text.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { CitationCards } from './cards/citation-cards.tsx';
import type { ReadWork } from './citable.ts';
import { Enlargeable } from './enlargeable.tsx';
import { Passages } from './passages/passages.tsx';

/** A text with its notes and references. */
export type Text = Pick<ReadWork, 'documento' | 'referencias'>;

/** What draws a text. */
export const textDrawing = lateDrawing(
  async () => (await import('#web/features/manuscript/manuscript-view.tsx')).ManuscriptView,
);

type Props = {
  /** What is cited by who quotes of it. */
  work: ReadWork;
  /** Unless it is the work's own: a version's, a chapter's. */
  text?: Text;
  /** The address of the page that it is read on, from the root. */
  page: string;
} & Omit<ViewOptions, 'labels' | 'sideNotes' | 'wholeTable'>;

/**
 * A text as the public reads it: figures and tables that open large, cards of what it cites, notes in the margin, and passages to link to and
 * to highlight.
 */
export function ReadingText({ work, text = work, page, ...view }: Props) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  return (
    <Enlargeable>
      <CitationCards>
        <Passages work={work} page={page}>
          <WrittenText
            of={[text.documento, text.referencias, labels]}
            className={proseClass}
            drawing={textDrawing}
            draw={(View) => (
              <View
                documento={text.documento}
                referencias={text.referencias}
                labels={labels}
                wholeTable={t('work.table.whole')}
                sideNotes
                {...view}
              />
            )}
          />
        </Passages>
      </CitationCards>
    </Enlargeable>
  );
}
