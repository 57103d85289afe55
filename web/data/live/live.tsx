import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ToldNotification } from '#contract/entities/live-event.ts';
import { freshener } from './freshen.ts';
import { tellInView } from './in-view.ts';
import { shareStream } from './share.ts';
import { showNotice } from './show-notice.ts';

type Props = {
  personId: string;
  /** Leads to what a notification is about. */
  openNotice: (notice: ToldNotification) => void;
};

/** Keeps what the screens show as it is on the server, while a person is logged in. Shows nothing itself. */
export function Live({ personId, openNotice }: Props) {
  const queryClient = useQueryClient();
  const open = useEffectEvent(openNotice);
  useEffect(() => {
    const going = new AbortController();
    const freshen = freshener(queryClient, going.signal);
    tellInView(personId, going.signal);
    shareStream(
      personId,
      (event, leads) => {
        freshen(event);
        if (leads) for (const notice of event.notificaciones ?? []) void showNotice(personId, notice, open);
      },
      going.signal,
    );
    return () => going.abort();
  }, [personId, queryClient]);
  return null;
}
