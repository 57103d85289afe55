/** Appeals and complaints on the pages of one work: the offer after a rejection, those that there are, and making one. */
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { ClaimKind } from '#contract/entities/claim.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ClaimItem } from './claim-item.tsx';

const MakeDialog = late(async () => (await import('./make-dialog.tsx')).MakeDialog);

/** Somebody else may have answered meanwhile. */
export const useClaims = (id: string) =>
  useQuery({ ...callQuery(useClient(), 'readClaims', { params: { id } }), staleTime: 0 }).data;

function MakeButton({ id, clase, label }: { id: string; clase: ClaimKind; label: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" icon={<Scale aria-hidden />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && <MakeDialog work={id} clase={clase} onClose={() => setAsking(false)} />}
    </>
  );
}

/** To the authors of a rejected work, while they may appeal. */
export function AppealOffer({ id }: { id: string }) {
  const t = useMessages();
  const { day } = useFormats();
  const until = useClaims(id)?.apelableHasta;
  if (!until) return null;
  return (
    <Notice
      title={t('claims.offer.title')}
      action={<MakeButton id={id} clase="APELACION" label={t('claims.appeal')} />}
    >
      {t('claims.offer.text', { day: day(until) })}
    </Notice>
  );
}

/** Those of a work that the reader may read; nothing where there is none. */
export function WorkClaims({ id }: { id: string }) {
  const t = useMessages();
  const data = useClaims(id);
  if (!data || data.reclamaciones.length === 0) return null;
  return (
    <Section title={t('claims.title')} intro={t('claims.intro')} className="max-w-reading">
      <RowList>
        {data.reclamaciones.map((claim) => (
          <ClaimItem key={claim.id} claim={claim} />
        ))}
      </RowList>
    </Section>
  );
}

/** Where whoever takes part in a work complains of how it is handled, with what became of that. */
export function ComplaintOffer({ id, withList = false }: { id: string; withList?: boolean }) {
  const t = useMessages();
  const data = useClaims(id);
  if (!data?.acciones.includes('QUEJARSE')) return null;
  return (
    <div data-print="hide" className="mt-12 flex flex-col gap-12">
      {withList && <WorkClaims id={id} />}
      <Section title={t('claims.complain.title')} intro={t('claims.complain.intro')}>
        <MakeButton id={id} clase="QUEJA" label={t('claims.complain')} />
      </Section>
    </div>
  );
}
