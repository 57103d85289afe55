import { type ComponentType, lazy, Suspense } from 'react';
import type { Role } from '#contract/vocabulary.ts';
import { useSession } from '#web/data/session.ts';
import { AuthorshipRequestsNotice } from '#web/features/publications/byline/authorship-requests-notice.tsx';
import { CurrentRole } from '#web/features/publications/current-role.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export const title = 'author.dashboard.title' satisfies MessageKey;

/** One dashboard a role (spec 000 §2.3); nobody loads another's. */
const dashboards: Record<Role, ComponentType> = {
  AUTOR: lazy(async () => ({ default: (await import('./author.tsx')).AuthorDashboard })),
  REVISOR: lazy(async () => ({ default: (await import('./reviewer.tsx')).ReviewerDashboard })),
  EDITOR: lazy(async () => ({ default: (await import('./editor.tsx')).EditorDashboard })),
  ADMIN: lazy(async () => ({ default: (await import('./admin.tsx')).AdminDashboard })),
  LECTOR: lazy(async () => ({ default: (await import('./reader.tsx')).ReaderDashboard })),
};

/** The dashboard of the person's first role. */
export function Screen() {
  const t = useMessages();
  const { user } = useSession();
  if (!user) return null;
  const Dashboard = dashboards[user.rol];
  return (
    <>
      <div className="mb-6 flex flex-col gap-4">
        <CurrentRole user={user} />
        <AuthorshipRequestsNotice />
        {user.rolSolicitado && (
          <Notice>{t('author.role.requested', { role: t(`author.role.${user.rolSolicitado}`) })}</Notice>
        )}
      </div>
      <Suspense fallback={<Spinner label={t('author.loading')} />}>
        <Dashboard />
      </Suspense>
    </>
  );
}
