/** A sent work's journal, on its desk, for who may take it to another. */
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Publication } from '#contract/entities/publication.ts';
import { movableEstados } from '#contract/journals.ts';
import { runsWorksOf } from '#contract/roles.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useJournals } from '#web/features/publications/journals.ts';
import { moveCalls } from '#web/features/publications/moving/move-calls.ts';
import { useFormats } from '#web/messages/dates.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';

const MoveDialog = late(async () => (await import('./move-dialog.tsx')).MoveDialog);

/** Nothing where there is no other journal that takes works and in which the reader edits. */
export function MoveOfWork({ work }: { work: Publication }) {
  const t = useMessages();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const journals = useJournals().filter(
    ({ id, recibe }) => recibe && id !== work.revistaId && runsWorksOf(user, { revistaId: id }),
  );
  if (work.traslado) return <Proposed work={work} move={work.traslado} />;
  if (journals.length === 0 || work.devuelta || !movableEstados.includes(work.estado)) return null;
  return (
    <Section title={t('moving.title')}>
      <Button size="small" icon={<ArrowRightLeft aria-hidden />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('moving.move')}
      </Button>
      {asking && <MoveDialog work={work} journals={journals} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function Proposed({ work, move }: { work: Publication; move: NonNullable<Publication['traslado']> }) {
  const t = useMessages();
  const { day } = useFormats();
  const withdraw = useAct('withdrawMove', moveCalls);
  const takeBack = () =>
    withdraw.mutate(
      { params: { id: work.id } },
      {
        onSuccess: () => toast.success(t('moving.withdraw.done')),
        onError: (error) => toast.error(failureText(t('moving.withdraw.failed'), error)),
      },
    );
  return (
    <Section title={t('moving.title')}>
      <p className="mb-3 text-sm text-muted">{t('moving.open.desk', { name: move.revista, day: day(move.fecha) })}</p>
      <Button size="small" busy={withdraw.isPending} onClick={takeBack}>
        {t('moving.withdraw')}
      </Button>
    </Section>
  );
}
