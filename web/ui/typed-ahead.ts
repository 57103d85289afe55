/** What is typed while a field is on its way is for that field: nothing on the page acts by it, and no other field gets it. */

/**
 * Gathers it from now on, until what it gives is called.
 * @param change what is known so far to what it is with the key
 * @param leave Escape; without it, Escape goes where it always goes
 * @param within where it would arrive
 */
export function gatherTyped(
  change: (to: (before: string) => string) => void,
  leave?: () => void,
  within: Window | HTMLElement = window,
): () => void {
  const gather = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Escape' && leave) leave();
    else if (key === 'Backspace') change((before) => [...before].slice(0, -1).join(''));
    else if ([...key].length === 1) change((before) => before + key);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  within.addEventListener('keydown', gather, true);
  return () => within.removeEventListener('keydown', gather, true);
}
