import type { Publication } from '#contract/entities/publication.ts';
import { isToldHistory } from '#contract/roles.ts';
import { authorsOf } from '#contract/workflow.ts';
import { useSession } from '#web/data/session.ts';
import { HistoryList } from '#web/features/editorial/history-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

/** What happened to the work so far, for its authors and who runs it; others are not told. */
export function HistorySection({ work }: { work: Publication }) {
  const t = useMessages();
  const { user } = useSession();
  if (!isToldHistory(user, authorsOf(work))) return null;
  return (
    <Section title={t('desk.history.title')}>
      <HistoryList id={work.id} />
    </Section>
  );
}
