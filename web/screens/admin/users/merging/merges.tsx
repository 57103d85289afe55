import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Merge } from '#contract/entities/merge.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Section } from '#web/ui/Section.tsx';
import { staleAfterMerge } from './stale-after-merge.ts';

const perPage = 10;

/** Accounts that were merged into others, the last first; nothing where none was. */
export function Merges() {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const [undoing, setUndoing] = useState<Merge | null>(null);
  const { data, error } = useQuery({
    ...callQuery(useClient(), 'listMerges', { query: { page, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Notice tone="error">{failureText(t('users.merges.failed'), error)}</Notice>;
  if (!data || data.total === 0) return null;
  return (
    <Section title={t('users.merges')} intro={t('users.merges.lead')}>
      <ul data-rows className="max-w-4xl divide-y divide-line border-y border-line">
        {data.uniones.map((merge) => (
          <Row key={merge.id} merge={merge} onUndo={() => setUndoing(merge)} />
        ))}
      </ul>
      {data.totalPages > 1 && (
        <Pagination
          className="mt-4"
          label={t('users.merges.pages')}
          pageLabel={t('users.page', { page })}
          previousLabel={t('users.previous')}
          nextLabel={t('users.next')}
          page={page}
          hasNext={page < data.totalPages}
          onPage={setPage}
        />
      )}
      {undoing && <UndoMerge merge={undoing} onClose={() => setUndoing(null)} />}
    </Section>
  );
}

function Row({ merge, onUndo }: { merge: Merge; onUndo: () => void }) {
  const t = useMessages();
  const { day } = useFormats();
  const { queda, unida, por, motivo, estado, trasOtra, fecha, hasta, fechaDeshecha } = merge;
  const called = ({ nombre, email }: Merge['queda']) => (email ? `${nombre} (${email})` : t('users.merges.forgotten'));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-base">{t('users.merges.pair', { goes: called(unida), stays: called(queda) })}</h3>
        {motivo && <p>{motivo}</p>}
        <p className="text-sm text-muted">
          {por ? t('users.merges.by', { day: day(fecha), name: por }) : day(fecha)}
          {estado === 'SE_PUEDE_DESHACER' && ` · ${t('users.merges.until', { day: day(hasta) })}`}
          {fechaDeshecha && ` · ${t('users.merges.undoneOn', { day: day(fechaDeshecha) })}`}
        </p>
        {estado !== 'SE_PUEDE_DESHACER' && <Badge>{t(`users.merges.estado.${estado}`)}</Badge>}
        {estado === 'SE_PUEDE_DESHACER' && trasOtra && <p className="text-sm">{t('users.merges.after')}</p>}
      </div>
      {estado === 'SE_PUEDE_DESHACER' && !trasOtra && (
        <Button
          size="small"
          icon={<Undo2 aria-hidden />}
          aria-haspopup="dialog"
          aria-label={t('users.about', { action: t('users.merges.undo'), name: unida.email })}
          onClick={onUndo}
        >
          {t('users.merges.undo')}
        </Button>
      )}
    </li>
  );
}

/** Asks before a merge is undone. */
function UndoMerge({ merge: { id, queda, unida }, onClose }: { merge: Merge; onClose: () => void }) {
  const t = useMessages();
  const undo = useAct('undoMerge', staleAfterMerge);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !undo.isPending && onClose()}
      title={t('users.merges.undo.ask')}
      description={t('users.merges.undo.text', { goes: unida.email, stays: queda.email })}
      confirmLabel={t('users.merges.undo')}
      cancelLabel={t('common.cancel')}
      tone="primary"
      busy={undo.isPending}
      onConfirm={() =>
        undo.mutate(
          { params: { id } },
          {
            onSuccess: () => {
              toast.success(t('users.merges.undone'));
              onClose();
            },
            onError: (error) => {
              toast.error(failureText(t('users.merges.undo.failed'), error));
              onClose();
            },
          },
        )
      }
    />
  );
}
