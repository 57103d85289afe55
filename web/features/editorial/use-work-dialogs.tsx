import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { late } from '#web/messages/late.tsx';
import { AskedDecision, type Decision } from './decision-buttons.tsx';

type Asked = { work: PublicationSummary; decision: Decision };

const AssignDialog = late(async () => (await import('./assign-dialog.tsx')).AssignDialog);
const DetailsDialog = late(async () => (await import('./details-dialog.tsx')).DetailsDialog);
const RemindDialog = late(async () => (await import('./remind-dialog.tsx')).RemindDialog);
const ExtendOfWorkDialog = late(async () => (await import('./extend-of-work.tsx')).ExtendOfWorkDialog);

/**
 * What the rows of a list of works open: what opens it, and where it stands. That is beside the list and not in a row, which goes
 * when somebody else's act takes its work out of what is shown: a letter that is being written stays. Details lead to an assignment.
 */
export function useWorkDialogs() {
  const [detailed, setDetailed] = useState<string>();
  const [assigning, setAssigning] = useState<PublicationSummary>();
  const [asked, setAsked] = useState<Asked>();
  const [reminding, setReminding] = useState<string>();
  const [extending, setExtending] = useState<PublicationSummary>();
  return {
    onDetails: ({ id }: { id: string }) => setDetailed(id),
    onAssign: setAssigning,
    onDecide: (work: PublicationSummary, decision: Decision) => setAsked({ work, decision }),
    onRemind: ({ id }: { id: string }) => setReminding(id),
    onExtend: setExtending,
    dialogs: (
      <>
        {detailed && <DetailsDialog id={detailed} onAssign={setAssigning} onClose={() => setDetailed(undefined)} />}
        {assigning && <AssignDialog work={assigning} onClose={() => setAssigning(undefined)} />}
        {asked && <AskedDecision {...asked} onClose={() => setAsked(undefined)} />}
        {reminding && <RemindDialog lateIn={[reminding]} onClose={() => setReminding(undefined)} />}
        {extending && <ExtendOfWorkDialog work={extending} onClose={() => setExtending(undefined)} />}
      </>
    ),
  };
}
