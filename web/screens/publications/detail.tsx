import { Globe } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { goesElsewhere } from '#contract/elsewhere.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { workPage } from '#contract/public-addresses.ts';
import { isToldHistory } from '#contract/roles.ts';
import { authorsOf, isAuthor, isMainAuthor } from '#contract/workflow.ts';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { MuteButton } from '#web/features/correspondence/notifications/mute-button.tsx';
import { WorkActions } from '#web/features/editorial/acts/work-actions.tsx';
import { AppealOffer, useClaims, WorkClaims } from '#web/features/editorial/claims/work-claims.tsx';
import { DecisionsSection } from '#web/features/editorial/decisions/decisions-section.tsx';
import { HistoryList } from '#web/features/editorial/history-list.tsx';
import { WorkProduction } from '#web/features/editorial/production/work-production.tsx';
import { AnswersNotice } from '#web/features/publications/answers-notice.tsx';
import { BookWaitsNotice } from '#web/features/publications/book-waits-notice.tsx';
import { BylineCorrection } from '#web/features/publications/byline/byline-correction.tsx';
import { EarlierReviews } from '#web/features/publications/earlier-reviews.tsx';
import { ExportMenu } from '#web/features/publications/export-menu.tsx';
import { useKindWords } from '#web/features/publications/journals.ts';
import { MoveNotice } from '#web/features/publications/moving/move-notice.tsx';
import { ProcessTrack } from '#web/features/publications/process-track.tsx';
import { PublicationSheet } from '#web/features/publications/publication-sheet.tsx';
import { ReturnedNotice } from '#web/features/publications/returned-notice.tsx';
import { RightsSection } from '#web/features/publications/rights/rights-section.tsx';
import { SuccessionNotice, SuccessionSection } from '#web/features/publications/succession/work-succession.tsx';
import { WorkFailure } from '#web/features/publications/work-failure.tsx';
import { ReviewedText } from '#web/features/reviewing/annotations/reviewed-text.tsx';
import { IdentityLeaksNotice } from '#web/features/reviewing/masking/identity-leaks-notice.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { TextActions } from './text-actions.tsx';

export const title = 'author.detail.title' satisfies MessageKey;

/** A publication with its reviews, where its author answers them (spec 000 §2.9). */
export function Screen() {
  const t = useMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const kindOf = useKindWords();
  const { data: work, error, refetch, isFetching } = useCall('getPublication', { params: { id } });
  if (error && !work)
    return (
      <>
        <PageHeader title={t('author.detail.title')} back={<Link to="/dashboard">{t('common.back')}</Link>} />
        <WorkFailure what={t('author.edit.failed')} error={error} onRetry={() => void refetch()} busy={isFetching} />
      </>
    );
  if (!work) return <DetailSkeleton />;
  // Who prepares a new version has the letter that asks for it at hand.
  const isBeingChanged =
    work.estado === 'CAMBIOS_SOLICITADOS' || (work.estado === 'BORRADOR' && (work.ronda > 1 || work.devuelta));
  return (
    <>
      <PageHeader
        title={work.titulo}
        label={kindOf(work)}
        intro={work.autor}
        back={<Link to="/dashboard">{t('common.back')}</Link>}
        actions={
          <WorkActions
            work={work}
            lead={
              <>
                {work.fechaPublicacion && (
                  <Button asChild size="small" icon={<Globe aria-hidden />}>
                    <Link to={workPage(id)}>{t('author.detail.public')}</Link>
                  </Button>
                )}
                <Downloads work={work} />
                <TextActions work={work} />
                <MuteButton id={id} />
              </>
            }
            onDone={(act) => act === 'ELIMINAR' && void navigate('/dashboard')}
          />
        }
      />
      <div className="flex flex-col gap-12">
        <ProcessTrack work={work} />
        {work.etapaProduccion && <WorkProduction work={work} />}
        <ReturnedNotice work={work} />
        <BookWaitsNotice work={work} />
        {work.estado === 'RETIRADO' && !work.fechaPublicacion && <AppealOffer id={id} />}
        <AnswersNotice work={work} />
        <BylineCorrection work={work} />
        <SuccessionNotice work={work} />
        <MoveNotice work={work} />
        {work.estado === 'BORRADOR' && <IdentityLeaksNotice id={id} />}
        {isBeingChanged && <DecisionsSection id={id} />}
        <PublicationSheet work={work} around={(text) => <ReviewedText publicacionId={work.id}>{text}</ReviewedText>} />
        {!isBeingChanged && <DecisionsSection id={id} />}
        <ReviewsSection id={id} />
        <OwnEarlierReviews work={work} />
        <RightsSection work={work} />
        <WorkClaims id={id} />
        <SuccessionSection work={work} />
        <HistorySection work={work} />
      </div>
    </>
  );
}

/** Its editors have them on its desk. */
function OwnEarlierReviews({ work }: { work: Publication }) {
  const { user } = useSession();
  return isAuthor(authorsOf(work), user) ? <EarlierReviews id={work.id} /> : null;
}

/** To another journal its main author takes it, once it is known that nothing of it goes on here. */
function Downloads({ work }: { work: Publication }) {
  const { user } = useSession();
  const { decisiones } = useCall('listDecisions', { params: { id: work.id } }).data ?? {};
  const { reclamaciones } = useClaims(work.id) ?? {};
  const mayLeave =
    isMainAuthor(work, user) &&
    decisiones !== undefined &&
    reclamaciones !== undefined &&
    goesElsewhere({ ...work, wasPublished: Boolean(work.fechaPublicacion), decisiones, reclamaciones });
  return <ExportMenu id={work.id} elsewhere={mayLeave ? { wasSent: work.versionActual > 0 } : undefined} />;
}

function DetailSkeleton() {
  const t = useMessages();
  return (
    <div role="status" className="flex flex-col gap-8">
      <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
      <Skeleton className="h-10 max-w-reading" />
      <Skeleton lines={5} />
      <Skeleton lines={9} />
    </div>
  );
}

/** What happened to the work so far, for its authors and who runs it; others are not told. */
function HistorySection({ work }: { work: Publication }) {
  const t = useMessages();
  const { user } = useSession();
  if (!isToldHistory(user, authorsOf(work))) return null;
  return (
    <Section title={t('desk.history.title')}>
      <HistoryList id={work.id} />
    </Section>
  );
}
