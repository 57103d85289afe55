import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Production } from '#contract/entities/production.ts';
import { longest } from '#contract/limits.ts';
import { dateThatHolds } from '#contract/planned-dates.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import { ownZone } from '#web/features/publications/own-zone.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { wallMoment } from '../wall-moment.ts';
import { productionCalls } from './production-calls.ts';

/** When the work comes out by itself: said by its editors, by the clock of a zone. */
export function PublicationDate({ id, production }: { id: string; production: Production }) {
  const t = useMessages();
  const formats = useFormats();
  const { fechaPrevista, zonaHoraria, acciones } = production;
  const unschedule = useAct('unscheduleWork', productionCalls);
  const onError = (error: Error) => toast.error(failureText(t('production.date.failed'), error));
  return (
    <div className="flex flex-col gap-4">
      {fechaPrevista && (
        <Notice
          action={
            acciones.includes('QUITAR_FECHA') && (
              <Button
                size="small"
                busy={unschedule.isPending}
                onClick={() => unschedule.mutate({ params: { id } }, { onError })}
              >
                {t('production.date.remove')}
              </Button>
            )
          }
        >
          {t('production.date.set', {
            moment: wallMoment(formats, fechaPrevista, zonaHoraria ?? 'UTC'),
            zone: zonaHoraria ?? 'UTC',
          })}
        </Notice>
      )}
      <OfItsNumber production={production} />
      {acciones.includes('PROGRAMAR') && <Setting id={id} production={production} onError={onError} />}
    </div>
  );
}

/** Which of two dates holds, where the work stands in a number that is to come. */
function OfItsNumber({ production: { fechaPrevista, numero } }: { production: Production }) {
  const t = useMessages();
  const formats = useFormats();
  const name = useIssueName();
  if (!numero) return null;
  const issue = numero.titulo || name(numero);
  if (!numero.fechaPrevista) return <p>{t('production.date.number', { issue })}</p>;
  const zone = numero.zonaHoraria ?? 'UTC';
  const said = { issue, moment: wallMoment(formats, numero.fechaPrevista, zone), zone };
  if (!fechaPrevista) return <p>{t('production.date.withNumber', said)}</p>;
  const holds = dateThatHolds(fechaPrevista, numero.fechaPrevista);
  return <p>{t(holds === 'NUMERO' ? 'production.date.numberFirst' : 'production.date.numberAfter', said)}</p>;
}

type SettingProps = { id: string; production: Production; onError: (error: Error) => void };

function Setting({ id, production, onError }: SettingProps) {
  const t = useMessages();
  const [fecha, setFecha] = useState('');
  // As its date was said last; else where this browser is.
  const [zona, setZona] = useState(production.zonaHoraria ?? ownZone());
  const schedule = useAct('scheduleWork', productionCalls);
  return (
    <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <Field label={t('production.date.moment')}>
        <Input type="datetime-local" value={fecha} onChange={({ target }) => setFecha(target.value.slice(0, 16))} />
      </Field>
      <Field label={t('production.date.zone')}>
        <Input value={zona} maxLength={longest.timeZone} onChange={({ target }) => setZona(target.value)} />
      </Field>
      <Button
        disabled={!fecha || !zona}
        busy={schedule.isPending}
        onClick={() =>
          schedule.mutate(
            { params: { id }, body: { fecha, zona } },
            { onError, onSuccess: () => toast.success(t('production.date.done')) },
          )
        }
      >
        {t('production.date.send')}
      </Button>
    </div>
  );
}
