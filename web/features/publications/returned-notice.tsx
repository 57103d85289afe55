import type { PublicationSummary } from '#contract/entities/publication.ts';
import { authorsOf, isAuthor } from '#contract/workflow.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';

type Props = { work: PublicationSummary; className?: string };

/** To the authors of a work that was returned for formal flaws: what is asked of them, and that nothing was decided. */
export function ReturnedNotice({ work, className }: Props) {
  const t = useMessages();
  const { user } = useSession();
  if (!work.devuelta || !isAuthor(authorsOf(work), user)) return null;
  return (
    <Notice tone="warning" className={className} title={t('author.returned')}>
      {t('author.returned.text')}
    </Notice>
  );
}
