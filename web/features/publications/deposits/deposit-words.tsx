import type { DepositState } from '#contract/deposits.ts';
import type { Deposit } from '#contract/entities/deposit.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';

export const depositTones: Record<DepositState, Tone> = {
  PENDIENTE: 'yellow',
  ENVIADO: 'blue',
  REGISTRADO: 'green',
  RECHAZADO: 'fault',
  RETIRADO: 'gray',
};
export const agencyNames = { CROSSREF: 'Crossref', DATACITE: 'DataCite' };

export function DepositBadge({ estado }: Pick<Deposit, 'estado'>) {
  const t = useMessages();
  return <Badge tone={depositTones[estado]}>{t(`deposits.estado.${estado}`)}</Badge>;
}

/** How far a DOI is, what its agency says of it, and what keeps it from being tried. */
export function DepositWords({ deposit }: { deposit: Deposit }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { estado, fallo, mensaje, fechaRegistro, fechaProxima } = deposit;
  const agency = agencyNames[deposit.agencia];
  const said =
    fallo === null
      ? t(`deposits.line.${estado}`, { agency, when: fechaRegistro ? moment(fechaRegistro) : '' })
      : t(`deposits.fallo.${fallo}`, { agency, when: fechaProxima ? moment(fechaProxima) : '' });
  return (
    <div className="text-sm text-muted wrap-anywhere">
      <p>{said}</p>
      {mensaje && <p>{t('deposits.said', { agency, message: mensaje })}</p>}
    </div>
  );
}
