import type { User } from '#contract/entities/user.ts';
import { deskOf } from '#contract/roles.ts';
import type { Role } from '#contract/vocabulary.ts';
import { savePreferences, usePreferences } from '#web/data/preferences.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** Whose dashboard the person sees: that of their first role, or the one of their roles that they chose in this browser. */
export function useDesk(user: User): Role {
  return deskOf(user, usePreferences().desks?.[user.id]);
}

/** Lets somebody with several roles go from one dashboard to another. */
export function DeskChoice({ user, desk }: { user: User; desk: Role }) {
  const t = useMessages();
  const { desks } = usePreferences();
  if (user.roles.length < 2) return null;
  const choose = (role: Role) => savePreferences({ desks: { ...desks, [user.id]: role } });
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons beside one another, and no fields of a form
    <div role="group" aria-label={t('author.desks')} className="flex flex-wrap gap-2">
      {user.roles.map((role) => (
        <Button
          key={role}
          size="small"
          variant={role === desk ? 'primary' : 'secondary'}
          aria-pressed={role === desk}
          onClick={() => choose(role)}
        >
          {t(`author.role.${role}`)}
        </Button>
      ))}
    </div>
  );
}
