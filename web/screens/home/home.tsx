/** The home page (spec 000 §2.5). */
import { FileClock, Fingerprint, LockOpen, Search, UsersRound, Workflow } from 'lucide-react';
import { Link } from 'react-router';
import { callQuery } from '#web/data/queries.ts';
import { Beginning } from '#web/features/site/beginning.tsx';
import { Closing } from '#web/features/site/closing.tsx';
import { FeatureList } from '#web/features/site/feature-list.tsx';
import { Hero } from '#web/features/site/hero.tsx';
import { SiteSection } from '#web/features/site/site-section.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { Audiences } from './audiences.tsx';
import { Featured } from './featured.tsx';
import { Figures } from './figures.tsx';
import { HomePicture } from './home-picture.tsx';
import { NextStepPlace } from './next-step-place.tsx';
import { Disciplines, Recent, wholeCatalogue } from './recent.tsx';
import { recentWorks, useRecentWorks } from './recent-works.ts';
import { ReviewSteps } from './review-steps.tsx';

export async function loader({ client, queryClient, origin, t, identity }: PageRequest): Promise<Head> {
  // The page stands without them.
  await Promise.all([
    queryClient.prefetchQuery(callQuery(client, 'searchCatalogue', recentWorks)),
    queryClient.prefetchQuery(callQuery(client, 'catalogueFacets', wholeCatalogue)),
    queryClient.prefetchQuery(callQuery(client, 'getSettings')),
    queryClient.prefetchQuery(callQuery(client, 'getSiteFacts')),
  ]);
  return {
    title: t('common.title', { title: t('home.title'), site: identity.nombre }),
    description: t('home.description'),
    canonical: `${origin}/`,
    openGraph: [['og:type', 'website']],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: identity.nombre,
      url: `${origin}/`,
      inLanguage: 'es',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/catalogo?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  };
}

const features = [
  ['review', UsersRound],
  ['versions', FileClock],
  ['flow', Workflow],
  ['access', LockOpen],
  ['search', Search],
  ['identity', Fingerprint],
] as const;

export function Screen() {
  const t = useMessages();
  const works = useRecentWorks();
  const toCatalogue = (
    <Button asChild variant="primary" size="large">
      <Link to="/catalogo">{t('home.hero.catalogue')}</Link>
    </Button>
  );
  const toRegister = (
    <Button asChild size="large">
      <Link to="/register">{t('home.hero.register')}</Link>
    </Button>
  );
  return (
    <div className="page py-10 sm:py-14">
      <Hero
        title={t('home.hero.title')}
        lead={t('home.hero.lead')}
        picture={<HomePicture />}
        own={<NextStepPlace isBeginning={works.isBeginning} />}
        actions={
          <>
            {toCatalogue}
            {toRegister}
          </>
        }
      />
      <Figures />
      <SiteSection
        title={t('home.featured.title')}
        {...(!works.isBeginning && {
          intro: t('home.featured.intro'),
          action: (
            <Link to="/catalogo" className="link">
              {t('home.featured.all')}
            </Link>
          ),
        })}
      >
        {works.isBeginning ? <Beginning level={3} /> : <Featured {...works} />}
      </SiteSection>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Recent {...works} />
        <Disciplines />
      </div>
      <ReviewSteps />
      <SiteSection title={t('home.features.title')}>
        <FeatureList
          features={features.map(([name, Icon]) => ({
            icon: <Icon aria-hidden />,
            title: t(`home.feature.${name}.title`),
            text: t(`home.feature.${name}.text`),
          }))}
        />
      </SiteSection>
      <SiteSection title={t('home.audiences.title')}>
        <Audiences />
      </SiteSection>
      <Closing
        title={t('home.closing.title')}
        text={t('home.closing.text')}
        actions={
          <>
            {toRegister}
            {toCatalogue}
          </>
        }
      />
    </div>
  );
}
