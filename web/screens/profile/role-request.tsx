import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Account } from '#contract/entities/user.ts';
import { type AskableRole, narrowableOf, rolesToAskFor } from '#contract/roles.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { updateUser } from '#web/data/session.ts';
import { useJournals } from '#web/features/publications/journals.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';

/** The roles a person may still ask for (docs/specification.md 3); nothing where they have all, or run the platform. */
export function RoleRequest({ account }: { account: Account }) {
  const t = useMessages();
  const request = useAct('requestRole', ['profile', 'authProfile']);
  const journals = useJournals();
  const [revistaId, setRevistaId] = useState('');
  const open = rolesToAskFor(account);
  if (open.length === 0 && !account.rolSolicitado) return null;
  const pending = journals.find(({ id }) => id === account.revistaSolicitada);
  const ask = (rol: AskableRole) =>
    request.mutate(
      { body: { rol, ...(revistaId && { revistaId }) } },
      {
        onSuccess: ({ data }) => {
          updateUser(data);
          const granted = data.rolSolicitado !== rol;
          toast.success(
            granted ? t('profile.role.granted', { role: t(`author.role.${rol}`) }) : t('profile.role.asked'),
          );
        },
        onError: (error) => toast.error(messageOf(error, t('profile.role.failed'))),
      },
    );
  return (
    <Section title={t('profile.role.title')} intro={t('profile.role.text')}>
      <div className="flex flex-col items-start gap-4">
        {account.rolSolicitado && (
          <Notice>
            {pending
              ? t('profile.role.pending.journal', {
                  role: t(`author.role.${account.rolSolicitado}`),
                  journal: pending.nombre,
                })
              : t('profile.role.pending', { role: t(`author.role.${account.rolSolicitado}`) })}
          </Notice>
        )}
        {journals.length > 1 && narrowableOf(open).length > 0 && (
          <Field label={t('profile.role.journal')} hint={t('profile.role.journal.hint')}>
            <Select
              value={revistaId}
              onChange={({ currentTarget }) => setRevistaId(currentTarget.value)}
              options={[
                { value: '', label: t('profile.role.journal.all') },
                ...journals.map(({ id, nombre }) => ({ value: id, label: nombre })),
              ]}
            />
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          {open.map((role) => (
            <Button key={role} busy={request.isPending} onClick={() => ask(role)}>
              {t(`profile.role.ask.${role}`)}
            </Button>
          ))}
        </div>
      </div>
    </Section>
  );
}
