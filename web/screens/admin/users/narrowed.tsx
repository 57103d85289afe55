import { narrowableRoles, type RoleScopes } from '#contract/journals.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** Where somebody's narrowed roles hold: 'Editor: Anales'. */
export function Narrowed({ scopes }: { scopes: RoleScopes }) {
  const t = useMessages();
  const journals = useCall('roleJournals').data?.revistas;
  if (!journals) return null;
  return narrowableRoles.map((role) => {
    const some = scopes[role];
    if (!some) return null;
    const named = journals.filter(({ id }) => some.includes(id)).map(({ nombre }) => nombre);
    return (
      <span key={role} className="text-sm text-muted">
        {t('users.narrowed', {
          role: t(`author.role.${role}`),
          journals: named.join(', ') || t('users.narrowed.none'),
        })}
      </span>
    );
  });
}
