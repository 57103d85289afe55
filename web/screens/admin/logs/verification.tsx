import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast';
import { activityVerificationSchema, type RecordFault } from '#contract/entities/system.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const everyMs = 700;

/** 'Comprobar': has the record's chain verified, as a job; gives the button, and what came of it once there is something. */
export function useVerification(): { button: ReactNode; outcome: ReactNode } {
  const t = useMessages();
  const { percent } = useFormats();
  const [id, setId] = useState<string>();
  const ask = useAct('verifyActivity');
  const { data: job } = useQuery({
    ...callQuery(useClient(), 'getJob', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.estado) ? everyMs : false),
  });
  const busy = ask.isPending || (id !== undefined && isUnderWay(job?.estado));
  const start = () =>
    ask.mutate(
      {},
      {
        onSuccess: (queued) => setId(queued.id),
        onError: (error) => toast.error(messageOf(error, t('logs.verify.failed'))),
      },
    );
  const result = activityVerificationSchema.safeParse(job?.resultado);
  const failed = job?.estado === 'FALLIDO' || job?.estado === 'CANCELADO';
  return {
    button: (
      <Button icon={<ShieldCheck aria-hidden />} busy={busy} onClick={start}>
        {t('logs.verify')}
      </Button>
    ),
    outcome: (
      <div role="status" className="mb-6 empty:hidden">
        {busy ? (
          <p className="text-sm text-muted">
            {t('logs.verify.running', { share: percent(job?.progreso?.parte ?? 0) })}
          </p>
        ) : failed ? (
          <Notice tone="error">{t('logs.verify.failed')}</Notice>
        ) : (
          result.success && <Outcome {...result.data} />
        )}
      </div>
    ),
  };
}

const isUnderWay = (estado: string | undefined) =>
  estado === undefined || estado === 'PENDIENTE' || estado === 'EN_CURSO';

function Outcome({ entradas, fallos }: { entradas: number; fallos: readonly RecordFault[] }) {
  const t = useMessages();
  if (fallos.length === 0) return <Notice tone="success">{t('logs.verify.good', { count: entradas })}</Notice>;
  const words = ({ tipo, posicion, entrada }: RecordFault) =>
    t(`logs.verify.bad.${tipo === 'sin encadenar' ? 'unchained' : tipo}`, {
      entry: entrada ?? 0,
      place: posicion ?? 0,
    });
  return (
    <Notice tone="error" title={t('logs.verify.bad')}>
      <ul className="list-disc ps-5">
        {fallos.map((fault) => (
          <li key={`${fault.tipo} ${fault.posicion} ${fault.entrada}`}>{words(fault)}</li>
        ))}
      </ul>
    </Notice>
  );
}
