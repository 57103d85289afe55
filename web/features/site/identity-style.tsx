import { type Accent, accentsOf } from '#contract/accent.ts';
import type { House } from '#contract/entities/house.ts';
import { useIdentity } from './use-identity.ts';

/** The journal's own accent, on every page: that of the house in which it is, else the platform's; nothing where it has none. */
export function IdentityStyle({ house }: { house?: House | undefined }) {
  const identity = useIdentity();
  const { color } = house ?? identity;
  return color === '' ? null : <style>{accentCss(color)}</style>;
}

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
