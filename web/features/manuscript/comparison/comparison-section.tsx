import { type ReactNode, useState } from 'react';
import type { Edit } from '#contract/comparison/edit.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { editView } from './edit-views.tsx';
import { fold } from './fold.ts';
import type { Showing } from './showing.ts';
import { SideTitles } from './side-titles.tsx';

type Props = {
  edits: readonly Edit[];
  showing: Omit<Showing, 'side'>;
  /** In two columns, the older to the left. */
  sideBySide: boolean;
  /** Headings over the columns. */
  names: { before: string; after: string };
  lang: string;
};

/** Part of a work in both versions. What did not change is folded away, and opens where it is wanted. */
export function ComparisonSection({ edits, showing, sideBySide, names, lang }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return (
    <div lang={lang}>
      {sideBySide && <SideTitles {...names} />}
      {fold(edits).map(({ folded, edits: stretch }, index) =>
        folded && !opened.has(index) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no identity but their place
          <Folded key={index} count={stretch.length} onOpen={() => setOpened(new Set([...opened, index]))} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index}>{sideBySide ? rows(stretch, showing) : inOne(stretch, showing)}</div>
        ),
      )}
    </div>
  );
}

function Folded({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useMessages();
  return (
    <div className="my-4 border-y border-line py-2 text-center">
      <Button size="small" variant="quiet" onClick={onOpen}>
        {t('versions.unchanged', { count })}
      </Button>
    </div>
  );
}

const inOne = (edits: readonly Edit[], showing: Props['showing']): ReactNode => (
  <div className="prose-pliego max-w-reading py-2">
    {edits.map((edit, index) => editView(edit, { ...showing, side: 'both' }, index))}
  </div>
);

/** What belongs together stands side by side; on a narrow screen, one under the other. */
const rows = (edits: readonly Edit[], showing: Props['showing']): ReactNode =>
  edits.map((edit, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: edits have no identity but their place
    <div key={index} className="grid gap-x-8 border-b border-line md:grid-cols-2">
      {(['before', 'after'] as const).map((side) => (
        <div
          key={side}
          className={classes(
            'prose-pliego min-w-0 py-2 max-md:empty:hidden',
            // One under the other, what is the same need not be read twice.
            edit.kind === 'kept' && side === 'before' && 'max-md:hidden',
          )}
        >
          {editView(edit, { ...showing, side }, 0)}
        </div>
      ))}
    </div>
  ));
