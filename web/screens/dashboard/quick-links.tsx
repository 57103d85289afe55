import { ChartColumn, FileDown, LibraryBig, Search, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

const links = [
  { to: '/mis-publicaciones', label: 'author.management.title', Icon: LibraryBig },
  { to: '/autor/estadisticas', label: 'author.quick.statistics', Icon: ChartColumn },
  { to: '/autor/plantillas', label: 'author.quick.templates', Icon: FileDown },
  { to: '/catalogo', label: 'author.quick.catalogue', Icon: Search },
  { to: '/perfil', label: 'author.quick.profile', Icon: UserRound },
] as const;

/** 'Acciones rápidas': where an author goes from here, as far as those screens exist. */
export function QuickLinks() {
  const t = useMessages();
  return (
    <Section title={t('author.quick.title')}>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 px-1 py-2 text-sm font-semibold text-ink no-underline hover:bg-wash hover:text-accent"
            >
              <Icon aria-hidden className="size-4 shrink-0 text-muted" />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
