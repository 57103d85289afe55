import type { Estado } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';

const tones: Record<Estado, Tone> = {
  BORRADOR: 'gray',
  EN_REVISION: 'blue',
  PENDIENTE_APROBACION: 'yellow',
  APROBADO: 'green',
  CAMBIOS_SOLICITADOS: 'yellow',
  RETIRADO: 'red',
  PUBLICADO: 'accent',
};

/** Where a publication stands in the editorial process. */
export function EstadoBadge({ estado }: { estado: Estado }) {
  const t = useMessages();
  return <Badge tone={tones[estado]}>{t(`work.estado.${estado}`)}</Badge>;
}
