import { Link } from 'react-router';
import type { ReviewIdentity } from '#contract/vocabulary.ts';
import { asksFourEyes, reviewsNeeded } from '#contract/workflow.ts';
import { useCall } from '#web/data/queries.ts';
import { SiteSection } from '#web/features/site/site-section.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

const identities = {
  abierta: 'open',
  'simple ciego': 'single',
  'doble ciego': 'double',
} as const satisfies Record<ReviewIdentity, string>;

/** What becomes of a work that is sent now, as the settings have it: said of what is so, and nothing where that is not known. */
export function ReviewSteps() {
  const t = useMessages();
  const { data: settings } = useCall('getSettings');
  if (!settings) return null;
  const { identidadRevision, plazoRevisionDias, tiemposPublicos } = settings;
  const reviewed = t('home.review.reviewed.text', { count: reviewsNeeded(settings), days: plazoRevisionDias });
  const steps = {
    sent: [t('home.review.sent.text')],
    reviewed: [reviewed, t(`home.review.${identities[identidadRevision]}`)],
    decided: [t('home.review.decided.text'), ...(asksFourEyes(settings) ? [t('home.review.fourEyes')] : [])],
    published: [t('home.review.published.text')],
  } as const;
  return (
    <SiteSection
      title={t('home.review.title')}
      intro={t('home.review.intro')}
      action={
        tiemposPublicos && (
          <Link to="/documentos/plazos" className="link">
            {t('home.review.times')}
          </Link>
        )
      }
    >
      <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {(['sent', 'reviewed', 'decided', 'published'] as const).map((step, at) => (
          <li key={step} className="rule-fold py-6">
            <h3 className="flex items-baseline gap-3 text-lg">
              <span aria-hidden className="font-serif text-2xl text-accent oldstyle-nums">
                {at + 1}
              </span>
              {t(`home.review.${step}.title`)}
            </h3>
            <p className="mt-2 text-sm text-muted">{steps[step].join(' ')}</p>
          </li>
        ))}
      </ol>
    </SiteSection>
  );
}
