import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isReachable } from '#web/data/reachable.ts';
import { useOnline } from '#web/data/use-online.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** Asks the server again for what the screen shows. */
export function AskAgain() {
  const { revalidate, state } = useRevalidator();
  return <TryAgain busy={state === 'loading'} onTry={() => void revalidate()} />;
}

/** Loads the whole page anew, once there is a server to load it from: a browser's own error page has no way back. */
export function LoadAgain() {
  const t = useMessages();
  const [state, setState] = useState<'idle' | 'asking' | 'unreachable'>('idle');
  const load = async () => {
    setState('asking');
    if (await isReachable()) window.location.reload();
    else setState('unreachable');
  };
  return (
    <>
      <TryAgain busy={state === 'asking'} onTry={() => void load()} />
      <p role="status" className="mt-3 text-sm text-red empty:hidden">
        {state === 'unreachable' && t('common.unloaded.still')}
      </p>
    </>
  );
}

/** At a click, and by itself when the connection comes back. */
function TryAgain({ busy, onTry }: { busy: boolean; onTry: () => void }) {
  const t = useMessages();
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) onTry();
    before.current = online;
  }, [online, onTry]);
  return (
    <Button variant="primary" icon={<RotateCw aria-hidden />} busy={busy} onClick={onTry}>
      {t('common.retry')}
    </Button>
  );
}
