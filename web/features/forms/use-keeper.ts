import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { forgetDraft, keepDraft, keptDraft } from '#web/data/drafts.ts';
import { authState, useSession } from '#web/data/session.ts';
import { type Copy, createKeeper, type Keeper, type KeepState, type Means } from './keeper.ts';

/** Where the server keeps it, and how it is shown. */
type Server<C> = Pick<Means<C>, 'begun' | 'send' | 'fetch' | 'show' | 'alone'>;

export interface Keeping<C> {
  state: KeepState<C>;
  write: (content: C | null) => void;
  forget: () => void;
  take: () => void;
  keepMine: () => void;
  /** What was written is safe, here at least. */
  isKept: () => boolean;
}

/**
 * Keeps what a form shows under the person and `what` (null: nothing is kept), from the form's opening to its end: sent
 * when the page is hidden, looked after when it is in front again.
 */
export function useKeeper<C>(what: string | null, schema: z.ZodType<C>, server: Server<C>): Keeping<C> {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [state, setState] = useState<KeepState<C>>({ kind: 'idle' });
  // The last one, also after its form is gone: what was sent is forgotten after that.
  const keeper = useRef<Keeper<C> | null>(null);
  const latest = useRef(server);
  latest.current = server;

  useEffect(() => {
    if (what === null || userId === '') return;
    const own = createKeeper<C>({
      ...copyOf(userId, what, schema),
      send: (content, stamp) => latest.current.send(content, stamp),
      fetch: () => latest.current.fetch(),
      show: (content) => latest.current.show(content),
      begun: latest.current.begun,
      alone: latest.current.alone,
      onState: setState,
    });
    keeper.current = own;
    void own.open();
    const save = () => void own.save();
    const turned = () => (document.visibilityState === 'hidden' ? save() : void own.look());
    window.addEventListener('online', save);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', turned);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', turned);
      own.end();
    };
  }, [userId, what, schema]);

  return {
    state,
    write: (content) => keeper.current?.write(content),
    forget: () => keeper.current?.forget(),
    take: () => keeper.current?.take(),
    keepMine: () => keeper.current?.keepMine(),
    isKept: () => keeper.current?.isKept() ?? false,
  };
}

/** This browser's copy. Who logs out leaves none, not even by an answer that comes after. */
function copyOf<C>(userId: string, what: string, schema: z.ZodType<C>): Pick<Means<C>, 'read' | 'keep' | 'drop'> {
  const copySchema: z.ZodType<Copy<C>> = z.object({
    content: schema.nullable(),
    stamp: z.union([z.string(), z.number(), z.null()]),
    written: z.string(),
    pending: z.boolean(),
  });
  return {
    read: () => copySchema.safeParse(keptDraft(userId, what)).data,
    keep: (copy) => !authState().loggedOut && keepDraft(userId, what, copy),
    drop: () => forgetDraft(userId, what),
  };
}
