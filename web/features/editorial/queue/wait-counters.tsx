import { useEffect, useRef } from 'react';
import { isOfProduction, type WaitKind, waitKinds } from '#contract/queue-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';

type Props = {
  /** Undefined while they are not known. */
  counts: Readonly<Record<WaitKind, number>> | undefined;
  chosen: WaitKind | undefined;
  onChoose: (kind: WaitKind | undefined) => void;
};

/** How many works wait for each: pressed, a counter shows those alone, and pressed again all of them. */
export function WaitCounters({ counts, chosen, onChoose }: Props) {
  const t = useMessages();
  const line = useRef<HTMLDivElement>(null);
  // What was chosen by a link or a saved view may stand beyond the edge.
  useEffect(() => {
    const [box, pressed] = [line.current, line.current?.querySelector<HTMLElement>('[aria-pressed=true]')];
    if (!box || !pressed) return;
    const beyond = pressed.getBoundingClientRect().right - box.getBoundingClientRect().right;
    if (chosen && beyond > 0) box.scrollLeft += beyond + pressed.offsetWidth;
  }, [chosen]);
  const isShown = (kind: WaitKind) => !isOfProduction(kind) || Boolean(counts?.[kind]) || kind === chosen;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('queue.waits')}</legend>
      {/* On a telephone they have one line, to be pushed along: below one another they would take the place of two works. */}
      <div
        ref={line}
        className="flex flex-wrap gap-1.5 max-sm:-mx-4 max-sm:-my-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0"
      >
        <Counter name={t('queue.waits.all')} count={all} isChosen={!chosen} onPress={() => onChoose(undefined)} />
        {waitKinds.filter(isShown).map((kind) => (
          <Counter
            key={kind}
            name={t(`queue.waits.${kind}`)}
            count={counts?.[kind]}
            isChosen={kind === chosen}
            isUrgent={kind === 'VENCIDA'}
            onPress={() => onChoose(kind === chosen ? undefined : kind)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CounterProps = {
  name: string;
  count: number | undefined;
  isChosen: boolean;
  isUrgent?: boolean;
  onPress: () => void;
};

function Counter({ name, count, isChosen, isUrgent = false, onPress }: CounterProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-8 items-center gap-1.5 rounded-md border px-2.5 text-xs transition-colors pointer-coarse:min-h-11',
        isChosen ? 'border-accent bg-accent-wash text-accent' : 'border-line text-ink hover:bg-wash',
      )}
    >
      {name}
      <span
        className={classes('font-semibold tabular-nums', !isChosen && (count && isUrgent ? 'text-red' : 'text-muted'))}
      >
        {count ?? '–'}
      </span>
    </button>
  );
}
