/** Where a guard leads is settled before the scripts are there: on a slow line they take ten seconds. */
import { accessKey } from './data/stored-session-key.ts';

/** Whom an address is for, in `<html data-for>`; absent: everybody. */
export type Audience = 'guests' | 'members';

/**
 * Runs in the page. A browser without a session goes from an address for members to the login, in its place in the history
 * and with the address in its state, as the router does it (routing/guarded.tsx). One with a session does not see a page for
 * guests (`data-held`) while it is not known whose the session is; public pages keep a place for what is theirs (`data-session`).
 */
export const guardScript = `{let {dataset}=document.documentElement,held;
try{held=[localStorage,sessionStorage].some((kept)=>kept.getItem('${accessKey}'))}catch{}
if(held)dataset.session='';
if(dataset.for==='guests'&&held)dataset.held='';
if(dataset.for==='members'&&!held){history.replaceState({usr:{from:location.pathname+location.search+location.hash},key:'default'},'','/login');location.reload()}}`;

/** Whether the page that the server drew may be wrong for who is here; asked once, and the page may be seen from then on. */
export function takeHeld(): boolean {
  const { dataset } = document.documentElement;
  const isHeld = dataset.held !== undefined;
  delete dataset.held;
  return isHeld;
}
