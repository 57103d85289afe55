import { accentCss } from './accent-css.ts';
import { useIdentity } from './use-identity.ts';

/** The journal's own accent, on every page; nothing where it has none. */
export function IdentityStyle() {
  const { color } = useIdentity();
  return color === '' ? null : <style>{accentCss(color)}</style>;
}
