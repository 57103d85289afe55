import { useMessages } from '#web/messages/use-messages.ts';

/** How close a person is to a work, as a quiet bar, and in which words. */
export function ClosenessBar({ closeness, words }: { closeness: number; words: readonly string[] }) {
  const t = useMessages();
  const percent = Math.round(closeness * 100);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-3">
        <span aria-hidden className="h-1.5 w-28 shrink-0 overflow-hidden rounded-sm bg-press">
          <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
        <span className="text-sm text-muted tabular-nums">{t('candidates.closeness', { percent })}</span>
      </div>
      <p className="text-sm">
        {words.length > 0 ? t('candidates.matches', { words: words.join(', ') }) : t('candidates.noMatch')}
      </p>
    </div>
  );
}
