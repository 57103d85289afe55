import { classes } from './classes.ts';

type SkeletonProps = {
  /** How many lines of text it stands for. */
  lines?: number;
  /** Size and place: 'h-8 w-40'. */
  className?: string;
};

/** Grey lines in the place of a text to come. Say that something is loading elsewhere: this is not read aloud. */
export function Skeleton({ lines = 1, className }: SkeletonProps) {
  return (
    <span aria-hidden data-loading className="flex animate-pulse flex-col gap-2 [animation-delay:1s]">
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
          key={line}
          className={classes(
            'block rounded-sm bg-press',
            className ?? 'h-4',
            lines > 1 && line === lines - 1 && 'w-3/5',
          )}
        />
      ))}
    </span>
  );
}
