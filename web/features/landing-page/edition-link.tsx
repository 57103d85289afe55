import { CopyPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { isNoticeKind } from '#contract/relations.ts';
import { startsEditions } from '#contract/roles.ts';
import { useHealingCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** For whose work it is: the way from its public page to a new edition of it. Nothing for others, and of a notice. */
export function EditionLink({ work }: { work: Pick<Publication, 'id' | 'estado' | 'autorPrincipalId'> }) {
  const t = useMessages();
  const { user } = useSession();
  const { data } = useHealingCall('publishedProcess', { params: { id: work.id } });
  if (!startsEditions(user, work) || (data?.sobre && isNoticeKind(data.sobre.clase))) return null;
  return (
    <Button asChild size="small" variant="quiet" icon={<CopyPlus aria-hidden />} className="ms-auto">
      <Link to={`/publications/${work.id}/edicion`}>{t('work.edition.link')}</Link>
    </Button>
  );
}
