import { useQuery } from '@tanstack/react-query';
import { nearLimit } from '#contract/institutions.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** Of a work that was never sent: how many its author's institution has left this month, where they are few. Otherwise nothing. */
export function MonthLine() {
  const t = useMessages();
  const { day } = useFormats();
  const { instituciones = false } = useIdentity();
  const { data } = useQuery({ ...callQuery(useClient(), 'myInstitution'), enabled: instituciones });
  if (!data?.institucion) return null;
  const { nombre: institution, mes } = data.institucion;
  if (mes.maximo === null) return null;
  const quedan = Math.max(mes.maximo - mes.enviadas, 0);
  if (quedan > nearLimit) return null;
  return (
    <Notice tone={quedan === 0 ? 'warning' : 'info'} className="mb-6">
      <p>{t('membership.near', { quedan, institution, day: day(mes.siguiente) })}</p>
    </Notice>
  );
}
