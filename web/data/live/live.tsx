import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { freshener } from './freshen.ts';
import { shareStream } from './share.ts';
import { showNotice } from './show-notice.ts';

/** Keeps what the screens show as it is on the server, while a person is logged in. Shows nothing itself. */
export function Live({ personId }: { personId: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const going = new AbortController();
    const freshen = freshener(queryClient, going.signal);
    shareStream(
      personId,
      (event, leads) => {
        freshen(event);
        if (leads) for (const notice of event.notificaciones ?? []) showNotice(notice);
      },
      going.signal,
    );
    return () => going.abort();
  }, [personId, queryClient]);
  return null;
}
