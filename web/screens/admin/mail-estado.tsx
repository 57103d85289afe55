import type { Mail } from '#contract/entities/mail.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';

const tones: Record<Mail['estado'], Tone> = {
  ENVIADO: 'green',
  PENDIENTE: 'yellow',
  DEVUELTO: 'fault',
  DETENIDO: 'fault',
  FALLIDO: 'fault',
  DESCARTADO: 'gray',
  GUARDADO: 'blue',
};

/** What became of a mail. */
export function MailEstado({ mail: { estado } }: { mail: Mail }) {
  const t = useMessages();
  return <Badge tone={tones[estado]}>{t(`outbox.estado.${estado}`)}</Badge>;
}
