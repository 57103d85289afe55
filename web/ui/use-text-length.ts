import { createContext, useCallback, useEffect, useRef, useState } from 'react';

/** How a text stands to its longest: `left` is below 0 where it is too long, `cut` what a paste lost at its end. */
export type TextLength = { left: number; longest: number; cut: number };

/** What a Field says of the room that is left, in the language in use; given once, round the application. */
export const LengthWords = createContext<(length: TextLength) => string>(() => '');

type Control = HTMLInputElement | HTMLTextAreaElement;
const boundedIn = (box: HTMLElement | null) =>
  box?.querySelector<Control>('input[maxlength], textarea[data-longest]') ?? null;
const longestOf = ({ dataset, maxLength }: Control) => Number(dataset.longest ?? maxLength);

/** What sends a text without a form: the button that a dialog, or another group of fields, is answered by. */
const sends = 'button[type="button"][data-sends]';
const together = '[role="dialog"], [role="alertdialog"], [data-sends-together]';

/** Shorter ones are the form that a text has (a year, a colour), and no length that people write up to. */
const shortestSaid = 20;
/** Said towards the end alone: in the last tenth, of long texts in the last 200 signs. */
const isTight = ({ left, longest, cut }: TextLength) =>
  longest >= shortestSaid && (cut > 0 || left <= Math.min(200, longest / 10));

/**
 * The room that the bounded control inside `box` has left, null while there is plenty. While its text is too long, its
 * form is not sent, nor, where there is none, does the button act that would send it: the keyboard goes to the text instead.
 */
export function useTextLength() {
  const box = useRef<HTMLDivElement>(null);
  const cut = useRef(0);
  const [length, setLength] = useState<TextLength | null>(null);

  const measure = useCallback(() => {
    const control = boundedIn(box.current);
    if (!control) return setLength(null);
    const longest = longestOf(control);
    const next = { left: longest - control.value.length, longest, cut: cut.current };
    const isLast = (last: TextLength) => last.left === next.left && last.longest === longest && last.cut === next.cut;
    setLength((last) => (!isTight(next) ? null : last && isLast(last) ? last : next));
  }, []);
  // After each drawing, since a form that is filled or emptied tells nobody.
  useEffect(measure);

  useEffect(() => {
    const field = box.current;
    const write = (event: Event) => {
      if (!(event instanceof InputEvent && event.inputType === 'insertFromPaste')) cut.current = 0;
      measure();
    };
    const paste = (event: ClipboardEvent) => {
      const control = boundedIn(field);
      cut.current = control instanceof HTMLInputElement ? lostOf(control, event) : 0;
      // Into a full line nothing is written, and no more is heard of it.
      measure();
    };
    field?.addEventListener('input', write);
    field?.addEventListener('paste', paste);
    return () => {
      field?.removeEventListener('input', write);
      field?.removeEventListener('paste', paste);
    };
  }, [measure]);

  const isOver = length !== null && length.left < 0;
  useEffect(() => {
    if (!isOver) return;
    const hold = (event: SubmitEvent) => {
      const control = boundedIn(box.current);
      if (!control || control.form !== event.target) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.focus();
    };
    const holdPress = (event: MouseEvent) => {
      const control = boundedIn(box.current);
      const button = event.target instanceof Element ? event.target.closest(sends) : null;
      if (!control || !button || !control.closest(together)?.contains(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.focus();
    };
    document.addEventListener('submit', hold, true);
    document.addEventListener('click', holdPress, true);
    return () => {
      document.removeEventListener('submit', hold, true);
      document.removeEventListener('click', holdPress, true);
    };
  }, [isOver]);

  return { box, length, isOver };
}

/** How much of what is pasted a line of text has no room for; 0 for an address, which tells nobody what of it is selected. */
function lostOf(line: HTMLInputElement, { clipboardData }: ClipboardEvent): number {
  const { value, selectionStart, selectionEnd } = line;
  if (selectionStart === null || selectionEnd === null) return 0;
  const pasted = (clipboardData?.getData('text') ?? '').replace(/[\r\n]/g, '');
  return Math.max(0, value.length - (selectionEnd - selectionStart) + pasted.length - longestOf(line));
}
