import type { PublicationSummary } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { CandidatesPanel } from './candidates-panel.tsx';

/** The candidates of a work over the screen they were asked for from. */
export function CandidatesDialog({ work, onClose }: { work: PublicationSummary; onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={onClose}
      title={t('candidates.title')}
      description={work.titulo}
      closeLabel={t('common.close')}
    >
      <CandidatesPanel work={work} />
    </Dialog>
  );
}
