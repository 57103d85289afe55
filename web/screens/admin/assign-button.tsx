import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { AssignDialog } from '#web/features/editorial/assign-dialog.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** 'Asignar revisor' (spec 001 §2), for a work in review that its viewer runs. */
export function AssignButton({ work }: { work: PublicationSummary }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (!work.acciones.includes('CREAR_REVISION')) return null;
  return (
    <>
      <Button icon={<UserPlus aria-hidden />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('editor.assign')}
      </Button>
      {isOpen && <AssignDialog work={work} onClose={() => setIsOpen(false)} />}
    </>
  );
}
