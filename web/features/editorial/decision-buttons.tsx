import { useState } from 'react';
import { nameOf } from '#contract/actions.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { DecisionAction } from '#contract/letters.ts';
import { useAskedAct } from '#web/features/publications/asked-act.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';

const DecisionDialog = late(async () => (await import('./decisions/decision-dialog.tsx')).DecisionDialog);

/** What an editor decides, in the order of the buttons. */
export const decisions = [
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
export type Decision = (typeof decisions)[number];

/** The decisions that the person may take on a work now, and no others. */
export const decisionsOn = ({ acciones }: Pick<PublicationSummary, 'acciones'>): Decision[] =>
  decisions.filter((decision) => acciones.includes(decision));

/** A button for each of them that needs no name of its own; 'Aprobar publicación' is what the rest are measured by. */
export function DecisionButtons({ work }: { work: PublicationSummary }) {
  const [asking, setAsking] = useState<Decision>();
  useAskedAct(work, decisions, setAsking);
  return (
    <>
      {decisionsOn(work)
        .filter((decision) => !nameOf(decision))
        .map((decision) => (
          <DecisionButton key={decision} work={work} decision={decision} size="small" onPress={setAsking} />
        ))}
      {asking && <AskedDecision work={work} decision={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

type ButtonProps = {
  work: PublicationSummary;
  decision: Decision;
  size: 'small' | 'compact';
  /** Where it is not one of several to be measured by one another. */
  variant?: ButtonVariant;
  onPress: (decision: Decision) => void;
};

export function DecisionButton({ work, decision, size, variant, onPress }: ButtonProps) {
  const t = useMessages();
  return (
    <Button
      size={size}
      variant={variant ?? (decision === 'APROBAR' ? 'primary' : decision === 'RETRACTAR' ? 'dangerQuiet' : 'secondary')}
      aria-label={t('editor.about', { action: t(`editor.decide.${decision}`), title: work.titulo })}
      aria-haspopup="dialog"
      onClick={() => onPress(decision)}
    >
      {t(`editor.decide.${decision}`)}
    </Button>
  );
}

type AskedProps = { work: PublicationSummary; decision: Decision; onClose: () => void };

/** The dialog of a decision, where the work takes it when it is asked about. */
export function AskedDecision({ work, decision, onClose }: AskedProps) {
  const [first] = useState(work);
  // Somebody else may decide while a letter is written: it stays, and the server says so when it is sent.
  const asked = first.acciones.includes(decision) ? first : work;
  return asked.acciones.includes(decision) ? <DecisionDialog work={asked} action={decision} onClose={onClose} /> : null;
}
