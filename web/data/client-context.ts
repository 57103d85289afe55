import { createContext, useContext } from 'react';
import type { Client } from '#contract/client.ts';

/** The client of this rendering: over fetch in the browser, in process on the server. */
export const ClientContext = createContext<Client | null>(null);

/** Throws outside of the application's root, which provides the client. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs <App> around it');
  return client;
}
