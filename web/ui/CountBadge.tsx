import { classes } from './classes.ts';

/** A count as it is seen where there is room for three signs: '7', '99+'. What is heard in its place begins with the same. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));

/** A small number over the corner of an icon, such as unread items; nothing for none. Say it in words too. */
export const CountBadge = ({ count, className }: { count: number; className?: string }) =>
  count > 0 && (
    <span
      aria-hidden
      className={classes(
        'absolute right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-2xs/4.5 font-semibold text-on-accent tabular-nums',
        className,
      )}
    >
      {shortCount(count)}
    </span>
  );
