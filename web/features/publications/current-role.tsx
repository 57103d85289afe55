import type { User } from '#contract/entities/user.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** 'Rol actual: Autor', the small line of spec 000 §2.3. */
export function CurrentRole({ user }: { user: User }) {
  const t = useMessages();
  return <p className="text-sm text-muted">{t('author.role.current', { role: t(`author.role.${user.rol}`) })}</p>;
}
