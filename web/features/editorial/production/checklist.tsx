import { toast } from 'react-hot-toast';
import type { CheckedPoint, Production } from '#contract/entities/production.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Section } from '#web/ui/Section.tsx';

/** What is looked at before the publication: what the work says by itself, the rest ticked by a person, with who and when. */
export function Checklist({ production }: { production: Production }) {
  const t = useMessages();
  const { puntos } = production;
  const met = puntos.filter(({ cumplido }) => cumplido).length;
  return (
    <Section
      title={t('production.checks')}
      intro={t('production.checks.met', { met, all: puntos.length })}
      className="max-w-reading"
    >
      <ul className="flex flex-col gap-3">
        {puntos.map((point) => (
          <li key={point.punto}>
            <Point production={production} point={point} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Point({ production, point }: { production: Production; point: CheckedPoint }) {
  const t = useMessages();
  const { day } = useFormats();
  const { punto, faltan, marcado, cumplido } = point;
  const tick = useAct('checkPoint', ['readProduction']);
  const mayTick = production.acciones.includes('MARCAR_PUNTO');
  const told = [
    faltan === null ? null : faltan === 0 ? t('production.check.fine') : t('production.check.lacks', { count: faltan }),
    marcado &&
      t('production.check.by', { name: marcado.persona ?? t('production.check.someone'), day: day(marcado.fecha) }),
  ];
  return (
    <Checkbox
      label={t(`production.check.${punto}`)}
      hint={told.filter(Boolean).join(' · ') || t('production.check.person')}
      checked={cumplido}
      // What the work says by itself needs no tick.
      disabled={!mayTick || faltan === 0 || tick.isPending}
      onChange={({ currentTarget }) =>
        tick.mutate(
          { params: { id: production.publicacionId, punto }, body: { marcado: currentTarget.checked } },
          { onError: (error) => toast.error(failureText(t('production.check.failed'), error)) },
        )
      }
    />
  );
}
