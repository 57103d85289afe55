import { PenLine } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { deskOf } from '#contract/roles.ts';
import type { Role } from '#contract/vocabulary.ts';
import { preferences } from '#web/data/preferences.ts';
import { authState, useSession } from '#web/data/session.ts';
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
const dashboards: Record<Role, Piece> = {
  AUTOR: piece(async () => (await import('./author.tsx')).AuthorDashboard),
  REVISOR: piece(async () => (await import('./reviewer.tsx')).ReviewerDashboard),
  EDITOR: piece(async () => (await import('./editor.tsx')).EditorDashboard),
  ADMIN: piece(async () => (await import('./admin.tsx')).AdminDashboard),
  LECTOR: piece(async () => (await import('./reader.tsx')).ReaderDashboard),
};

interface Piece {
  load: () => Promise<unknown>;
  Draw: ComponentType;
}

/** Drawn at once where it was loaded before; else it is loaded when it is first drawn. */
function piece(fetchPiece: () => Promise<ComponentType>): Piece {
  let Loaded: ComponentType | undefined;
  const load = async () => {
    Loaded = await fetchPiece();
    return { default: Loaded };
  };
  const Late = lazy(load);
  const Draw = () => {
    // As it was first drawn: another component in its place would begin anew.
    const [Ready] = useState(() => Loaded);
    return Ready ? <Ready /> : <Late />;
  };
  return { load, Draw };
}

/** The title stands in the shell already: it is not to go once more while the dashboard is loaded. */
export async function ahead(): Promise<void> {
  const { user } = authState();
  if (user) await dashboards[deskOf(user, preferences().desks?.[user.id])].load();
}

/** The dashboard of the person's first role, or of another that they have and chose. */
export function Screen() {
  const { user } = useSession();
  return user && <Desk user={user} />;
}

function Desk({ user }: { user: User }) {
  const t = useMessages();
  const begun = readBegunDraft(useLocation().state);
  const desk = useDesk(user);
  const { Draw: Dashboard } = dashboards[desk];
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
