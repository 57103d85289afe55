import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Section } from '#web/ui/Section.tsx';

const tones = { PENDIENTE: 'blue', EN_CURSO: 'blue', HECHO: 'yellow', FALLIDO: 'fault', CANCELADO: 'gray' } as const;

/** One's own last assignments, to go on with; nothing where there are none. */
export function PastAssignments() {
  const t = useMessages();
  const { moment } = useFormats();
  const { data } = useCall('listAssignments');
  if (!data || data.asignaciones.length === 0) return null;
  return (
    <Section title={t('assignment.past')}>
      <ul data-rows className="divide-y divide-line border-y border-line">
        {data.asignaciones.map(({ id, estado, fechaCreacion, aplicada, obras }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
            <Link to={`/editorial/asignacion?id=${id}`} className="link link-alone">
              {t('assignment.past.of', { count: obras, moment: moment(fechaCreacion) })}
            </Link>
            <Badge tone={aplicada ? 'green' : tones[estado]}>
              {aplicada ? t('assignment.past.applied', { count: aplicada.asignadas }) : t(`assignment.state.${estado}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
