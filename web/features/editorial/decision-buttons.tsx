import { useState } from 'react';
import { nameOf } from '#contract/actions.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { DecisionAction } from '#contract/letters.ts';
import { useAskedAct } from '#web/features/publications/asked-act.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { DecisionDialog } from './decisions/decision-dialog.tsx';

/** What an editor decides, in the order of the buttons. */
const decisions = [
  'APROBAR',
  'SOLICITAR_CAMBIOS',
  'ELEVAR',
  'DEVOLVER_A_REVISION',
  'DEVOLVER_A_AUTORES',
  'REVOCAR_DECISION',
  'RECHAZAR',
  'RECHAZAR_SIN_REVISION',
  'RETRACTAR',
] as const satisfies DecisionAction[];

type Props = {
  work: PublicationSummary;
  /** On the desk and in the queue: what needs a name of its own is offered, too, as returning the work or revoking a decision. */
  all?: boolean;
};

/** The decisions that the person may take on a work now, and no others. */
export function DecisionButtons({ work, all = false }: Props) {
  const t = useMessages();
  const [asking, setAsking] = useState<(typeof decisions)[number]>();
  useAskedAct(work, decisions, setAsking);
  return (
    <>
      {decisions
        .filter((decision) => work.acciones.includes(decision) && (all || !nameOf(decision)))
        .map((decision) => (
          <Button
            key={decision}
            size="small"
            variant={decision === 'APROBAR' ? 'primary' : decision === 'RETRACTAR' ? 'dangerQuiet' : 'secondary'}
            aria-label={t('editor.about', { action: t(`editor.decide.${decision}`), title: work.titulo })}
            onClick={() => setAsking(decision)}
          >
            {t(`editor.decide.${decision}`)}
          </Button>
        ))}
      {asking && work.acciones.includes(asking) && (
        <DecisionDialog work={work} action={asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}
