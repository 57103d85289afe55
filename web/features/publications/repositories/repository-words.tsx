import type { DepositState } from '#contract/deposits.ts';
import type { RepositoryDeposit } from '#contract/entities/repository.ts';
import { depositTones } from '#web/features/publications/deposits/deposit-words.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

export function RepositoryBadge({ estado }: { estado: DepositState }) {
  const t = useMessages();
  return <Badge tone={depositTones[estado]}>{t(`repositories.estado.${estado}`)}</Badge>;
}

/** How far a deposit is, where it is, what its repository says of it, and what keeps it from being tried. */
export function RepositoryWords({ deposit }: { deposit: RepositoryDeposit }) {
  const t = useMessages();
  const { moment, day } = useFormats();
  const { estado, fallo, mensaje, direccion, embargoHasta, fechaProxima, fechaRegistro, entregado } = deposit;
  const repository = deposit.repositorio.nombre;
  const said =
    estado === 'RETIRADO' && entregado
      ? t('repositories.said.withdrawn', { repository })
      : estado === 'RECHAZADO' && entregado
        ? t('repositories.said.stillThere', { repository })
        : t(`repositories.said.${estado}`, { repository, when: fechaRegistro ? moment(fechaRegistro) : '' });
  return (
    <div className="text-sm text-muted wrap-anywhere">
      {/* What keeps a change from going there does not hide that it lies there. */}
      {(fallo === null || entregado) && <p>{said}</p>}
      {fallo !== null && <p>{t(`repositories.fallo.${fallo}`, { repository })}</p>}
      {fallo !== null && fechaProxima && <p>{t('repositories.next', { when: moment(fechaProxima) })}</p>}
      {mensaje && <p>{t('repositories.message', { repository, message: mensaje })}</p>}
      {embargoHasta && entregado && <p>{t('repositories.closedUntil', { day: day(embargoHasta) })}</p>}
      {direccion && (
        <a href={direccion} rel="noopener" className="link link-alone">
          {direccion}
        </a>
      )}
    </div>
  );
}
