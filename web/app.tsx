import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useCallback } from 'react';
import type { Client } from '#contract/client.ts';
import { ClientContext } from './data/client-context.ts';
import { SiteOrigin } from './data/site-origin.ts';
import { i18n } from './messages/i18n.ts';
import { useMessages } from './messages/use-messages.ts';
import { LengthWords, type TextLength } from './ui/use-text-length.ts';

/** What stands around the router on both sides, so that both render the same tree. */
export function App({
  client,
  queryClient,
  origin,
  children,
}: {
  client: Client;
  queryClient: QueryClient;
  /** The beginning of the site's addresses, '' where the server does not know it. */
  origin: string;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <SiteOrigin value={origin}>
            <ClientContext value={client}>
              <Worded>{children}</Worded>
            </ClientContext>
          </SiteOrigin>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}

/** What the pieces of `ui` say wherever they stand. */
function Worded({ children }: { children: ReactNode }) {
  const t = useMessages();
  const say = useCallback(
    ({ left, longest, cut }: TextLength) => {
      if (cut > 0) return t('common.length.cut', { cut });
      return left < 0 ? t('common.length.over', { over: -left, longest }) : t('common.length.left', { left, longest });
    },
    [t],
  );
  return <LengthWords value={say}>{children}</LengthWords>;
}
