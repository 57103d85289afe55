/** A member's key for the palette, pressed before the keys' own file is there: it is for us, and not for the browser's search. */
import { accessKey } from '#web/data/stored-session-key.ts';

/** Runs in the page, before anything is drawn. A member is who has a session in this browser. */
export const earlyKeyScript = `addEventListener('keydown',(event)=>{
if(document.earlyKey===null||event.key?.toLowerCase()!=='k'||event.ctrlKey===event.metaKey||event.altKey||event.shiftKey)return;
try{if(![localStorage,sessionStorage].some((each)=>each.getItem('${accessKey}')!==null))return}catch{return}
event.preventDefault();document.earlyKey=event},true)`;

/** What was pressed so far, once; from then on whoever asked listens. */
export function takeEarlyKey(): KeyboardEvent | undefined {
  const event: unknown = Reflect.get(document, 'earlyKey');
  Reflect.set(document, 'earlyKey', null);
  return event instanceof KeyboardEvent ? event : undefined;
}
