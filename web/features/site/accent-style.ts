/**
 * The journal's own accent, on every page. The server writes it into the head, where the content security policy knows it by its
 * hash; in the browser, where another house has another, it is a sheet that no policy has to allow.
 */
import { type Accent, accentsOf } from '#contract/accent.ts';
import { ownSheet } from '#web/ui/own-sheet.ts';

const styleId = 'accent';

const tokens = ({ accent, hover, fill, fillHover, wash, line }: Accent) =>
  `--accent:${accent};--accent-hover:${hover};--accent-fill:${fill};--accent-fill-hover:${fillHover};` +
  `--accent-wash:${wash};--accent-line:${line}`;

/** The rules that put a colour in the place of the platform's, more weighty than styles/tokens.css; as there, paper is white. */
function accentCss(color: string): string {
  const { light, dark } = accentsOf(color);
  return (
    `:root:root{${tokens(light)}}@media screen{:root:root[data-theme=dark]{${tokens(dark)}}}` +
    // Without scripts the page says no theme: it is the system's.
    `@media screen and (scripting:none) and (prefers-color-scheme:dark){:root:root:not([data-theme]){${tokens(dark)}}}`
  );
}

/** As an element of the head; '' for the platform's own. */
export const accentStyle = (color: string): string =>
  color === '' ? '' : `<style id="${styleId}">${accentCss(color)}</style>`;

const sheet = ownSheet();

/** Gives the document this accent in the place of the one that it has; '' for the platform's own. */
export function wearAccent(color: string): void {
  const written = document.getElementById(styleId);
  const css = color === '' ? '' : accentCss(color);
  if (written?.textContent === css) return;
  written?.remove();
  sheet.write(css);
}
