import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { OrcidRecord } from '#contract/entities/orcid.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { keepOrcidWay } from '#web/features/forms/orcid-way.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';

/** What the platform adds to the record by consent, and what came of it; where it may not write at ORCID a consent can be taken back alone. */
export function OrcidRecordPart() {
  const { data } = useCall('orcidRecord', {});
  if (!data || (!data.disponible && data.permiso === 'NINGUNO')) return null;
  return <Choices key={`${data.obras} ${data.revisiones} ${data.permiso}`} record={data} />;
}

function Choices({ record }: { record: OrcidRecord }) {
  const t = useMessages();
  const [obras, setObras] = useState(record.obras);
  const [revisiones, setRevisiones] = useState(record.revisiones);
  const start = useAct('startOrcid');
  const change = useAct('changeOrcidRecord', ['orcidRecord']);
  const onError = (error: unknown) => void toast.error(messageOf(error, t('profile.save.failed')));
  const { disponible } = record;
  const isAsked = disponible && (obras || revisiones) && record.permiso !== 'VIGENTE';
  const isChanged = obras !== record.obras || revisiones !== record.revisiones || isAsked;
  const save = () => {
    if (isAsked)
      start.mutate(
        { body: { para: 'CONECTAR', permiso: { obras, revisiones } } },
        {
          onSuccess: ({ url }) => {
            keepOrcidWay({ remember: true });
            window.location.assign(url);
          },
          onError,
        },
      );
    else
      change.mutate(
        { body: { obras, revisiones } },
        { onSuccess: () => void toast.success(t('profile.orcid.record.saved')), onError },
      );
  };
  const retry = () =>
    change.mutate({ body: { obras: record.obras, revisiones: record.revisiones, reintentar: true } }, { onError });
  const failed = record.entradas.filter(({ fallo }) => fallo !== null);
  return (
    <div className="flex flex-col items-start gap-2">
      {disponible && record.permiso === 'PERDIDO' && <p role="alert">{t('profile.orcid.record.lost')}</p>}
      <Checkbox
        label={t('profile.orcid.record.works')}
        hint={t('profile.orcid.record.works.hint')}
        checked={obras}
        disabled={!disponible && !record.obras}
        onChange={({ target }) => setObras(target.checked)}
      />
      <Checkbox
        label={t('profile.orcid.record.reviews')}
        hint={t('profile.orcid.record.reviews.hint')}
        checked={revisiones}
        disabled={!disponible && !record.revisiones}
        onChange={({ target }) => setRevisiones(target.checked)}
      />
      {isChanged && (
        <>
          <p className="text-sm text-muted">
            {t(
              isAsked
                ? 'profile.orcid.record.asks'
                : obras || revisiones
                  ? 'profile.orcid.record.keeps'
                  : 'profile.orcid.record.ends',
            )}
          </p>
          <Button size="small" busy={start.isPending || change.isPending} onClick={save}>
            {t(isAsked ? 'profile.orcid.record.consent' : 'profile.orcid.record.save')}
          </Button>
        </>
      )}
      {record.permiso !== 'NINGUNO' && (
        <>
          <p>{t('profile.orcid.record.added', { count: record.anadidas })}</p>
          <ul className="flex flex-col gap-1">
            {record.entradas.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
          {failed.length > 0 && disponible && record.permiso === 'VIGENTE' && (
            <Button size="small" busy={change.isPending} onClick={retry}>
              {t('profile.orcid.record.retry')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Entry({ entry: { clase, titulo, estado, fallo, mensaje } }: { entry: OrcidRecord['entradas'][number] }) {
  const t = useMessages();
  return (
    <li>
      {t(clase === 'OBRA' ? 'profile.orcid.record.work' : 'profile.orcid.record.review', { titulo })}{' '}
      <span className="text-sm text-muted">
        {fallo ? t(`profile.orcid.record.fault.${fallo}`) : t(`profile.orcid.record.state.${estado}`)}
      </span>
      {mensaje && <span className="block text-sm text-muted">{t('profile.orcid.record.said', { mensaje })}</span>}
    </li>
  );
}
