import type { Consent } from '#contract/entities/consent.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';

const tones: Record<Consent['estado'], Tone> = {
  PENDIENTE: 'yellow',
  ACEPTADA: 'green',
  RECHAZADA: 'gray',
  RETIRADA: 'gray',
};

/** What became of a request to let an identity be known. */
export function ConsentBadge({ estado }: { estado: Consent['estado'] }) {
  const t = useMessages();
  return <Badge tone={tones[estado]}>{t(`consents.${estado}`)}</Badge>;
}
