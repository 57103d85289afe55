import { useMessages } from '#web/messages/use-messages.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** Where three cards will be, as tall as they are. */
export function CardsSkeleton() {
  const t = useMessages();
  return (
    <div role="status" className="grid gap-x-8 gap-y-10 sm:grid-cols-2 roomy:grid-cols-3">
      <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
      {['one', 'two', 'three'].map((card) => (
        <div key={card} className="min-h-64 border-t border-line pt-4">
          <Skeleton lines={6} />
        </div>
      ))}
    </div>
  );
}
