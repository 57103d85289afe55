import type { Publication } from '#contract/entities/publication.ts';
import { revocableDays } from '#contract/workflow.ts';
import { type Decision, DecisionButton, decisionsOn } from '#web/features/editorial/decision-buttons.tsx';
import { isRejection } from '#web/features/editorial/decisions/targets.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

type Grave = Extract<Decision, 'RECHAZAR' | 'RECHAZAR_SIN_REVISION' | 'RETRACTAR' | 'REVOCAR_DECISION'>;

/** What ends a work's way, or takes a decision from its authors. */
export const isGrave = (decision: Decision): decision is Grave =>
  isRejection(decision) || decision === 'REVOCAR_DECISION';

/** The acts that are hard to undo, apart from the others, each with what comes of it; nothing where there is none. */
export function GraveActs({ work, onPress }: { work: Publication; onPress: (decision: Decision) => void }) {
  const t = useMessages();
  const acts = decisionsOn(work).filter(isGrave);
  if (acts.length === 0) return null;
  return (
    <Section title={t('cockpit.grave')} framed className="roomy:col-span-2">
      <ul className="divide-y divide-line">
        {acts.map((act) => (
          <li
            key={act}
            className="flex flex-col items-start gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between"
          >
            <p className="max-w-reading text-sm">{t(`cockpit.grave.${act}`, { days: revocableDays })}</p>
            <DecisionButton work={work} decision={act} size="small" variant="dangerQuiet" onPress={onPress} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
