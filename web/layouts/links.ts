import type { MenuEntry } from '#contract/entities/site-facts.ts';
import type { Identity } from '#contract/entities/system.ts';
import { journalsPage } from '#contract/public-addresses.ts';
import type { MessageKey } from '#web/messages/i18n.ts';

export interface PageLink {
  to: string;
  label: MessageKey;
}

/** Spec 000 §2.4, header. */
export const headerLinks: readonly PageLink[] = [
  { to: '/', label: 'layout.home' },
  { to: '/catalogo', label: 'layout.catalogue' },
  { to: '/catalogo?tipo=ARTICULO', label: 'layout.articles' },
  { to: '/catalogo?tipo=LIBRO', label: 'layout.books' },
  { to: '/instituciones', label: 'layout.institutions' },
];

/** Whether an address is that of an entry: of the catalogue's, that of its type. */
export function isHere(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query = ''] = to.split('?');
  const tipoOf = (words: string) => new URLSearchParams(words).get('tipo') ?? '';
  return pathname === path && tipoOf(query) === tipoOf(search);
}

/** Whether an added entry leads to where one is. */
export const isAddedHere = ({ direccion }: MenuEntry, { pathname, search }: { pathname: string; search: string }) =>
  direccion.split('#')[0] === pathname + search;

/** All that header and footer have of where one is: which of their entries lead there. */
export const whatIsHere = (menu: readonly MenuEntry[], location: { pathname: string; search: string }): boolean[] => [
  ...headerLinks.map(({ to }) => isHere(to, location)),
  ...menu.map((entry) => isAddedHere(entry, location)),
];

/** Spec 000 §2.4, footer, in three groups. */
export const footerLinks: readonly { title: MessageKey; links: readonly PageLink[] }[] = [
  {
    title: 'layout.footer.explore',
    links: [
      { to: '/catalogo', label: 'layout.catalogue' },
      { to: '/instituciones', label: 'layout.institutions' },
    ],
  },
  {
    title: 'layout.footer.help',
    links: [
      { to: '/ayuda', label: 'layout.footer.helpCentre' },
      { to: '/terminos', label: 'layout.footer.terms' },
      { to: '/privacidad', label: 'layout.footer.privacy' },
      { to: '/documentos/accesibilidad', label: 'layout.footer.accessibility' },
      { to: '/contacto', label: 'layout.footer.contact' },
    ],
  },
  {
    title: 'layout.footer.news',
    links: [
      { to: '/blog', label: 'layout.footer.blog' },
      { to: '/eventos', label: 'layout.footer.events' },
      { to: '/newsletter', label: 'layout.footer.newsletter' },
    ],
  },
];

/** The same, with the journals first among what there is to explore where there are several. */
export const footerLinksOf = ({ variasRevistas }: Pick<Identity, 'variasRevistas'>): typeof footerLinks =>
  variasRevistas
    ? footerLinks.map((group, place) =>
        place === 0 ? { ...group, links: [...group.links, { to: journalsPage, label: 'layout.journals' }] } : group,
      )
    : footerLinks;
