import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { late } from '#web/messages/late.tsx';

const AssignDialog = late(async () => (await import('./assign-dialog.tsx')).AssignDialog);
const DetailsDialog = late(async () => (await import('./details-dialog.tsx')).DetailsDialog);

/** 'Ver Detalles' and 'Asignar revisor' of lists of works: what opens them, and where they stand. Details lead to an assignment. */
export function useWorkDialogs() {
  const [detailed, setDetailed] = useState<string>();
  const [assigning, setAssigning] = useState<PublicationSummary>();
  return {
    onDetails: ({ id }: { id: string }) => setDetailed(id),
    onAssign: setAssigning,
    dialogs: (
      <>
        {detailed && <DetailsDialog id={detailed} onAssign={setAssigning} onClose={() => setDetailed(undefined)} />}
        {assigning && <AssignDialog work={assigning} onClose={() => setAssigning(undefined)} />}
      </>
    ),
  };
}
