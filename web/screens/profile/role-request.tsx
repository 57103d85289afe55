import { toast } from 'react-hot-toast';
import type { Account } from '#contract/entities/user.ts';
import { type AskableRole, rolesToAskFor } from '#contract/roles.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { updateUser } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';

/** The roles a person may still ask for (docs/specification.md 3); nothing where they have all, or run the platform. */
export function RoleRequest({ account }: { account: Account }) {
  const t = useMessages();
  const request = useAct('requestRole', ['profile', 'authProfile']);
  const open = rolesToAskFor(account);
  if (open.length === 0 && !account.rolSolicitado) return null;
  const ask = (rol: AskableRole) =>
    request.mutate(
      { body: { rol } },
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
          <Notice>{t('profile.role.pending', { role: t(`author.role.${account.rolSolicitado}`) })}</Notice>
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
