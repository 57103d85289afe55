import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { PairChange, ProposedReviewer, ProposedWork } from '#contract/entities/bulk-assignment.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { WorkLine } from '#web/features/publications/work-line.tsx';
import { CandidateFacts, nameOf } from '#web/features/reviewing/candidates/candidate-facts.tsx';
import { ConflictList } from '#web/features/reviewing/candidates/conflict-list.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PutDialog } from './put-dialog.tsx';
import { staleAfterChange } from './use-assignment.ts';

type Props = { assignmentId: string; work: ProposedWork; isOpen: boolean };

/** A work of the proposal: who would review it, and what an editor can change about that. */
export function ProposedWorkCard({ assignmentId, work, isOpen }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const change = useAct('changeAssignment', staleAfterChange);
  /** Whose place somebody else is looked for; null: an empty one. */
  const [putting, setPutting] = useState<{ instead: ProposedReviewer | null }>();
  const make = (tipo: PairChange['tipo'], revisorId: string) =>
    change.mutate(
      { params: { id: assignmentId }, body: { cambios: [{ tipo, obraId: work.id, revisorId }] } },
      { onError: (error) => toast.error(failureText(t('assignment.change.failed'), error)) },
    );
  const { revisores, plazas, vacias } = work;
  const empty = Math.max(0, plazas - revisores.length);
  return (
    <li className="flex flex-col gap-4 py-6" aria-busy={change.isPending}>
      <div className="flex items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col">
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">
            <Link to={`/editorial/${work.id}`} className="link-alone hover:underline">
              {work.titulo}
            </Link>
          </h3>
          <WorkLine tipo={work.tipo} {...(work.categoria && { autor: work.categoria })} />
        </div>
        <Badge className="shrink-0 sm:mt-1.5" tone={empty > 0 ? 'yellow' : 'green'}>
          {t('assignment.places', { count: revisores.length, total: plazas })}
        </Badge>
      </div>
      {work.editorAusente && (
        <p className="text-sm text-yellow">
          {t('assignment.away.of', {
            name: work.editorAusente.nombre,
            day: day(work.editorAusente.ausenteHasta),
          })}
        </p>
      )}
      {vacias && (
        <Notice tone="warning">
          {t('assignment.empty', {
            count: empty,
            conflicts: vacias.conflictos,
            discarded: vacias.descartadas,
            strangers: vacias.sinCercania,
            full: vacias.sinHueco,
          })}
        </Notice>
      )}
      <ul className="flex flex-col gap-5 border-s border-line-strong ps-4">
        {revisores.map((person) => (
          <li key={person.id} className="flex flex-col gap-2">
            <CandidateFacts
              candidate={person}
              actions={
                isOpen && <PairActions person={person} onMake={make} onSwap={() => setPutting({ instead: person })} />
              }
            />
            <p className="text-sm text-muted">{t('assignment.new', { count: person.nuevas })}</p>
            <ConflictList conflicts={person.conflictos} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <div>
          <Button
            size="small"
            aria-label={t('assignment.put.about', { title: work.titulo })}
            aria-haspopup="dialog"
            onClick={() => setPutting({ instead: null })}
          >
            {t('assignment.put')}
          </Button>
        </div>
      )}
      {putting && (
        <PutDialog
          assignmentId={assignmentId}
          work={work}
          instead={putting.instead}
          onClose={() => setPutting(undefined)}
        />
      )}
    </li>
  );
}

type ActionsProps = {
  person: ProposedReviewer;
  onMake: (tipo: PairChange['tipo'], revisorId: string) => void;
  onSwap: () => void;
};

function PairActions({ person, onMake, onSwap }: ActionsProps) {
  const t = useMessages();
  const { id, fijada } = person;
  const about = (action: string) => t('candidates.about', { action, name: nameOf(person) });
  const fix = t('assignment.fix');
  return (
    <>
      <Button
        size="small"
        variant={fijada ? 'secondary' : 'quiet'}
        icon={fijada ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        aria-pressed={fijada}
        aria-label={about(fix)}
        onClick={() => onMake(fijada ? 'SOLTAR' : 'FIJAR', id)}
      >
        {t(fijada ? 'assignment.fixed' : 'assignment.fix')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={about(t('assignment.swap'))}
        aria-haspopup="dialog"
        onClick={onSwap}
      >
        {t('assignment.swap')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={about(t('assignment.remove'))}
        onClick={() => onMake('QUITAR', id)}
      >
        {t('assignment.remove')}
      </Button>
    </>
  );
}
