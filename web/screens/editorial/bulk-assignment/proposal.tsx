import { Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { proposalParts } from '#contract/entities/bulk-assignment.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { failureWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { LoadsTable } from './loads-table.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ProposedWorks } from './proposed-works.tsx';
import { Totals } from './totals.tsx';
import { isApplying, type Solved } from './use-assignment.ts';

type Props = { assignment: Solved; onOpen: (id: string) => void };

/** A proposal: what it comes to, work by work and person by person, and its application. */
export function Proposal({ assignment, onOpen }: Props) {
  const t = useMessages();
  const { id, propuesta, aplicada } = assignment;
  const [part, setPart] = useState<(typeof proposalParts)[number]>('todas');
  const isOpen = !aplicada && !isApplying(assignment);
  return (
    <div className="flex flex-col gap-12">
      <Standing assignment={assignment} />
      <Section title={t('assignment.proposal')} actions={isOpen && <Actions assignment={assignment} onOpen={onOpen} />}>
        <Totals totals={propuesta} />
        <Doubtful totals={propuesta} onShow={setPart} />
      </Section>
      <Tabs
        label={t('assignment.parts')}
        tabs={[
          {
            value: 'works',
            label: t('assignment.works'),
            count: propuesta.obras,
            content: <ProposedWorks id={id} isOpen={isOpen} part={part} onPart={setPart} />,
          },
          {
            value: 'people',
            label: t('assignment.loads'),
            count: propuesta.personasConObra,
            content: <LoadsTable id={id} />,
          },
        ]}
      />
    </div>
  );
}

/** Closer than this a pair needs no second look. */
const weak = 0.1;

type DoubtfulProps = { totals: Solved['propuesta']; onShow: (part: (typeof proposalParts)[number]) => void };

/** What to look at before it is applied: the works left over, those whose editor is away, and the weakest pairs. */
function Doubtful({ totals, onShow }: DoubtfulProps) {
  const t = useMessages();
  const { percent } = useFormats();
  const { obrasSinNadie, obrasIncompletas, obrasDeAusentes, cercaniaMinima } = totals;
  const isWeak = cercaniaMinima !== null && cercaniaMinima < weak;
  if (obrasIncompletas === 0 && obrasDeAusentes === 0 && !isWeak) return null;
  return (
    <Notice tone="warning" title={t('assignment.doubtful')} className="mt-6">
      <ul className="mt-2 flex flex-col gap-3">
        {obrasIncompletas > 0 && (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {t('assignment.left', { none: obrasSinNadie, some: obrasIncompletas - obrasSinNadie })}
            <Button size="small" onClick={() => onShow('incompletas')}>
              {t('assignment.left.show')}
            </Button>
          </li>
        )}
        {obrasDeAusentes > 0 && (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {t('assignment.away', { count: obrasDeAusentes })}
            <Button size="small" onClick={() => onShow('ausentes')}>
              {t('assignment.away.show')}
            </Button>
          </li>
        )}
        {isWeak && (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {t('assignment.weakest', { closeness: Math.round(100 * cercaniaMinima), share: percent(cercaniaMinima) })}
            <Button size="small" onClick={() => onShow('debiles')}>
              {t('assignment.weakest.show')}
            </Button>
          </li>
        )}
      </ul>
    </Notice>
  );
}

/** That it is applied, being applied, or could not be. */
function Standing({ assignment }: { assignment: Solved }) {
  const t = useMessages();
  const { aplicada, aplicacion } = assignment;
  if (aplicada)
    return (
      <Notice tone="success" live title={t('assignment.applied', { count: aplicada.asignadas })}>
        {t('assignment.applied.text', { count: aplicada.omitidas })}
      </Notice>
    );
  if (isApplying(assignment))
    return (
      <Notice live title={t('assignment.applying')}>
        <div className="mt-2 flex flex-col gap-2">
          <ProgressBar label={t('assignment.applying')} part={aplicacion?.progreso ?? 0} />
          {t('assignment.applying.text')}
        </div>
      </Notice>
    );
  if (aplicacion?.error)
    return (
      <Notice tone="error" live title={t('assignment.apply.failed')}>
        {failureWords(t, aplicacion.error)}
      </Notice>
    );
  return null;
}

function Actions({ assignment: { id, propuesta }, onOpen }: Props) {
  const t = useMessages();
  const [applying, setApplying] = useState(false);
  const again = useAct('solveAssignmentAgain', ['listAssignments']);
  return (
    <>
      <Button
        icon={<RefreshCw aria-hidden />}
        busy={again.isPending}
        onClick={() =>
          again.mutate(
            { params: { id } },
            {
              onSuccess: (next) => onOpen(next.id),
              onError: (error) => toast.error(failureText(t('assignment.start.failed'), error)),
            },
          )
        }
      >
        {t('assignment.solveAgain', { count: propuesta.fijadas })}
      </Button>
      <Button
        variant="primary"
        icon={<Check aria-hidden />}
        aria-disabled={propuesta.cubiertas === 0}
        aria-haspopup="dialog"
        onClick={() => propuesta.cubiertas > 0 && setApplying(true)}
      >
        {t('assignment.apply')}
      </Button>
      {applying && <ApplyDialog id={id} totals={propuesta} onClose={() => setApplying(false)} />}
    </>
  );
}
