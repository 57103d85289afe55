import type { Webhook } from '#contract/entities/webhook.ts';
import type { WebhookState } from '#contract/webhooks.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';

const tones: Record<WebhookState, Tone> = { ACTIVO: 'green', PAUSADO: 'gray', DESACTIVADO: 'fault' };

/** Where a webhook sends what, and how it goes. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { direccion, eventos, estado, motivo, pendientes, fechaExito, secretoAnteriorHasta } = webhook;
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm wrap-anywhere">
      <p>{direccion}</p>
      <p className="text-muted">{eventos.map((evento) => t(`webhooks.evento.${evento}`)).join(' · ')}</p>
      <Badge tone={tones[estado]} wraps>
        {motivo ? t(`webhooks.motivo.${motivo}`) : t(`webhooks.estado.${estado}`)}
      </Badge>
      <p className="text-muted">
        {fechaExito ? t('webhooks.success', { when: moment(fechaExito) }) : t('webhooks.neverYet')}
        {pendientes > 0 && ` ${t('webhooks.waiting', { count: pendientes })}`}
        {secretoAnteriorHasta && ` ${t('webhooks.oldSecret', { when: moment(secretoAnteriorHasta) })}`}
      </p>
    </div>
  );
}
