import { Link } from 'react-router';
import type { Desk } from '#contract/entities/editorial.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { workPage } from '#contract/public-addresses.ts';
import type { Asked } from '#web/data/query-state.tsx';
import { AfterPublication } from '#web/features/editorial/after-publication.tsx';
import { BylineOpening } from '#web/features/editorial/byline-opening.tsx';
import { ChaptersOfBook } from '#web/features/editorial/chapters-of-book.tsx';
import { WorkClaims } from '#web/features/editorial/claims/work-claims.tsx';
import type { Decision } from '#web/features/editorial/decision-buttons.tsx';
import { DoiEntry } from '#web/features/editorial/doi-entry.tsx';
import { EmbargoOfWork } from '#web/features/editorial/embargo-of-work.tsx';
import { Handling } from '#web/features/editorial/handling.tsx';
import type { HistoryPlace } from '#web/features/editorial/history-list.tsx';
import { MoveOfWork } from '#web/features/editorial/moving/move-of-work.tsx';
import { SuccessionOnDesk } from '#web/features/editorial/succession-on-desk.tsx';
import { DepositOfWork } from '#web/features/publications/deposits/deposit-of-work.tsx';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { KeywordList } from '#web/features/publications/keyword-list.tsx';
import { ProcessTrack } from '#web/features/publications/process-track.tsx';
import { RepositoriesOfWork } from '#web/features/publications/repositories/repositories-of-work.tsx';
import { RightsSection } from '#web/features/publications/rights/rights-section.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Declared } from './declared.tsx';
import { GraveActs } from './grave-acts.tsx';
import { LastEvents } from './last-events.tsx';
import { OpenNotes } from './open-notes.tsx';
import { RoundReviewers } from './round-reviewers.tsx';
import { SimilarTexts } from './similar-texts.tsx';

type Props = {
  work: Publication;
  desk: Desk | undefined;
  reviews: Asked<{ reviews: readonly Review[] }>;
  /** Opens another part of the page. */
  onOpen: (place: HistoryPlace | 'HISTORIA') => void;
  onDecide: (decision: Decision) => void;
};

/** A work at a glance: where it stands, who reviews it, what happened last, what was noted, who handles it. */
export function Cockpit({ work, desk, reviews, onOpen, onDecide }: Props) {
  const t = useMessages();
  return (
    <div className="grid gap-12 roomy:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-12">
        <ProcessTrack work={work} />
        {desk?.autorDevuelto && <Notice tone="warning" title={t('cockpit.returned.author')} />}
        <WorkClaims id={work.id} />
        {(work.estado === 'EN_REVISION' || work.totalRevisiones > 0) && (
          <RoundReviewers
            work={work}
            reviews={reviews}
            cargas={desk?.cargas ?? []}
            onOpen={() => onOpen('REVISIONES')}
          />
        )}
        <Declared work={work} />
        <RightsSection work={work} />
        <SimilarTexts work={work} />
        <OpenNotes id={work.id} onOpen={() => onOpen('NOTAS')} />
        <LastEvents id={work.id} onOpen={onOpen} onAll={() => onOpen('HISTORIA')} />
        <Section title={t('cockpit.abstract')}>
          <p lang={work.idioma} className="max-w-reading font-serif whitespace-pre-line">
            {work.resumen || t('reviewer.detail.sinResumen')}
          </p>
        </Section>
      </div>
      <aside aria-label={t('cockpit.facts')} className="flex min-w-0 flex-col gap-8">
        <Handling work={work} />
        <Facts work={work} />
        <BylineOpening work={work} />
        <SuccessionOnDesk work={work} />
        <ChaptersOfBook work={work} />
        <AfterPublication work={work} />
        <EmbargoOfWork work={work} />
        <MoveOfWork work={work} />
      </aside>
      <GraveActs work={work} onPress={onDecide} />
    </div>
  );
}

/** What a work is, and where it stands. */
function Facts({ work }: { work: Publication }) {
  const t = useMessages();
  const { day } = useFormats();
  const { estado, versionActual, ronda, totalRevisiones, revisionesCompletadas } = work;
  return (
    <DescriptionList
      items={[
        { term: t('reviewer.term.estado'), description: <EstadoBadge estado={estado} /> },
        { term: t('desk.term.version'), description: t('desk.work.version', { version: versionActual, ronda }) },
        { term: t('desk.work.sent'), description: work.fechaEnvio && day(work.fechaEnvio) },
        {
          term: t('editor.card.revisiones'),
          description: `${revisionesCompletadas} · ${t('editor.card.asignadas', { count: totalRevisiones })}`,
        },
        { term: t('author.sheet.categoria'), description: work.categoria ?? t('author.sheet.sinCategoria') },
        { term: t('reviewer.detail.palabrasClave'), description: <KeywordList words={work.palabrasClave} /> },
        {
          term: 'DOI',
          description: (
            <>
              <DoiEntry work={work} />
              <DepositOfWork work={work} />
              <RepositoriesOfWork work={work} />
            </>
          ),
        },
        ...(work.fechaPublicacion
          ? [
              {
                term: t('desk.work.public'),
                description: (
                  <Link to={workPage(work.id)} className="link link-alone">
                    {day(work.fechaPublicacion)}
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
