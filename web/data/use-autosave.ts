import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { sameJson } from '#contract/same-json.ts';
import { type Autosave, createAutosave, type Means } from './autosave.ts';
import { followPage } from './follow-page.ts';
import { type LocalCopy, openCopy, type StoredCopy } from './local-copies.ts';
import type { Copy, SaveState } from './save-state.ts';
import { authState, useSession } from './session.ts';

/** Where the server has it, and how it is shown. */
interface Server<C> extends Pick<Means<C>, 'begun' | 'send' | 'fetch' | 'show'> {
  /** What was kept is on screen, or known not to be there. */
  opened?: (() => void) | undefined;
}

export interface Keeping<C> {
  state: SaveState<C>;
  write: (content: C | null) => void;
  /** It was sent, or given up: gone here, and from the server. */
  forget: () => void;
  /** Shows the copy from elsewhere in place of this one, which `putBack` shows again: null where there is none. */
  take: () => void;
  putBack: (() => void) | null;
  /** Shows something else in place of what is here. The two change places: `putBack` shows what was here. */
  swap: (content: C | null) => void;
  keepMine: () => void;
  /** Whether nobody has gone on with it elsewhere; where somebody has, `state` says so. */
  agrees: () => Promise<boolean>;
  /** What was written is safe, here at least. */
  isKept: () => boolean;
}

/** What a form shows, and what saves it. */
interface Own<C> {
  content: C | null;
  autosave: Autosave<C>;
}

const stillness = 2000;

/**
 * Saves what a form shows, under the person and `what` (null: nothing is saved), for as long as the form is open: sent
 * when the page is hidden, and compared with the server when it is in front again.
 */
export function useAutosave<C>(what: string | null, schema: z.ZodType<C>, server: Server<C>): Keeping<C> {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [state, setState] = useState<SaveState<C>>({ kind: 'empty' });
  const [replaced, setReplaced] = useState<{ content: C | null } | null>(null);
  // The last one, also after its form is gone: what was sent is forgotten after that.
  const last = useRef<Own<C> | null>(null);
  const latest = useRef(server);
  latest.current = server;

  useEffect(() => {
    if (what === null || userId === '') return;
    const copy = openCopy(userId, what);
    const { begun } = latest.current;
    const own: Own<C> = {
      content: begun?.content ?? null,
      autosave: createAutosave<C>({
        begun,
        stillness,
        staysHere: true,
        same: sameJson,
        read: () => own.content,
        show: (content) => {
          own.content = content;
          latest.current.show(content);
        },
        local: localCopy(copy),
        send: (content, stamp) => latest.current.send(content, stamp),
        fetch: () => latest.current.fetch(),
        onState: setState,
        isTheirs: () => authState().user?.id === userId,
      }),
    };
    last.current = own;
    let isOpen = true;
    void copy.then(async ({ found }) => {
      if (!isOpen) return;
      const opening = own.autosave.open(found && readCopy(found, schema));
      // This browser's copy is shown at once; the server's is waited for where there is none.
      if (own.content === null) await opening;
      if (isOpen) latest.current.opened?.();
    });
    const unfollow = followPage(own.autosave, true);
    return () => {
      isOpen = false;
      unfollow();
      own.autosave.end();
    };
  }, [userId, what, schema]);

  const write = (content: C | null) => {
    const own = last.current;
    if (!own || sameJson(content, own.content)) return;
    own.content = content;
    own.autosave.changed();
  };
  const keepMine = () => void last.current?.autosave.keepMine();
  const take = () => {
    const own = last.current;
    if (!own) return;
    setReplaced({ content: own.content });
    own.autosave.take();
  };
  const swap = (content: C | null) => {
    setReplaced({ content: last.current?.content ?? null });
    latest.current.show(content);
    write(content);
  };
  return {
    state,
    write,
    forget: () => {
      setReplaced(null);
      write(null);
      keepMine();
    },
    take,
    swap,
    putBack: replaced && (() => swap(replaced.content)),
    keepMine,
    agrees: async () => (await last.current?.autosave.agrees()) ?? true,
    isKept: () => last.current?.autosave.isKept() ?? false,
  };
}

/** A form's copy is written whole: it is short. */
function localCopy<C>(opened: Promise<LocalCopy>): Means<C>['local'] {
  let copy: LocalCopy | undefined;
  void opened.then((found) => {
    copy = found;
  });
  return {
    write: async ({ content, stamp, sent, pending, written }, leaving) =>
      (await opened).write({ pending, written, head: { content, stamp, sent }, lists: {} }, leaving),
    drop: () => void opened.then(({ drop }) => drop()),
    isHeld: () => copy?.isHeld() ?? true,
    close: () => void opened.then(({ close }) => close()),
  };
}

function readCopy<C>({ head, pending, written }: StoredCopy, schema: z.ZodType<C>): Copy<C> | undefined {
  const headSchema: z.ZodType<Pick<Copy<C>, 'content' | 'stamp' | 'sent'> & Partial<Copy<C>>> = z.object({
    content: schema.nullable(),
    stamp: z.union([z.string(), z.number(), z.null()]),
    sent: z.array(schema).default([]),
    // As copies had them that stood in localStorage.
    written: z.string().optional(),
    pending: z.boolean().optional(),
  });
  const read = headSchema.safeParse(head).data;
  return read && { ...{ pending, written }, ...read };
}
