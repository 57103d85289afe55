import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import { useSuccession, useWaitingWords } from '#web/features/publications/succession/use-succession.ts';
import { WithdrawButton } from '#web/features/publications/succession/withdraw-button.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

const ProposeDialog = late(
  async () => (await import('#web/features/publications/succession/propose-dialog.tsx')).ProposeDialog,
);

/** Another main author, on the desk of a work: where its own cannot go on; nothing where nobody else signs it. */
export function SuccessionOnDesk({ work }: { work: Publication }) {
  const t = useMessages();
  const { day } = useFormats();
  const waiting = useWaitingWords();
  const [asking, setAsking] = useState(false);
  const { data } = useSuccession(work.id);
  if (data?.relevo) {
    const { relevo, acciones } = data;
    return (
      <div className="flex flex-col items-start gap-2 text-sm">
        <p>{t('succession.open.desk', { name: relevo.nombre, day: day(relevo.fecha) })}</p>
        <p className="text-muted">{waiting(relevo)}</p>
        {acciones.includes('RETIRAR') && <WithdrawButton work={work.id} />}
      </div>
    );
  }
  if (!data?.acciones.includes('PROPONER') || data.candidatos.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">{t('succession.desk.text')}</p>
      <Button size="small" icon={<UserRoundPen aria-hidden />} onClick={() => setAsking(true)}>
        {t('succession.desk.propose')}
      </Button>
      {asking && <ProposeDialog work={work.id} people={data.candidatos} byEditors onClose={() => setAsking(false)} />}
    </div>
  );
}
