/** A button that is pressed before the page's scripts are there does what it is for as soon as they are. */

/** Runs in the page: links and forms need nothing of us, of buttons the last one pressed is kept. */
export const earlyClickScript = `addEventListener('click',function keep(event){
if(document.earlyClick===null)return removeEventListener('click',keep,true);
let button=event.target.closest?.('button[type=button]');if(button)document.earlyClick=button},true)`;

/** Presses it, once the page's handlers stand. */
export function pressEarlyClick(): void {
  const button: unknown = Reflect.get(document, 'earlyClick');
  Reflect.set(document, 'earlyClick', null);
  if (button instanceof HTMLElement && button.isConnected) button.click();
}
