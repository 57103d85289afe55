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
  const isShown = (kind: WaitKind) => !isOfProduction(kind) || Boolean(counts?.[kind]) || kind === chosen;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{t('queue.waits')}</legend>
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
