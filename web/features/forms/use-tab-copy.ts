import { useState } from 'react';
import type { z } from 'zod';
import { tabStore } from '#web/data/browser-storage.ts';
import { tabPrefix } from '#web/data/drafts.ts';

const keyOf = (what: string) => `${tabPrefix}${what}`;

interface TabCopy<C> {
  /** What this tab had when the form opened. */
  kept: C | undefined;
  /** Keeps of a form's values those that the schema names. */
  keep: (values: object) => void;
  /** It was sent: gone, and nothing is kept any more. */
  forget: () => void;
}

/**
 * What somebody without an account types into a form, for as long as the tab is open: it is there again after a reload,
 * and nobody else's at this machine afterwards. Who has an account has drafts instead (use-saved-form.ts).
 */
export function useTabCopy<C>(what: string, schema: z.ZodType<C>): TabCopy<C> {
  const [copy] = useState(() => openTabCopy(what, schema));
  return copy;
}

/** The same outside of a form. */
export function openTabCopy<C>(what: string, schema: z.ZodType<C>): TabCopy<C> {
  let isSent = false;
  return {
    kept: read(what, schema),
    keep: (values) => {
      const content = schema.safeParse(values).data;
      if (isSent || content === undefined) return;
      try {
        tabStore().setItem(keyOf(what), JSON.stringify(content));
      } catch {
        // No room: what is on screen is all there is.
      }
    },
    forget: () => {
      isSent = true;
      tabStore().removeItem(keyOf(what));
    },
  };
}

function read<C>(what: string, schema: z.ZodType<C>): C | undefined {
  try {
    return schema.safeParse(JSON.parse(tabStore().getItem(keyOf(what)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
