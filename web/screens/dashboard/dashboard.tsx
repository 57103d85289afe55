import { PenLine } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import type { Role } from '#contract/vocabulary.ts';
import { useSession } from '#web/data/session.ts';
import { readBegunDraft } from '#web/features/publications/begun-draft.ts';
import { AuthorshipRequestsNotice } from '#web/features/publications/byline/authorship-requests-notice.tsx';
import { CurrentRole } from '#web/features/publications/current-role.tsx';
import { InvitedReviewsNotice } from '#web/features/reviewing/invited-reviews-notice.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { DeskChoice, useDesk } from './desk-choice.tsx';

export const title = 'author.dashboard.title' satisfies MessageKey;

/** One dashboard a role (spec 000 §2.3); nobody loads another's. */
const dashboards: Record<Role, ComponentType> = {
  AUTOR: lazy(async () => ({ default: (await import('./author.tsx')).AuthorDashboard })),
  REVISOR: lazy(async () => ({ default: (await import('./reviewer.tsx')).ReviewerDashboard })),
  EDITOR: lazy(async () => ({ default: (await import('./editor.tsx')).EditorDashboard })),
  ADMIN: lazy(async () => ({ default: (await import('./admin.tsx')).AdminDashboard })),
  LECTOR: lazy(async () => ({ default: (await import('./reader.tsx')).ReaderDashboard })),
};

/** The dashboard of the person's first role, or of another that they have and chose. */
export function Screen() {
  const { user } = useSession();
  return user && <Desk user={user} />;
}

function Desk({ user }: { user: User }) {
  const t = useMessages();
  const begun = readBegunDraft(useLocation().state);
  const desk = useDesk(user);
  const Dashboard = dashboards[desk];
  return (
    <>
      <div className="mb-6 flex flex-col gap-4">
        <CurrentRole role={desk} />
        <DeskChoice user={user} desk={desk} />
        <AuthorshipRequestsNotice />
        <InvitedReviewsNotice />
        {begun && (
          <Notice
            tone="success"
            action={
              <Button asChild size="small" icon={<PenLine aria-hidden />}>
                <Link to={`/publications/${begun.id}/edit`}>{t('author.begun.goOn')}</Link>
              </Button>
            }
          >
            {t('author.begun', { titulo: begun.titulo })}
          </Notice>
        )}
        {user.rolSolicitado && (
          <Notice>{t('author.role.requested', { role: t(`author.role.${user.rolSolicitado}`) })}</Notice>
        )}
      </div>
      <Suspense fallback={<Loading label={t('author.loading')} />}>
        <Dashboard />
      </Suspense>
    </>
  );
}

const Loading = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <PageSkeleton kind="figures" />
  </div>
);
