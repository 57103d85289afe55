import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { largestFile, mostFiles } from '#contract/calls/files.ts';
import { calls } from '#contract/calls.ts';
import { upload } from '#web/data/upload.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { createFileQueue, type Means } from './file-queue.ts';
import { mayPass, refusalOf } from './refusal.ts';
import { underWay } from './under-way.ts';

/**
 * The queue of files for a draft, and what is in it. `there` is how many files the draft has already; `done` says which
 * arrived last. Leaving the screen stops what is under way.
 */
export function useFileQueue(id: string, there: number) {
  const t = useMessages();
  const { bytes, number } = useFormats();
  const queryClient = useQueryClient();
  const present = useRef(there);
  present.current = there;
  const [done, setDone] = useState('');
  const [queue] = useState(() => {
    const means: Means = {
      send: ({ file, clase }, onProgress, signal) => {
        // The end of a long name tells its kind.
        const sent = { params: { id }, query: { clase, nombre: file.name.slice(-200) }, body: file };
        return underWay(upload(calls.uploadFile, sent, { onProgress, signal }));
      },
      fault: ({ size }, others) => {
        if (size === 0) return t('files.empty');
        if (size > largestFile) return t('files.tooLarge', { size: bytes(largestFile) });
        return present.current + others >= mostFiles ? t('files.tooMany', { count: number(mostFiles) }) : null;
      },
      reason: (error) => ({ why: refusalOf(error, t('files.failed')), canRetry: mayPass(error) }),
      onDone: ({ file }) => {
        setDone(t('files.done', { name: file.name }));
        void queryClient.invalidateQueries({ queryKey: ['listFiles'] });
      },
    };
    return createFileQueue(means);
  });
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, items, done };
}
