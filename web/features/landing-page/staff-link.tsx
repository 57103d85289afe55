import { LayoutDashboard } from 'lucide-react';
import { Link } from 'react-router';
import { runsWorks } from '#contract/roles.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** For who runs works: the way from the public page to where the work is handled, and retracted. Nothing for others. */
export function StaffLink({ id }: { id: string }) {
  const t = useMessages();
  const { user } = useSession();
  if (!runsWorks(user)) return null;
  return (
    <Button asChild size="small" variant="quiet" icon={<LayoutDashboard aria-hidden />} className="-me-3">
      <Link to={`/editorial/${id}`}>{t('work.staff.desk')}</Link>
    </Button>
  );
}
