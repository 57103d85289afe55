/** A page that says 'coming soon' until an administrator writes it (spec 000 §2.1 and §2.7, docs/specification.md 2). */

import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { administers } from '#contract/roles.ts';
import { type PageSlug, pageSlugs } from '#contract/vocabulary.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useFormats } from '#web/messages/dates.ts';
import { loadTexts } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Button } from '#web/ui/Button.tsx';
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
    description: page.documento ? t('page.description', { title: t(`page.${slug}`) }) : t('page.soon.text'),
    canonical: `${origin}/${slug}`,
    noindex: page.documento === null,
  };
}

export function Screen() {
  const t = useMessages();
  const { day } = useFormats();
  const slug = slugOf(useLocation().pathname);
  const { user } = useSession();
  const labels = useManuscriptLabels();
  const { data: page } = useCall('readPage', { params: { slug } });
  if (!page) return null;
  const updated = page.fechaActualizacion && t('page.updated', { day: day(page.fechaActualizacion) });
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader title={t(`page.${slug}`)} intro={page.documento ? updated : t('page.soon')} />
      {page.documento ? (
        // Administrators write in the platform's language, whichever the reader's.
        <div lang="es">
          <ManuscriptView documento={page.documento} referencias={[]} labels={labels} />
        </div>
      ) : (
        <Soon />
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
