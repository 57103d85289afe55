/** Whether things may move here: the browser can, and nobody asked it to keep still (WCAG 2.3.3). */
export const moves = (): boolean =>
  'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
