/** The institutions page (spec 000 §2.7). */
import { useQuery } from '@tanstack/react-query';
import { BookCopy, ChartColumn, FileCode, ShieldCheck, UsersRound, Workflow } from 'lucide-react';
import { Link } from 'react-router';
import { institutionPage, institutionRequestPage } from '#contract/public-addresses.ts';
import { textIn } from '#contract/site-names.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { Closing } from '#web/features/site/closing.tsx';
import { FeatureList } from '#web/features/site/feature-list.tsx';
import { Hero } from '#web/features/site/hero.tsx';
import { SiteSection } from '#web/features/site/site-section.tsx';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useSiteFacts } from '#web/features/site/use-site-facts.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { offeredPlans, Plans } from './plans.tsx';

export async function loader({ client, queryClient, origin, t, language, identity }: PageRequest): Promise<Head> {
  // The page stands without them.
  const facts = await queryClient.fetchQuery(callQuery(client, 'getSiteFacts')).catch(() => undefined);
  if (identity.instituciones) await queryClient.prefetchQuery(callQuery(client, 'listInstitutions'));
  const plans = facts ? offeredPlans(facts).map((name) => textIn(facts.planes[name].nombre, language)) : [];
  return {
    title: t('common.title', { title: t('institutions.title'), site: identity.nombre }),
    description:
      plans.length > 0
        ? t('institutions.description', { plans: plans.join(', ') })
        : t('institutions.description.none'),
    canonical: `${origin}/instituciones`,
  };
}

const features = [
  ['catalogue', BookCopy],
  ['roles', UsersRound],
  ['flow', Workflow],
  ['reports', ChartColumn],
  ['standards', FileCode],
  ['security', ShieldCheck],
] as const;

export function Screen() {
  const t = useMessages();
  const facts = useSiteFacts();
  return (
    <div className="page py-10 sm:py-14">
      <Hero title={t('institutions.hero.title')} lead={t('institutions.hero.lead')} />
      <FeatureSection />
      {facts && offeredPlans(facts).length > 0 && (
        <SiteSection title={t('institutions.plans.title')}>
          <Plans facts={facts} />
        </SiteSection>
      )}
      <Here />
      <Closing
        title={t('institutions.closing.title')}
        text={t('institutions.closing.text')}
        actions={
          <>
            <Button asChild size="large" variant="primary">
              <Link to="/contacto">{t('institutions.closing.action')}</Link>
            </Button>
            <Button asChild size="large">
              <Link to={institutionRequestPage}>{t('institutions.ask')}</Link>
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Those that publish here; nothing where there is none. */
function Here() {
  const t = useMessages();
  const { instituciones: isAny = false } = useIdentity();
  const { data } = useQuery({ ...callQuery(useClient(), 'listInstitutions'), enabled: isAny });
  if (!data || data.instituciones.length === 0) return null;
  return (
    <SiteSection title={t('institutions.here.title')}>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {data.instituciones.map(({ clave, nombre }) => (
          <li key={clave} className="wrap-anywhere">
            <Link to={institutionPage(clave)} className="link">
              {nombre}
            </Link>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}

function FeatureSection() {
  const t = useMessages();
  return (
    <section aria-label={t('institutions.features.title')}>
      <h2 className="sr-only">{t('institutions.features.title')}</h2>
      <FeatureList
        features={features.map(([name, Icon]) => ({
          icon: <Icon aria-hidden />,
          title: t(`institutions.feature.${name}.title`),
          text: t(`institutions.feature.${name}.text`),
        }))}
      />
    </section>
  );
}
