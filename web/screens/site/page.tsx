/**
 * A page that says 'coming soon', or what the settings make of it, until an administrator writes it (spec 000 §2.1 and §2.7,
 * docs/specification.md 2).
 */

import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { administers } from '#contract/roles.ts';
import { type PageSlug, pageSlugs } from '#contract/vocabulary.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useFormats } from '#web/messages/dates.ts';
import { loadTexts } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { PageText } from '#web/screens/page-text.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

const PageEditor = lazy(async () => {
  // What it says of its draft stands among the texts of private screens.
  const [module] = await Promise.all([import('./page-editor.tsx'), loadTexts('private')]);
  return module;
});

/** The address is the page's name: `/ayuda`. */
const slugOf = (pathname: string): PageSlug =>
  pageSlugs.find((slug) => slug === pathname.replace(/^\/|\/$/g, '')) ?? 'ayuda';

export async function loader({ client, queryClient, url, origin, t, identity }: PageRequest): Promise<Head> {
  const slug = slugOf(url.pathname);
  const page = await queryClient.ensureQueryData(callQuery(client, 'readPage', { params: { slug } }));
  return {
    title: t('common.title', { title: t(`page.${slug}`), site: identity.nombre }),
    description:
      page.documento || page.porDefecto ? t('page.description', { title: t(`page.${slug}`) }) : t('page.soon.text'),
    canonical: `${origin}/${slug}`,
    noindex: page.documento === null && page.porDefecto === null,
  };
}

export function Screen() {
  return <SitePageScreen slug={slugOf(useLocation().pathname)} />;
}

/**
 * @param unwritten What stands below its title while nobody has written it, instead of 'coming soon'.
 * @param above What stands above its text where it has one.
 * @param children What stands below it, written or not.
 */
export function SitePageScreen({
  slug,
  unwritten,
  above,
  children,
}: {
  slug: PageSlug;
  unwritten?: string;
  above?: ReactNode;
  children?: ReactNode;
}) {
  const t = useMessages();
  const { day } = useFormats();
  const { user } = useSession();
  const { data: page } = useCall('readPage', { params: { slug } });
  if (!page) return null;
  const updated = page.fechaActualizacion && t('page.updated', { day: day(page.fechaActualizacion) });
  const isThere = page.documento || page.porDefecto;
  const isSoon = !isThere && !unwritten;
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader
        title={t(`page.${slug}`)}
        intro={page.documento ? updated : page.porDefecto ? '' : (unwritten ?? t('page.soon'))}
      />
      {isThere && above}
      {isThere && <PageText page={page} />}
      {isSoon && <Soon />}
      {isThere && children ? <div className="mt-12">{children}</div> : children}
      {administers(user) && page.porDefecto && (
        <Notice className="mt-8" title={t('page.byDefault')}>
          <Link to="/admin/ajustes/datos" className="link">
            {t('page.byDefault.settings')}
          </Link>
        </Notice>
      )}
      {administers(user) && (
        <Suspense>
          <PageEditor key={slug} page={page} />
        </Suspense>
      )}
    </div>
  );
}

function Soon() {
  const t = useMessages();
  return (
    <>
      <p className="text-lg">{t('page.soon.text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to="/catalogo">{t('common.toCatalogue')}</Link>
        </Button>
        <Button asChild>
          <Link to="/">{t('page.soon.home')}</Link>
        </Button>
      </p>
    </>
  );
}
