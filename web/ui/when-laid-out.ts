/**
 * Looks at an element once the browser has laid it out by itself, and again whenever its size has changed: to ask in an effect how large
 * something is has the whole page laid out there and then, in the same breath in which it was drawn. Gives what ends it.
 */
export function whenLaidOut(element: Element, look: () => void): () => void {
  const observer = new ResizeObserver(look);
  observer.observe(element);
  return () => observer.disconnect();
}
