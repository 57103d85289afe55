import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  info: { look: 'border-blue-line bg-blue-wash', tint: 'text-blue', Icon: Info },
  success: { look: 'border-green-line bg-green-wash', tint: 'text-green', Icon: CircleCheck },
  warning: { look: 'border-yellow-line bg-yellow-wash', tint: 'text-yellow', Icon: TriangleAlert },
  error: { look: 'border-red-line bg-red-wash', tint: 'text-red', Icon: CircleAlert },
};

export type NoticeProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** A small Button or a link. */
  action?: ReactNode;
  /** Read aloud when it appears: for what happens after the page is there. Errors at once, the rest in turn. */
  live?: boolean;
  className?: string;
};

/** A banner about the page or a part of it. */
export function Notice({ tone = 'info', title, children, action, live = false, className }: NoticeProps) {
  const { look, tint, Icon } = tones[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      role={live ? role : undefined}
      className={classes(
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border py-3 ps-11.5 pe-4 text-sm',
        look,
        className,
      )}
    >
      <div className="min-w-0 grow basis-64">
        {/* Beside the first line of the words, wherever a button that is higher than they are has them stand. */}
        <Icon aria-hidden className={classes('absolute start-4 mt-0.5 size-4.5', tint)} />
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
