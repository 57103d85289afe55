import type { Role } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** 'Rol actual: Autor', the small line of spec 000 §2.3. */
export function CurrentRole({ role }: { role: Role }) {
  const t = useMessages();
  return <p className="text-sm text-muted">{t('author.role.current', { role: t(`author.role.${role}`) })}</p>;
}
