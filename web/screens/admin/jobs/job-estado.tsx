import type { Job } from '#contract/entities/job.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';

const tones: Record<Job['estado'], Tone> = {
  PENDIENTE: 'yellow',
  EN_CURSO: 'blue',
  HECHO: 'green',
  FALLIDO: 'fault',
  CANCELADO: 'gray',
};

/** Where a job stands. */
export function JobEstado({ estado }: Pick<Job, 'estado'>) {
  const t = useMessages();
  return <Badge tone={tones[estado]}>{t(`jobs.estado.${estado}`)}</Badge>;
}
