import type { z } from 'zod';
import type { FormContent } from '#contract/entities/draft.ts';
import { useClient } from '#web/data/client-context.ts';
import { problemOf } from '#web/data/problems.ts';
import { type Keeping, useAutosave } from '#web/data/use-autosave.ts';

/**
 * Keeps what one person writes in a form, in this browser and among their drafts on the server, until it is sent. `opened` is
 * called once what was kept is shown, or known not to be there.
 */
export function useSavedDraft<C extends FormContent>(
  what: string | null,
  schema: z.ZodType<C>,
  show: (content: C | null) => void,
  opened?: () => void,
): Keeping<C> {
  const client = useClient();
  const params = { clave: what ?? '' };
  return useAutosave<C>(what, schema, {
    show,
    opened,
    send: async (contenido, stamp) => {
      if (contenido === null) {
        await client
          .forgetDraft({ params, query: typeof stamp === 'string' ? { desde: stamp } : {} })
          .catch((error) => {
            // What was written elsewhere since is not this one's to take away.
            if (problemOf(error)?.code !== 'texto_cambiado') throw error;
          });
        return { stamp: null, at: null };
      }
      const desde = typeof stamp === 'string' ? stamp : null;
      const { fecha } = await client.keepDraft({ params, body: { contenido, desde } });
      return { stamp: fecha, at: fecha };
    },
    fetch: async () => {
      const { contenido, fecha } = await client.getDraft({ params });
      // What an older form kept in another shape is as good as nothing.
      return { content: schema.safeParse(contenido).data ?? null, stamp: fecha, at: fecha };
    },
  });
}
