import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { authState } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/**
 * Asks before leaving while `unsaved`: in a dialog, to be drawn by the screen, for the product's own links; by the browser for
 * everything else. Who is sent to the login is not asked: what they wrote is kept. `onDiscard` runs when the person leaves all
 * the same; `release()` lets the next navigation through, once what was written is saved.
 */
export function useUnsavedChanges(unsaved: boolean, onDiscard: () => void) {
  const t = useMessages();
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !released.current && authState().isAuthenticated && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const question = (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('author.leave.title')}
      description={t('author.leave.text')}
      confirmLabel={t('author.leave.confirm')}
      cancelLabel={t('author.leave.stay')}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
  const release = () => {
    released.current = true;
  };
  return { question, release };
}
