/** Which addresses an entry of the public site's menu may have: what anybody may open, here or on another site. */
import { pageSlugs } from './vocabulary.ts';

/** How the paths of this site begin that are nobody's alone; '': the home page. A test holds them to the screens' guards. */
export const openPaths: readonly string[] = [
  '',
  'catalogo',
  'numeros',
  'revistas',
  'instituciones',
  'contacto',
  'documentos',
  'certificados',
  'login',
  'register',
  ...pageSlugs,
];

/** Any origin: a path that leads away from it is none of this site. */
const here = 'https://pliego.invalid';

/** A path of this site that needs no session, or a whole address that begins with https:// and holds no password. */
export function isMenuAddress(address: string): boolean {
  // What a browser reads otherwise than it is written: spaces, control characters, backslashes.
  if (/[\s\p{Cc}\\]/u.test(address)) return false;
  if (!address.startsWith('/')) {
    const url = /^https:\/\/[^/]/i.test(address) && URL.canParse(address) && new URL(address);
    return url && url.username === '' && url.password === '';
  }
  if (!URL.canParse(address, here)) return false;
  const { origin, pathname } = new URL(address, here);
  // '//other.example' is another site's, '/catalogo/../dashboard' another page than it says.
  return origin === here && address.split(/[?#]/)[0] === pathname && openPaths.includes(pathname.split('/')[1] ?? '');
}
