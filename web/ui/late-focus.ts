import { gatherTyped } from './typed-ahead.ts';

/** What says that something is on its way (Spinner). */
const loading = '[data-loading]';
export const firstFocus = '[data-first-focus]';

/**
 * Of a dialog whose first control is still on its way: until it is there the focus is on the dialog itself, which is read by
 * its title, and not on the cross, which a space would press. What is typed meanwhile are the first words of the field. Who has
 * gone somewhere else in it by then stays there.
 * @returns whether there is anything to wait for
 */
export function awaitFirstFocus(dialog: HTMLElement): boolean {
  if (!dialog.querySelector(loading)) return false;
  let typed = '';
  dialog.focus();
  const keep = (to: (before: string) => string) => {
    typed = to(typed);
  };
  const leaveOff = gatherTyped(keep, undefined, dialog);
  const isHere = () => document.activeElement === dialog;
  const end = () => {
    leaveOff();
    watch.disconnect();
    dialog.removeEventListener('focusout', leaveOff);
  };
  const watch = new MutationObserver(() => {
    const first = dialog.querySelector(firstFocus);
    if (dialog.isConnected && !first && dialog.querySelector(loading)) return;
    end();
    if (!(first instanceof HTMLElement)) return;
    if (isHere()) first.focus();
    if (document.activeElement === first) write(first, typed);
  });
  watch.observe(dialog, { childList: true, subtree: true });
  // In another part of it keys mean what they mean there.
  dialog.addEventListener('focusout', leaveOff);
  return true;
}

/** Puts words into a field as if they had been typed at its end. */
function write(field: HTMLElement, words: string): void {
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  if (!isText || words === '') return;
  const end = field.value.length;
  const room = field.maxLength >= 0 ? field.maxLength - end : words.length;
  field.setRangeText(words.slice(0, Math.max(0, room)), end, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
