import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ManagedInstitution } from '#contract/entities/institution.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { staleInstitutions } from './stale.ts';

/** Where somebody is invited by their address, and the invitations that wait for an answer. */
export function Invitations({ institution: { id, invitaciones } }: { institution: ManagedInstitution }) {
  const t = useMessages();
  const { day } = useFormats();
  const invite = useAct('inviteToInstitution', staleInstitutions);
  const withdraw = useAct('withdrawInstitutionInvitation', staleInstitutions);
  const [email, setEmail] = useState('');
  const [responsable, setResponsable] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    invite.mutate(
      { params: { id }, body: { email, responsable } },
      {
        onSuccess: () => {
          toast.success(t('membership.invite.done', { email: email.trim() }));
          setEmail('');
          setResponsable(false);
          setFault(undefined);
        },
        onError: (error) =>
          setFault(problemOf(error)?.errors?.[0]?.message ?? messageOf(error, t('membership.invite.failed'))),
      },
    );
  };
  return (
    <Section title={t('membership.invitations')}>
      <form noValidate onSubmit={send} className="flex max-w-form flex-col gap-4">
        <Field label={t('membership.invite.email')} error={fault} required>
          <Input
            type="email"
            maxLength={longest.email}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </Field>
        <Checkbox
          label={t('membership.invite.charge')}
          checked={responsable}
          onChange={({ currentTarget }) => setResponsable(currentTarget.checked)}
        />
        <div>
          <Button type="submit" busy={invite.isPending}>
            {t('membership.invite')}
          </Button>
        </div>
      </form>
      {invitaciones.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-base">{t('membership.waiting')}</h3>
          <RowList>
            {invitaciones.map((invitation) => (
              <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 wrap-anywhere">
                  <p>
                    {[invitation.email, invitation.responsable && t('membership.charge')].filter(Boolean).join(' · ')}
                  </p>
                  <p className="text-sm text-muted">
                    {t('membership.waiting.since', { day: day(invitation.fecha), until: day(invitation.caduca) })}
                  </p>
                </div>
                <Button
                  size="small"
                  aria-label={t('membership.withdraw.of', { email: invitation.email })}
                  busy={withdraw.isPending && withdraw.variables?.params.invitacionId === invitation.id}
                  onClick={() =>
                    withdraw.mutate(
                      { params: { id, invitacionId: invitation.id } },
                      {
                        onSuccess: () => void toast.success(t('membership.withdrawn')),
                        onError: (error) => void toast.error(failureText(t('membership.actFailed'), error)),
                      },
                    )
                  }
                >
                  {t('membership.withdraw')}
                </Button>
              </li>
            ))}
          </RowList>
        </>
      )}
    </Section>
  );
}
