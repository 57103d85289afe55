import { IdentityStyle } from '#web/features/site/identity-style.tsx';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { rowsOf } from '#web/routing/places.ts';
import type { Row } from '#web/routing/screen.ts';
import { maskOfGuard, placesOfAll } from '#web/routing/sets-of-roles.ts';
import { PageSkeleton, type SkeletonKind } from '#web/ui/PageSkeleton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { MemberFrame, memberCorner, memberPage } from './member-frame.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { PaletteButton } from './palette-button.tsx';
import { PlacesDrawer } from './places-drawer.tsx';
import { Rail } from './rail.tsx';

type ScreenRow = Extract<Row, { layout: unknown }>;

/** Screens that begin with figures, and places of the navigation that are no list. */
const figures = ['/autor/estadisticas', '/admin/metrics'];
const texts = ['/publications/create', '/editorial/asignacion', '/admin/ajustes', '/perfil', '/configuracion'];

function kindOf({ path, place }: ScreenRow): SkeletonKind {
  if (path === '/dashboard') return 'dashboard';
  if (figures.includes(path)) return 'figures';
  return place && !texts.includes(path) ? 'list' : 'text';
}

/**
 * The pages of members before their scripts are there, as the server draws them for everybody at once: header, rail and the
 * place of the screen, and nothing of anybody's. What is for some sets of roles alone is taken out in the browser
 * (shell-script.ts). Links lead where they say; what needs scripts waits for them.
 */
export function MemberShell({ rows, row }: { rows: readonly Row[]; row: ScreenRow }) {
  const t = useMessages();
  const here = row.place && row.path;
  const places = { groups: placesOfAll(rowsOf(rows, useIdentity())), counts: {}, at: here, here };
  return (
    <div lang={useLanguage()} {...memberPage}>
      <IdentityStyle />
      <p role="status" className="sr-only">
        {t('common.waiting')}
      </p>
      <MemberFrame
        start={
          <div inert className="contents">
            <PlacesDrawer {...places} />
          </div>
        }
        end={
          <div inert className={memberCorner}>
            <PaletteButton />
            <NotificationsBell unread={0} />
            <span className="m-0.5 size-10 rounded-full bg-press" />
          </div>
        }
        rail={<Rail {...places} />}
        way={row.deeper && <WayToCome />}
      >
        <div data-sets={maskOfGuard(row.guard)}>
          <PageSkeleton kind={kindOf(row)} />
        </div>
      </MemberFrame>
    </div>
  );
}

/** Where the breadcrumbs will be. */
const WayToCome = () => (
  <div className="page -mb-2 pt-3 text-sm">
    <Skeleton className="my-2 h-3 w-56 max-w-full" />
  </div>
);
