import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { HiddenIdentity } from '#contract/entities/consent.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { AskConsentDialog } from './ask-consent-dialog.tsx';
import { ConsentBadge } from './consent-badge.tsx';
import { identityKeys } from './identity-keys.ts';

/** In which mode a work is reviewed, whom it hides, and whether they let their identity be known. */
export function WorkIdentities({ work }: { work: Publication }) {
  const t = useMessages();
  const { id, identidadRevision } = work;
  const query = useQuery({
    ...callQuery(useClient(), 'hiddenIdentities', { params: { id } }),
    enabled: identidadRevision !== null,
    // Their people answer elsewhere.
    staleTime: 0,
  });
  const { data } = query;
  if (!identidadRevision) return null;
  const hidesAuthors = data?.personas.some(({ lado }) => lado === 'AUTOR');
  return (
    <Section
      title={t('consents.desk.title')}
      intro={t(`consents.desk.mode.${identityKeys[identidadRevision]}`)}
      className="mt-12 max-w-reading"
    >
      {identidadRevision !== 'abierta' && <p className="mb-4 text-sm text-muted">{t('consents.desk.keeps')}</p>}
      <QueryState
        query={query}
        loading={t('consents.desk.loading')}
        failed={(error) => messageOf(error, t('consents.desk.failed'))}
      >
        {(data) => (
          <>
            {data.personas.length > 0 && (
              <ul className="divide-y divide-line border-y border-line">
                {data.personas.map((person) => (
                  <Person key={person.personaId} work={id} person={person} />
                ))}
              </ul>
            )}
            {hidesAuthors && (
              <p className="mt-4 text-sm text-muted">
                {data.autoresSinCuenta > 0
                  ? t('consents.desk.noAccount', { count: data.autoresSinCuenta })
                  : t('consents.desk.all')}
              </p>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Person({ work, person }: { work: string; person: HiddenIdentity }) {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
  const withdraw = useAct('withdrawConsent', ['hiddenIdentities']);
  const { nombre, lado, consentimiento, acciones } = person;
  const takeBack = () =>
    withdraw.mutate(
      { params: { id: consentimiento?.id ?? '' } },
      {
        onSuccess: () => toast.success(t('consents.withdraw.done')),
        onError: (error) => toast.error(failureText(t('consents.withdraw.failed'), error)),
      },
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{nombre}</p>
        <p className="text-sm text-muted">{t(`consents.side.${lado}`)}</p>
      </div>
      {consentimiento && <ConsentBadge estado={consentimiento.estado} />}
      {acciones.includes('PEDIR') && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('consents.ask')}
        </Button>
      )}
      {acciones.includes('RETIRAR') && (
        <Button size="small" busy={withdraw.isPending} onClick={takeBack}>
          {t('consents.withdraw')}
        </Button>
      )}
      {asking && <AskConsentDialog work={work} person={person} onClose={() => setAsking(false)} />}
    </li>
  );
}
