import type { Publication } from '#contract/entities/publication.ts';
import { hasRole, useSession } from '#web/data/session.ts';
import { HistoryList } from '#web/features/editorial/history-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

/** What happened to the work so far, for its authors and who runs it; others are not told. */
export function HistorySection({ work }: { work: Publication }) {
  const t = useMessages();
  const { user } = useSession();
  const wroteIt = work.autores.some(({ id }) => id !== null && id === user?.id);
  if (!wroteIt && !hasRole(user, 'EDITOR', 'ADMIN')) return null;
  return (
    <Section title={t('desk.history.title')}>
      <HistoryList id={work.id} />
    </Section>
  );
}
