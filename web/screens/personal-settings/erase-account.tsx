import { useState } from 'react';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ErasureFactsList } from './erasure-facts.tsx';
import { HandedOver } from './handed-over.tsx';

/** 'Eliminar mi cuenta': what goes, what stays and why, what stands in the way, and the button. */
export function EraseAccount() {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
  const query = useCall('erasureFacts');
  return (
    <QueryState query={query} loading={<Skeleton lines={4} />} failed={t('settings.erase.load.failed')}>
      {(data) => {
        const isHeld = data.ultimoAdministrador || data.aCargo.length > 0;
        return (
          <div className="flex flex-col items-start gap-6">
            <ErasureFactsList facts={data} />
            {data.ultimoAdministrador && (
              <Notice tone="warning" title={t('settings.erase.last')}>
                {t('settings.erase.last.text')}
              </Notice>
            )}
            {data.aCargo.length > 0 && <HandedOver works={data.aCargo} />}
            <Button variant="danger" disabled={isHeld} aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t('settings.erase')}
            </Button>
            {asking && <EraseDialog onClose={() => setAsking(false)} />}
          </div>
        );
      }}
    </QueryState>
  );
}
