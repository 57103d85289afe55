import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { ErasureFacts } from '#contract/entities/own-data.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The works that stand in the way of an erasure: each leads to its desk, and all can be left for others to take. */
export function HandedOver({ works }: { works: ErasureFacts['aCargo'] }) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const leaveAll = async () => {
    setBusy(true);
    try {
      for (const { id } of works)
        await client.setHandlingEditor({ params: { id }, body: { editorId: null, anterior: user?.id ?? null } });
      toast.success(t('settings.erase.handed'));
    } catch (error) {
      toast.error(messageOf(error, t('settings.erase.hand.failed')));
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['erasureFacts'] });
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="warning"
      title={t('settings.erase.handling', { count: works.length })}
      action={
        <Button size="small" busy={busy} onClick={() => void leaveAll()}>
          {t('settings.erase.hand')}
        </Button>
      }
    >
      <p>{t('settings.erase.handling.text')}</p>
      <ul className="mt-2 list-disc ps-5">
        {works.map(({ id, titulo }) => (
          <li key={id}>
            <Link className="link link-alone" to={`/editorial/${id}`}>
              {titulo}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
