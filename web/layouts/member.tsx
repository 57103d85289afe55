import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { fetchCheck } from '#web/data/answer-check.ts';
import { useSession } from '#web/data/session.ts';
import { useIsSettled } from '#web/data/use-is-settled.ts';
import { whenUsed } from '#web/data/when-used.ts';
import { fetchAhead } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { type Step, wayTo } from '#web/routing/places.ts';
import type { Row } from '#web/routing/screen.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LateProof } from './late-proof.tsx';
import { LateToaster } from './late-toaster.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { mainId } from './main-id.ts';
import { MemberFrame, memberCorner, memberPage } from './member-frame.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { PaletteButton } from './palette-button.tsx';
import { PlacesDrawer } from './places-drawer.tsx';
import { Rail } from './rail.tsx';
import { usePlaces } from './use-places.ts';
import { useWaiting } from './use-waiting.ts';
import { UserMenu } from './user-menu.tsx';
import { useIsWide } from './wide.ts';

/**
 * The second layout of the spec (000 §2.4), around private screens: the user menu, which logs out to /login; and ours beside
 * it, the places that the person may open and the way to where they are (docs/specification.md 8).
 */
export function MemberLayout({ rows }: { rows: readonly Row[] }) {
  const t = useMessages();
  const { user } = useSession();
  // Where it has no room nobody is kept waiting for what they do not see.
  const isWide = useIsWide();
  const counts = useWaiting(user !== null);
  const groups = usePlaces(rows, user);
  const steps = useWay(rows, user);
  useFetchedAhead(steps.at(-1)?.path);
  const places = user && {
    groups,
    counts,
    at: steps[0]?.path,
    here: steps.at(-1)?.path,
  };
  return (
    <div {...memberPage}>
      <SkipLink target={mainId}>{t('layout.skip')}</SkipLink>
      <LoadingBar />
      <LateToaster />
      <LateProof />
      <MemberFrame
        start={places && <PlacesDrawer {...places} />}
        end={
          user && (
            <div className={memberCorner}>
              <PaletteButton />
              <NotificationsBell unread={counts.notificaciones ?? 0} />
              <UserMenu user={user} leadsTo="/login" here={steps.at(-1)?.path} />
            </div>
          )
        }
        rail={places && isWide && <Rail {...places} />}
        way={<Breadcrumbs steps={steps} />}
      >
        <Outlet />
      </MemberFrame>
    </div>
  );
}

/** The way to the screen on show; nothing while it is not known who is there. */
function useWay(rows: readonly Row[], user: User | null): Step[] {
  const match = useMatches().at(-1);
  return user && match ? wayTo(rows, match.id, match.params, user) : [];
}

/**
 * What the screen on show may need next is fetched once nothing is waited for and somebody is there: a slow processor is at their
 * disposal first. What checks answers, whatever the line.
 */
function useFetchedAhead(screen: string | undefined): void {
  const isSettled = useIsSettled();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has others
  useEffect(() => {
    if (isSettled) void whenUsed().then(fetchCheck).then(fetchAhead);
  }, [isSettled, screen]);
}
