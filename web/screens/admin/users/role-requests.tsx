import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ManagedUser } from '#contract/entities/user.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
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

function Request({ user }: { user: ManagedUser }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const decide = useAct('decideRoleRequest', ['listUsers', 'activity']);
  const [chosen, setChosen] = useState<boolean>();
  const { rolSolicitado, afiliacion, email } = user;
  if (!rolSolicitado) return null;
  const about = (action: string) => t('users.about', { action, name: fullName(user) });
  const answer = (event: MouseEvent, conceder: boolean) => {
    // The next request comes up to where this one was: the second press of a double click is not meant for it.
    if (event.detail > 1) return;
    setChosen(conceder);
    // The request is gone by then, and with it what `mutate` would call back.
    void decide.mutateAsync({ params: { id: user.id }, body: { conceder } }).then(
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
        <p>{t('users.requests.asks', { role: t(`author.role.${rolSolicitado}`) })}</p>
        <p className="text-sm text-muted">{[email, afiliacion].filter(Boolean).join(' · ')}</p>
        {!user.correoVerificado && <p className="text-sm">{t('users.requests.unconfirmed')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<X aria-hidden />}
          busy={decide.isPending && chosen === false}
          disabled={decide.isPending}
          aria-label={about(t('users.requests.decline'))}
          onClick={(event) => answer(event, false)}
        >
          {t('users.requests.decline')}
        </Button>
        <Button
          size="small"
          variant="primary"
          icon={<Check aria-hidden />}
          busy={decide.isPending && chosen === true}
          disabled={decide.isPending}
          aria-label={about(t('users.requests.grant'))}
          onClick={(event) => answer(event, true)}
        >
          {t('users.requests.grant')}
        </Button>
      </div>
    </li>
  );
}
