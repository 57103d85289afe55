import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '#web/data/client-context.ts';
import { Live } from '#web/data/live/live.tsx';

type Props = {
  personId: string;
  /** Leads to an address without loading the page anew. */
  navigate: (to: string) => Promise<void>;
};

/** The live stream of who is logged in; a notice of it leads to what it is about, or to the list of them where that is not to be had. */
export function LiveNotices({ personId, navigate }: Props): ReactNode {
  const client = useClient();
  const queryClient = useQueryClient();
  const open = async (id: string) => {
    const { placeOfNotice } = await import('./open-notice.ts');
    await navigate(await placeOfNotice(client, queryClient, id));
  };
  return <Live personId={personId} openNotice={({ id }) => void open(id)} />;
}
