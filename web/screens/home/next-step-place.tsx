import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';

// Guests never need it.
const NextStep = lazy(async () => ({ default: (await import('./next-step.tsx')).NextStep }));

/**
 * Where what comes next is offered to who is logged in. The page is drawn for guests: a browser that has a session keeps the
 * place from the first paint on (`data-session`, guard-script.ts), so that nothing moves when it is filled.
 */
export function NextStepPlace({ isBeginning }: { isBeginning: boolean }) {
  const t = useMessages();
  const { user, isStarting } = useSession();
  useEffect(() => {
    if (!isStarting && !user) delete document.documentElement.dataset.session;
  }, [isStarting, user]);
  return (
    <section
      aria-label={t('home.next.label')}
      data-print="hide"
      className={classes('mt-8 min-h-50 max-w-[48rem] sm:min-h-28', user ? 'block' : 'hidden [[data-session]_&]:block')}
    >
      {user && (
        <Suspense fallback={null}>
          <NextStep user={user} isBeginning={isBeginning} />
        </Suspense>
      )}
    </section>
  );
}
