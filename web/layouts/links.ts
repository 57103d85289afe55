import type { MessageKey } from '#web/messages/i18n.ts';
import { hasScreen } from '#web/routes.tsx';

export interface PageLink {
  to: string;
  label: MessageKey;
}

/** Links whose screens exist. */
const existing = (links: readonly PageLink[]): readonly PageLink[] => links.filter(({ to }) => hasScreen(to));

/** Spec 000 §2.4, header. */
export const headerLinks = existing([
  { to: '/', label: 'layout.home' },
  { to: '/catalogo', label: 'layout.catalogue' },
  { to: '/catalogo?tipo=ARTICULO', label: 'layout.articles' },
  { to: '/catalogo?tipo=LIBRO', label: 'layout.books' },
  { to: '/instituciones', label: 'layout.institutions' },
]);

/** Spec 000 §2.4, footer, in three groups. */
export const footerLinks: readonly { title: MessageKey; links: readonly PageLink[] }[] = [
  {
    title: 'layout.footer.explore' as const,
    links: existing([
      { to: '/catalogo', label: 'layout.catalogue' },
      { to: '/instituciones', label: 'layout.institutions' },
    ]),
  },
  {
    title: 'layout.footer.help' as const,
    links: existing([
      { to: '/ayuda', label: 'layout.footer.helpCentre' },
      { to: '/terminos', label: 'layout.footer.terms' },
      { to: '/privacidad', label: 'layout.footer.privacy' },
      { to: '/contacto', label: 'layout.footer.contact' },
    ]),
  },
  {
    title: 'layout.footer.news' as const,
    links: existing([
      { to: '/blog', label: 'layout.footer.blog' },
      { to: '/eventos', label: 'layout.footer.events' },
      { to: '/newsletter', label: 'layout.footer.newsletter' },
    ]),
  },
].filter(({ links }) => links.length > 0);
