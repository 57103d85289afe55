import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ManagedUser } from '#contract/entities/user.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { useJournals } from '#web/features/publications/journals.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { fullName } from './full-name.ts';

/** Who waits for a role (docs/specification.md 3), each with the two answers; nothing where nobody waits. */
export function RoleRequests() {
  const t = useMessages();
  const { data, isPending } = useCall('listUsers', { query: { conSolicitud: 'true', limit: 100 } });
  if (isPending) return <div data-loading className="hidden" />;
  if (!data || data.users.length === 0) return null;
  return (
    <Section title={t('users.requests')} intro={t('users.requests.lead')}>
      <RowList className="max-w-4xl">
        {data.users.map((user) => (
          <Request key={user.id} user={user} />
        ))}
      </RowList>
    </Section>
  );
}

/** Granted where it was asked for, granted in every journal, or declined. */
type Answer = 'yes' | 'everywhere' | 'no';

function Request({ user }: { user: ManagedUser }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const decide = useAct('decideRoleRequest', ['listUsers', 'activity']);
  const [chosen, setChosen] = useState<Answer>();
  const { rolSolicitado, revistaSolicitada, afiliacion, email } = user;
  const journal = useJournals().find(({ id }) => id === revistaSolicitada);
  if (!rolSolicitado) return null;
  const grant = t(journal ? 'users.requests.grant.journal' : 'users.requests.grant');
  const about = (action: string) => t('users.about', { action, name: fullName(user) });
  const answer = (event: MouseEvent, said: Answer) => {
    const conceder = said !== 'no';
    // The next request comes up to where this one was: the second press of a double click is not meant for it.
    if (event.detail > 1) return;
    setChosen(said);
    // The request is gone by then, and with it what `mutate` would call back.
    void decide.mutateAsync({ params: { id: user.id }, body: { conceder, enTodas: said === 'everywhere' } }).then(
      () => toast.success(t(conceder ? 'users.requests.granted' : 'users.requests.declined')),
      (error: unknown) => {
        toast.error(failureText(t('users.requests.failed'), error));
        // Somebody else may have answered.
        void queryClient.invalidateQueries({ queryKey: ['listUsers'] });
      },
    );
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-base">{fullName(user)}</h3>
        <p>
          {journal
            ? t('users.requests.asks.journal', { role: t(`author.role.${rolSolicitado}`), journal: journal.nombre })
            : t('users.requests.asks', { role: t(`author.role.${rolSolicitado}`) })}
        </p>
        <p className="text-sm text-muted">{[email, afiliacion].filter(Boolean).join(' · ')}</p>
        {!user.correoVerificado && <p className="text-sm">{t('users.requests.unconfirmed')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<X aria-hidden />}
          busy={decide.isPending && chosen === 'no'}
          disabled={decide.isPending}
          aria-label={about(t('users.requests.decline'))}
          onClick={(event) => answer(event, 'no')}
        >
          {t('users.requests.decline')}
        </Button>
        {journal && (
          <Button
            size="small"
            busy={decide.isPending && chosen === 'everywhere'}
            disabled={decide.isPending}
            aria-label={about(t('users.requests.grant.all'))}
            onClick={(event) => answer(event, 'everywhere')}
          >
            {t('users.requests.grant.all')}
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          icon={<Check aria-hidden />}
          busy={decide.isPending && chosen === 'yes'}
          disabled={decide.isPending}
          aria-label={about(grant)}
          onClick={(event) => answer(event, 'yes')}
        >
          {grant}
        </Button>
      </div>
    </li>
  );
}
