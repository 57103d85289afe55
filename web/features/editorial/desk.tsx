import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { nameOf } from '#contract/actions.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { authorsOf, isAsked, isAuthor } from '#contract/workflow.ts';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useAskedAct } from '#web/features/publications/asked-act.ts';
import { EarlierReviews } from '#web/features/publications/earlier-reviews.tsx';
import { ExportMenu } from '#web/features/publications/export-menu.tsx';
import { WorkFiles } from '#web/features/publications/files/work-files.tsx';
import { useKindWords, useSettingsOf } from '#web/features/publications/journals.ts';
import { WorkText } from '#web/features/publications/work-text.tsx';
import { ReviewedText } from '#web/features/reviewing/annotations/reviewed-text.tsx';
import { CandidatesPanel } from '#web/features/reviewing/candidates/candidates-panel.tsx';
import { Discussion } from '#web/features/reviewing/discussion/discussion.tsx';
import { WorkIdentities } from '#web/features/reviewing/masking/work-identities.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { Cockpit } from './cockpit/cockpit.tsx';
import { isGrave } from './cockpit/grave-acts.tsx';
import { NextStep } from './cockpit/next-step.tsx';
import { stepAct } from './cockpit/step.ts';
import { AskedDecision, type Decision, DecisionButton, decisions, decisionsOn } from './decision-buttons.tsx';
import { DecisionDialog } from './decisions/decision-dialog.tsx';
import { DecisionsList } from './decisions/decisions-list.tsx';
import { DeskReviews, DeskVersions } from './desk-parts.tsx';
import { HistoryList, type HistoryPlace } from './history-list.tsx';
import { isOut } from './is-out.ts';
import { NotesSection } from './notes-section.tsx';
import { WorkProduction } from './production/work-production.tsx';
import { WorkPassportPart } from './work-passport.tsx';

const parts = [
  'resumen',
  'produccion',
  'manuscrito',
  'versiones',
  'revisiones',
  'candidatos',
  'discusion',
  'decisiones',
  'notas',
  'indizacion',
  'historia',
] as const;
type PartName = (typeof parts)[number];
/** Where an entry of the history leads. */
const placeOf: Record<HistoryPlace | 'HISTORIA', PartName> = {
  VERSIONES: 'versiones',
  REVISIONES: 'revisiones',
  CANDIDATOS: 'candidatos',
  DECISIONES: 'decisiones',
  NOTAS: 'notas',
  HISTORIA: 'historia',
};

type DeskProps = {
  work: Publication;
  /** Other buttons, after those of the work. */
  more?: ReactNode;
};

/** One work with all that its editors read and do about it: what comes next, and a part at a time; the address keeps which. */
export function Desk({ work, more }: DeskProps) {
  const t = useMessages();
  const { user } = useSession();
  const kindOf = useKindWords();
  const own = isAuthor(authorsOf(work), user);
  return (
    <>
      <PageHeader title={work.titulo} label={kindOf(work)} intro={work.autor} />
      {isAsked(authorsOf(work), user) && (
        <Notice
          className="mb-8"
          tone="warning"
          action={
            <Button asChild size="small">
              <Link to="/coautorias">{t('byline.requests.go')}</Link>
            </Button>
          }
        >
          {t('desk.work.asked')}
        </Notice>
      )}
      {own ? <OwnWork work={work} more={more} /> : <RunWork work={work} more={more} />}
    </>
  );
}

/** Anybody may read its text. */
const isOpen = (work: Publication) => isOut(work) && !work.embargo;

/** Of one's own work nothing of its process is shown. */
function OwnWork({ work, more }: DeskProps) {
  const t = useMessages();
  return (
    <>
      <div className="-mt-4 mb-8 flex flex-wrap gap-2">
        <ExportMenu id={work.id} whole={isOpen(work)} />
        {more}
      </div>
      <Notice>{t('desk.work.own')}</Notice>
    </>
  );
}

