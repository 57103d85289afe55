import { MessageSquarePlus, MessageSquareText, Quote } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Passage } from '#contract/entities/annotation.ts';
import { SelectionBar } from '#web/features/manuscript/selection-bar.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Popover } from '#web/ui/Popover.tsx';
import type { MarginNote } from './margin-note.ts';
import { MarginNoteBody } from './margin-note-body.tsx';
import { usePlacedNotes } from './use-placed-notes.ts';

type Props = {
  notes: readonly MarginNote[];
  /** The note that is open in the margin, by its key. */
  open: string | null;
  onOpen: (key: string | null) => void;
  /** What may be done with a passage that is selected; nothing where it is only read. */
  acts?: { onCite: (passage: Passage) => void; onAnnotate: (passage: Passage) => void } | undefined;
  /** The text, drawn by a ManuscriptView. */
  children: ReactNode;
};

/** A text with what reviewers say in its margin, each at its passage; what has lost its passage stands below. */
export function AnnotatedText({ notes, open, onOpen, acts, children }: Props) {
  const t = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const { placed, missing } = usePlacedNotes(root, notes, open);
  const nameOf = ({ by, onText, passage: { exacto } }: MarginNote) =>
    t(onText ? 'reviewing.margin.own' : 'reviewing.margin.of', { name: by, passage: shortened(exacto) });
  const hasMargin = placed.length > 0 || acts !== undefined;
  useEffect(() => {
    if (open !== null) root.current?.querySelector('[data-note-open]')?.scrollIntoView({ block: 'center' });
  }, [open]);
  return (
    <div className="max-w-reading">
      <div ref={root} className={hasMargin ? 'relative pe-9' : 'relative'}>
        <div data-annotated>{children}</div>
        {acts && (
          <SelectionBar
            root={root}
            label={t('reviewing.margin.toolbar')}
            actsOn={(passage) => [
              { label: t('reviewing.margin.cite'), icon: <Quote aria-hidden />, does: () => acts.onCite(passage) },
              {
                label: t('reviewing.margin.annotate'),
                icon: <MessageSquarePlus aria-hidden />,
                does: () => acts.onAnnotate(passage),
              },
            ]}
          />
        )}
        {placed.map(({ note, top }) => (
          <div
            key={note.key}
            data-print="hide"
            data-note-open={note.key === open || undefined}
            className="absolute end-0"
            style={{ top }}
          >
            <Popover
              open={note.key === open}
              onOpenChange={(is) => onOpen(is ? note.key : null)}
              label={nameOf(note)}
              trigger={
                <button
                  type="button"
                  aria-label={nameOf(note)}
                  className="flex size-6.5 items-center justify-center rounded-md text-accent transition-colors hover:bg-wash aria-expanded:bg-accent-wash"
                >
                  <MessageSquareText aria-hidden className="size-4" />
                </button>
              }
            >
              <MarginNoteBody note={note} onDone={() => onOpen(null)} />
            </Popover>
          </div>
        ))}
      </div>
      {missing.length > 0 && (
        <section aria-label={t('reviewing.margin.changed')} className="mt-8 border-t border-line pt-4">
          <h3 className="font-sans text-sm font-semibold">{t('reviewing.margin.changed')}</h3>
          <p className="text-sm text-muted">{t('reviewing.margin.changed.text')}</p>
          <ul className="divide-y divide-line">
            {missing.map((note) => (
              <li key={note.key} className="py-3">
                <MarginNoteBody note={note} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** As much of a passage as names it. */
const shortened = (passage: string) => (passage.length > 60 ? `${passage.slice(0, 59).trimEnd()}…` : passage);
