/** What a rendered page hands to the browser: the queries it was made from, and the error it shows, if it does. */
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

export const stateId = 'state';

export interface PageState {
  queries: DehydratedState;
  errors: NonNullable<HydrationState['errors']> | null;
  /** The beginning of the site's addresses, '' where the server does not know it. */
  origin: string;
  /** The key of the journal at whose own name the page is. */
  ownHouse?: string | undefined;
  /** Of the client's files that the page names; absent while developing. */
  build?: string | undefined;
}

/** The state of the page or shell that this browser received, null where there is none. Written by our own server, so taken as it is. */
export function readPageState(): PageState | null {
  const text = document.getElementById(stateId)?.textContent;
  return text ? JSON.parse(text) : null;
}
