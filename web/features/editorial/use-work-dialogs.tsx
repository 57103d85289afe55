import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';

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
