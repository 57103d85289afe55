import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { authorsOf, isAsked, isAuthor } from '#contract/workflow.ts';
import { useSession } from '#web/data/session.ts';
import { useAskedAct } from '#web/features/publications/asked-act.ts';
import { ExportMenu } from '#web/features/publications/export-menu.tsx';
import { WorkFiles } from '#web/features/publications/files/work-files.tsx';
import { WorkText } from '#web/features/publications/work-text.tsx';
import { ReviewedText } from '#web/features/reviewing/annotations/reviewed-text.tsx';
import { CandidatesPanel } from '#web/features/reviewing/candidates/candidates-panel.tsx';
import { WorkIdentities } from '#web/features/reviewing/masking/work-identities.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionsList } from './decisions/decisions-list.tsx';
import { DeskReviews, DeskVersions } from './desk-parts.tsx';
import { DeskSummary } from './desk-summary.tsx';
import { HistoryList, type HistoryPlace } from './history-list.tsx';
import { NotesSection } from './notes-section.tsx';

const parts = [
  'resumen',
  'manuscrito',
  'versiones',
  'revisiones',
  'candidatos',
  'decisiones',
  'notas',
  'historia',
] as const;
type PartName = (typeof parts)[number];
/** Where an entry of the history leads. */
const placeOf: Record<HistoryPlace, PartName> = {
  VERSIONES: 'versiones',
  REVISIONES: 'revisiones',
  CANDIDATOS: 'candidatos',
  DECISIONES: 'decisiones',
  NOTAS: 'notas',
};

/** One work with all that its editors read and do about it, a part at a time; the address keeps which. */
export function Desk({ work }: { work: Publication }) {
  const t = useMessages();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const [assigning, setAssigning] = useState(false);
  useAskedAct(work, ['CREAR_REVISION'], () => setAssigning(true));
  const part = parts.find((each) => each === search.get('parte')) ?? 'resumen';
  const open = (next: string) => setSearch({ parte: next }, { replace: true, preventScrollReset: true });
  const own = isAuthor(authorsOf(work), user);
  const mayAssign = work.acciones.includes('CREAR_REVISION');
  const { id } = work;
  const tabs: readonly PartProps[] = [
    { value: 'resumen', label: t('desk.work.summary'), content: <DeskSummary work={work} /> },
    { value: 'manuscrito', label: t('desk.work.text'), content: <Reading work={work} /> },
    { value: 'versiones', label: t('desk.work.versions'), content: <DeskVersions work={work} /> },
    { value: 'revisiones', label: t('desk.work.reviews'), content: <ReviewsAndIdentities work={work} /> },
    {
      value: 'candidatos',
      label: t('desk.work.candidates'),
      content: mayAssign ? <CandidatesPanel work={work} /> : <p>{t('desk.work.noCandidates')}</p>,
    },
    { value: 'decisiones', label: t('desk.work.decisions'), content: <DecisionsList id={id} /> },
    { value: 'notas', label: t('desk.work.notes'), content: <NotesSection id={id} /> },
    {
      value: 'historia',
      label: t('desk.work.history'),
      content: <HistoryList id={id} onOpen={(place) => open(placeOf[place])} />,
    },
  ];
  return (
    <>
      <PageHeader title={work.titulo} label={t(`work.tipo.${work.tipo}`)} intro={work.autor} />
      <div className="-mt-4 mb-8 flex flex-wrap gap-2">
        {mayAssign && (
          <Button size="small" onClick={() => setAssigning(true)}>
            {t('editor.assign')}
          </Button>
        )}
        <DecisionButtons work={work} all />
        {!own && (
          <Button asChild size="small" icon={<Eye aria-hidden />}>
            <Link to={`/editorial/${id}/ver-como`}>{t('anonymise.as.link')}</Link>
          </Button>
        )}
        <ExportMenu id={id} />
      </div>
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
      {own ? (
        <Notice>{t('desk.work.own')}</Notice>
      ) : (
        <Tabs
          label={t('desk.work.tabs')}
          value={part}
          onValueChange={open}
          tabs={tabs.map((tab) => ({ ...tab, content: <Part {...tab} /> }))}
        />
      )}
      {assigning && mayAssign && <AssignDialog work={work} onClose={() => setAssigning(false)} />}
    </>
  );
}

type PartProps = { value: PartName; label: string; content: ReactNode };

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
