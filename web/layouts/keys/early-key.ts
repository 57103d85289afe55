/**
 * A member's key for the palette, pressed before the keys' own file is there, and anybody's single key where the scripts rest: they are for
 * us, and not for the browser's search.
 */

import { scriptsId } from '#web/data/late-part.ts';
import { accessKey } from '#web/data/stored-session-key.ts';

/** Runs in the page, before anything is drawn. A member is who has a session in this browser. */
export const earlyKeyScript = `addEventListener('keydown',(event)=>{
if(document.earlyKey===null||event.key?.toLowerCase()!=='k'||event.ctrlKey===event.metaKey||event.altKey||event.shiftKey)return;
try{if(![localStorage,sessionStorage].some((each)=>each.getItem('${accessKey}')!==null))return}catch{return}
event.preventDefault();document.earlyKey=event},true);
addEventListener('keydown',(event)=>{
if(document.singleKey===null||!document.getElementById('${scriptsId}')||!/^[/?jk]$/i.test(event.key)||event.ctrlKey||event.metaKey||event.altKey)return;
if(event.target.closest?.('input,textarea,select,[contenteditable]'))return;
event.preventDefault();document.singleKey=event},true)`;

/** What was pressed so far, once; from then on whoever asked listens. */
export const takeEarlyKey = (): KeyboardEvent | undefined => take('earlyKey');

/** The single key that was pressed last, by a guest or a member, once, as `takeEarlyKey`. */
export const takeSingleKey = (): KeyboardEvent | undefined => take('singleKey');

function take(name: string): KeyboardEvent | undefined {
  const event: unknown = Reflect.get(document, name);
  Reflect.set(document, name, null);
  return event instanceof KeyboardEvent ? event : undefined;
}
