import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { callAddress } from '#contract/call.ts';
import { loadCalls } from '#contract/calls/loads.ts';
import type { Load } from '#contract/entities/load.ts';
import { download } from '#web/data/download.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { isBusy } from './is-busy.ts';

const asks = ['run', 'undo', 'remove'] as const;
type Ask = (typeof asks)[number];

/** What is done with a load: published, or what is left of it; its report; undone; and forgotten. Each asks first. */
export function LoadActs({ load }: { load: Load }) {
  const t = useMessages();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Ask>();
  const stale = ['getLoad', 'loadLines', 'listLoads'] as const;
  const run = useAct('runLoad', stale);
  const undo = useAct('undoLoad', stale);
  const remove = useAct('removeLoad', ['listLoads']);
  const { nuevas, completar, hechas, creadas, lineas } = load.cuentas;
  const left = Math.max(0, nuevas + completar - hechas);
  const busy = isBusy(load);
  const act = () => {
    const mutation = { run, undo, remove }[asking ?? 'run'];
    mutation.mutate(
      { params: { id: load.id } },
      {
        onSuccess: () => (asking === 'remove' ? navigate('/admin/cargas') : undefined),
        onError: (error: Error) => toast.error(failureText(t('loads.actFailed'), error)),
        onSettled: () => setAsking(undefined),
      },
    );
  };
  const report = () =>
    void download(callAddress(loadCalls.loadReport, { params: { id: load.id } })).catch((error: unknown) =>
      toast.error(failureText(t('loads.reportFailed'), error)),
    );
  const counts = { run: left, undo: creadas, remove: creadas };
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      {(left > 0 || hechas === 0) && (
        <Button variant="primary" disabled={busy || !load.comprobada || left === 0} onClick={() => setAsking('run')}>
          {t(hechas > 0 ? 'loads.goOn' : 'loads.run', { count: left })}
        </Button>
      )}
      {lineas > 0 && (
        <Button icon={<Download aria-hidden />} onClick={report}>
          {t('loads.report')}
        </Button>
      )}
      {creadas > 0 && (
        <Button disabled={busy} onClick={() => setAsking('undo')}>
          {t('loads.undo')}
        </Button>
      )}
      <Button disabled={busy} onClick={() => setAsking('remove')}>
        {t('loads.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title={t(`loads.ask.${asking}`, { count: counts[asking] })}
          description={t(`loads.ask.${asking}.text`)}
          confirmLabel={t(`loads.ask.${asking}.yes`)}
          cancelLabel={t('common.cancel')}
          tone={asking === 'run' ? 'primary' : 'danger'}
          busy={run.isPending || undo.isPending || remove.isPending}
          onConfirm={act}
        />
      )}
    </div>
  );
}
