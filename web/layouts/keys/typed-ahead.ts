/** What is typed while the palette is on its way is for the palette: nothing on the page acts by it, and no field gets it. */

/**
 * Gathers it from now on, until what it gives is called.
 * @param change what is known so far to what it is with the key
 * @param leave Escape
 */
export function gatherTyped(change: (to: (before: string) => string) => void, leave: () => void): () => void {
  const gather = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Escape') leave();
    else if (key === 'Backspace') change((before) => [...before].slice(0, -1).join(''));
    else if ([...key].length === 1) change((before) => before + key);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', gather, true);
  return () => window.removeEventListener('keydown', gather, true);
}
