import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

const AskForBidsDialog = late(async () => (await import('./ask-for-bids-dialog.tsx')).AskForBidsDialog);

/** Asks all who review what they would like to review; nothing where the journal does not ask that. */
export function AskForBids() {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  if (!useIdentity().preferenciasDeRevision) return null;
  return (
    <>
      <Button icon={<Megaphone aria-hidden />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('bids.ask')}
      </Button>
      {isAsking && <AskForBidsDialog onClose={() => setAsking(false)} />}
    </>
  );
}
