import { Skeleton } from './Skeleton.tsx';

/** What most of a screen is: figures over lists, a list, or text and fields. */
export type SkeletonKind = 'figures' | 'list' | 'text';

type Props = {
  kind: SkeletonKind;
  /** False where the title is there already. */
  titled?: boolean;
};

/** The place of a whole screen that is to come: its title, and what is below it. Not read aloud: say elsewhere that it is loading. */
export function PageSkeleton({ kind, titled = true }: Props) {
  return (
    <div aria-hidden>
      {/* As tall as a PageHeader with one line under its title. */}
      {titled && (
        <div className="mb-8 rule-fold-end pb-5">
          <Skeleton className="my-1 h-9 w-72 max-w-full" />
          <Skeleton className="mt-3 h-5 w-md max-w-full" />
        </div>
      )}
      {kind === 'figures' && <Figures />}
      {kind === 'text' ? <Skeleton lines={7} className="h-4 max-w-reading" /> : <Rows />}
    </div>
  );
}

const Figures = () => (
  <div className="mb-12 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-6">
    {['one', 'two', 'three', 'four'].map((figure) => (
      <div key={figure} className="border-s border-line-strong ps-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="my-3 h-6 w-12" />
      </div>
    ))}
  </div>
);

const Rows = () => (
  <div className="divide-y divide-line border-y border-line">
    {['one', 'two', 'three', 'four', 'five'].map((row) => (
      <div key={row} className="py-5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-3 h-4 w-2/5" />
      </div>
    ))}
  </div>
);
