import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { authState } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useUnderWay } from './files/under-way.ts';

/**
 * Asks before leaving while `unsaved`, or while files are being sent: in a dialog, to be drawn by the screen, for the product's own links; by the browser for
 * everything else. Who is sent to the login is not asked: what they wrote is kept. `onDiscard` runs when the person leaves all
 * the same; `release()` lets the next navigation through, once what was written is saved.
 */
export function useUnsavedChanges(unsaved: boolean, onDiscard: () => void) {
  const t = useMessages();
  const released = useRef(false);
  const isSending = useUnderWay();
  const asks = unsaved || isSending;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && !released.current && authState().isAuthenticated && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);

  const question = (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t(isSending ? 'files.leave.title' : 'author.leave.title')}
      description={t(isSending ? 'files.leave.text' : 'author.leave.text')}
      confirmLabel={t(isSending ? 'files.leave.confirm' : 'author.leave.confirm')}
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
