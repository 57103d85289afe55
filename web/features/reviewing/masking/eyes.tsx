import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createClient, type Transport } from '#contract/client.ts';
import type { ViewAs } from '#contract/entities/anonymise.ts';
import { ClientContext } from '#web/data/client-context.ts';
import { createQueryClient } from '#web/data/queries.ts';

/** Answers the reading calls of a work with what somebody else was answered, and nothing else: no act can be done so. */
const transportOf =
  (view: ViewAs): Transport =>
  async (name) => {
    switch (name) {
      case 'getPublication':
        return view.publicacion;
      case 'listFiles':
        return { files: view.archivos };
      case 'listVersions':
        return { versions: view.versiones };
      case 'listDecisions':
        return { decisiones: view.decisiones };
      case 'publicationHistory':
        return { historia: view.historia };
      default:
        throw new Error(`${name} is not part of the view`);
    }
  };

/** Whatever stands inside reads the work with somebody else's eyes. Give it a `key` for each view. */
export function Eyes({ view, children }: { view: ViewAs; children: ReactNode }) {
  const [client] = useState(() => createClient(transportOf(view)));
  const [queryClient] = useState(createQueryClient);
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ClientContext>
  );
}
