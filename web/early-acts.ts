/**
 * What is done before the page's scripts are there is done for good: the button pressed last, or the form sent, acts as soon
 * as they are, and what was typed, ticked or chosen stays and is known to its form.
 */

/** Links of a text that open over it, or leave a way back to them: what is cited, a picture. Of the rest the browser makes all there is. */
const opens = '.prose-pliego a:is([data-enlarge], [href^="#"]:not([role=doc-backlink]))';
const openedHere = 'li, figure, .equation';

/** So long such a link waits for the scripts, in ms; then it leads where it leads without them. */
export const pressWaits = 4000;

/**
 * Runs in the page: links, and forms with an address of their own, need nothing of us. Of the rest the last act is kept, a choice
 * in a list among them; a form that waits is not sent by the browser, which would write what was typed into the address.
 * A press is often the first sign of a reader, so that the scripts cannot be there: what it would open waits for them, for a while.
 * Words to look for that are sent without a connection stay, and are sent with it: the browser would put a page of its own in the place of ours.
 */
export const earlyActsScript = `{let keep=(act)=>{if(act&&document.earlyAct!==null)document.earlyAct=act};
addEventListener('click',({target})=>keep(target.closest?.('button[type=button]')),true);
addEventListener('change',({target})=>keep(target.closest?.('select')),true);
addEventListener('submit',(event)=>{let form=event.target;if(document.earlyAct===null)return;if(form.hasAttribute('action'))return waitForLine(event,form);
event.preventDefault();document.documentElement.dataset.early='';keep(event.submitter??form)},true);
let waitForLine=(event,form)=>{let box=form.querySelector('[data-offline]');if(navigator.onLine||!box)return;
event.preventDefault();let send=()=>{free();if(box.isConnected)form.requestSubmit()},
free=()=>{box.setCustomValidity('');removeEventListener('online',send);box.removeEventListener('input',free)};
box.setCustomValidity(box.dataset.offline);box.reportValidity();addEventListener('online',send);box.addEventListener('input',free)};
let pressed='',cites=(link)=>{try{return document.getElementById(decodeURIComponent(link.hash.slice(1)))?.matches('${openedHere}')}catch{}};
addEventListener('pointerdown',({pointerType})=>{pressed=pointerType},true);
addEventListener('click',(event)=>{let {ctrlKey,metaKey,shiftKey,altKey}=event;
if(document.earlyAct===null||!pressed||!event.detail||event.button||ctrlKey||metaKey||shiftKey||altKey)return;
let link=event.target.closest?.('${opens}');if(!link||!('enlarge' in link.dataset||cites(link)))return;
event.preventDefault();event.stopPropagation();keep(link);document.pressedBy=pressed;
setTimeout(()=>{if(document.earlyAct!==link)return;delete document.earlyAct;location.assign(link.href)},${pressWaits})},true)}`;

const toWriteIn = 'form:not([action]) :is(input, textarea), input[role=combobox]';

type Control = HTMLInputElement | HTMLTextAreaElement;
/** What a control of the page says that the server did not write into it. */
type Said = { control: Control; value: string } | { control: HTMLInputElement; checked: boolean };

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** What was typed, ticked or chosen so far. Asked just before forms take their fields over, and empty them. */
export function readEarlyInput(root: ParentNode): Said[] {
  const said: Said[] = [];
  for (const control of root.querySelectorAll<Control>(toWriteIn))
    if (isTicked(control)) {
      const chosen = control.type === 'checkbox' || control.checked;
      if (chosen && control.checked !== control.defaultChecked) said.push({ control, checked: control.checked });
    } else if (control.value !== control.defaultValue) said.push({ control, value: control.value });
  return said;
}

/** Writes it back where it was taken away, before anything is painted. */
export function writeEarlyInput(said: readonly Said[]): void {
  for (const each of said) if ('value' in each) write(each.control, each.value);
}

/** Tells the forms of it, as if it were typed now. */
export function tellEarlyInput(said: readonly Said[]): void {
  for (const each of said) {
    if (!each.control.isConnected) continue;
    if ('value' in each) {
      tell(each.control, each.value);
    } else if (each.control.checked !== each.checked) each.control.click();
  }
}

function tell(control: Control, value: string): void {
  const isBox = control.matches('[role=combobox]');
  const { selectionStart, selectionEnd } = control;
  // Nobody has emptied it, and React says nothing of what it finds already there.
  if (isBox) control.value = control.defaultValue;
  write(control, value);
  if (isBox) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // One that was left shows no list of what it guesses.
  if (isBox && control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** By the browser's own setter: React sees no change in what is set through the element's. */
function write(control: Control, value: string): void {
  if (control.value === value) return;
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}

/**
 * Tells the page's handlers where the pointer rests and the keyboard is: both came before there was anybody to hear it. Not of fields,
 * which `tellEarlyInput` tells of what was done to them.
 */
export function tellEarlyPlace(): void {
  const pointed = window.matchMedia('(hover: hover)').matches ? [...document.querySelectorAll(':hover')].at(-1) : null;
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  const focused = document.activeElement;
  if (focused?.matches(':is(a, button):focus-visible'))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Does what was asked for last, once the page's handlers stand. */
export function doEarlyAct(): void {
  const act: unknown = Reflect.get(document, 'earlyAct');
  Reflect.set(document, 'earlyAct', null);
  delete document.documentElement.dataset.early;
  if (!(act instanceof HTMLElement && act.isConnected)) return;
  if (act instanceof HTMLSelectElement) act.dispatchEvent(new Event('change', { bubbles: true }));
  else if (act instanceof HTMLFormElement) act.requestSubmit();
  else if (act instanceof HTMLAnchorElement) press(act);
  else act.click();
}

/** Where nobody takes it, the browser follows the link. */
function press(link: HTMLAnchorElement): void {
  const by: unknown = Reflect.get(document, 'pressedBy');
  const pointerType = typeof by === 'string' ? by : 'touch';
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}