function RunWork({ work, more }: DeskProps) {
  const t = useMessages();
  const { id } = work;
  const [search, setSearch] = useSearchParams();
  const [assigning, setAssigning] = useState(false);
  /** `null`: it is chosen in the dialog. */
  const [asking, setAsking] = useState<Decision | null>();
  useAskedAct(work, ['CREAR_REVISION'], () => setAssigning(true));
  useAskedAct(work, decisions, setAsking);
  const query = useCall('editorialDesk', { params: { id } });
  const desk = query.data;
  const asked = useCall('reviewsOfPublication', { params: { id }, query: { limit: 100 } });
  const reviews = asked.data?.reviews ?? [];
  const isPending = query.isPending || asked.isPending;
  const sought = parts.find((each) => each === search.get('parte')) ?? 'resumen';
  // Where the press allows no discussion, its address is that of the first part; until that is known, it is what was asked for.
  const hasDiscussion = desk ? desk.cuentas.discusion !== undefined : sought === 'discusion' && !query.isError;
  const held = useSettingsOf(work);
  const hasProduction = work.estado === 'APROBADO' && Boolean(work.etapaProduccion || held?.etapaProduccion);
  const isThere = { discusion: hasDiscussion, produccion: hasProduction };
  const part = sought in isThere && !isThere[sought as keyof typeof isThere] ? 'resumen' : sought;
  const open = (next: string) => setSearch({ parte: next }, { replace: true, preventScrollReset: true });
  const mayAssign = work.acciones.includes('CREAR_REVISION');
  const counts = desk?.cuentas;
  const tabs: readonly PartProps[] = [
    {
      value: 'resumen',
      label: t('desk.work.summary'),
      content: (
        <Cockpit
          work={work}
          desk={desk}
          reviews={asked}
          onOpen={(place) => open(placeOf[place])}
          onDecide={setAsking}
        />
      ),
    },
    ...(hasProduction
      ? [{ value: 'produccion' as const, label: t('production.title'), content: <WorkProduction work={work} /> }]
      : []),
    { value: 'manuscrito', label: t('desk.work.text'), content: <Reading work={work} /> },
    {
      value: 'versiones',
      label: t('desk.work.versions'),
      count: counts?.versiones,
      content: <DeskVersions work={work} />,
    },
    {
      value: 'revisiones',
      label: t('desk.work.reviews'),
      count: counts?.revisiones,
      content: <ReviewsAndIdentities work={work} />,
    },
    {
      value: 'candidatos',
      label: t('desk.work.candidates'),
      content: mayAssign ? <CandidatesPanel work={work} /> : <p>{t('desk.work.noCandidates')}</p>,
    },
    ...(hasDiscussion
      ? [
          {
            value: 'discusion' as const,
            label: t('discussion.title'),
            count: counts?.discusion,
            content: <Discussion publicacionId={id} runs />,
          },
        ]
      : []),
    {
      value: 'decisiones',
      label: t('desk.work.decisions'),
      count: counts?.decisiones,
      content: <DecisionsList id={id} />,
    },
    { value: 'notas', label: t('desk.work.notes'), count: counts?.notas, content: <NotesSection id={id} /> },
    { value: 'indizacion', label: t('desk.work.indexing'), content: <WorkPassportPart id={id} /> },
    {
      value: 'historia',
      label: t('desk.work.history'),
      content: <HistoryList id={id} onOpen={(place) => open(placeOf[place])} />,
    },
  ];
  const isNext = desk && stepAct(work, desk.espera, reviews).kind === 'decide';
  return (
    <>
      {isPending && <Skeleton lines={3} className="mb-8" />}
      {desk && !isPending && (
        <NextStep
          work={work}
          desk={desk}
          reviews={reviews}
          onInvite={() => open('candidatos')}
          onDecide={() => setAsking(null)}
        />
      )}
      <div className="-mt-4 mb-8 flex flex-wrap gap-2">
        {mayAssign && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setAssigning(true)}>
            {t('editor.assign')}
          </Button>
        )}
        {decisionsOn(work)
          // Not before it is known what comes next.
          .filter(() => !isPending)
          // Those that the next step's dialog offers need no other button.
          .filter((each) => !isGrave(each) && !(isNext && !nameOf(each)))
          .map((each) => (
            <DecisionButton
              key={each}
              work={work}
              decision={each}
              size="small"
              variant="secondary"
              onPress={setAsking}
            />
          ))}
        <Button asChild size="small" icon={<Eye aria-hidden />}>
          <Link to={`/editorial/${id}/ver-como`}>{t('anonymise.as.link')}</Link>
        </Button>
        <ExportMenu id={id} whole={isOpen(work)} />
        {more}
      </div>
      <Tabs
        label={t('desk.work.tabs')}
        value={part}
        onValueChange={open}
        tabs={tabs.map((tab) => ({ ...tab, content: <Part {...tab} /> }))}
      />
      {assigning && mayAssign && <AssignDialog work={work} onClose={() => setAssigning(false)} />}
      {asking && <AskedDecision work={work} decision={asking} onClose={() => setAsking(undefined)} />}
      {asking === null && <DecisionDialog work={work} onClose={() => setAsking(undefined)} />}
    </>
  );
}

type PartProps = { value: PartName; label: string; count?: number | undefined; content: ReactNode };

/** Its name is on its tab for the eye, and a title for who reads by titles. */
function Part({ label, content }: PartProps) {
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      {content}
    </>
  );
}

function ReviewsAndIdentities({ work }: { work: Publication }) {
  return (
    <>
      <DeskReviews work={work} />
      <EarlierReviews id={work.id} className="mt-12" />
      <WorkIdentities work={work} />
    </>
  );
}

/** The text as it stands, and what lies beside it. */
function Reading({ work }: { work: Publication }) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-12">
      <ReviewedText publicacionId={work.id}>
        <WorkText work={work} headingOffset={2} />
      </ReviewedText>
      <Section title={t('files.title')}>
        <WorkFiles id={work.id} />
      </Section>
    </div>
  );
}
