/** `/documentos/terminos`, `/documentos/privacidad`: what one agrees to with an account; `/documentos/accesibilidad`. For anybody, also where the site is closed. */
import { useLocation } from 'react-router';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { LegalText } from '#web/screens/legal-text.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

const titles = {
  terminos: 'account.terms.title',
  privacidad: 'account.privacy.title',
  accesibilidad: 'account.accessibility.title',
} as const;
const abouts = {
  terminos: 'account.terms.1',
  privacidad: 'account.privacy.about',
  accesibilidad: 'account.accessibility.about',
} as const;
type Slug = keyof typeof titles;
const slugOf = (pathname: string): Slug =>
  (['privacidad', 'accesibilidad'] as const).find((slug) => pathname.includes(slug)) ?? 'terminos';

export async function loader({ client, queryClient, url, origin, t, identity }: PageRequest): Promise<Head> {
  const slug = slugOf(url.pathname);
  await queryClient.ensureQueryData(callQuery(client, 'readPage', { params: { slug } }));
  const title = t(titles[slug]);
  return {
    title: t('common.title', { title, site: identity.nombre }),
    description: t(abouts[slug]),
    canonical: `${origin}/documentos/${slug}`,
  };
}

export function Screen() {
  const t = useMessages();
  const slug = slugOf(useLocation().pathname);
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader title={t(titles[slug])} />
      <LegalText text={slug} />
    </div>
  );
}
