/** What all our charts look like, read from the theme at the moment of drawing. */

export function chartLook() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    token,
    ticks: { color: token('--muted'), font: { family: getComputedStyle(document.body).fontFamily, size: 13 } },
    tooltip: { backgroundColor: token('--ink'), titleColor: token('--paper'), bodyColor: token('--paper') },
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? (false as const) : { duration: 200 },
  };
}

/** Has the chart painted now and whenever the theme changes; gives what ends that. */
export function paintWithTheme(paint: () => void): () => void {
  paint();
  const themes = new MutationObserver(paint);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => themes.disconnect();
}
