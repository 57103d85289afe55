import { type Role, roles } from '#contract/vocabulary.ts';
import { CurrentRole } from '#web/features/publications/current-role.tsx';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { rowsOf } from '#web/routing/places.ts';
import type { Row } from '#web/routing/screen.ts';
import { maskOfGuard, maskOfSeveral, placesOfAll } from '#web/routing/sets-of-roles.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { PageSkeleton, type SkeletonKind } from '#web/ui/PageSkeleton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DeskIntro, useDeskWords } from './desk-head.tsx';
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
          {row.path === '/dashboard' ? <Desks /> : <PageSkeleton kind={kindOf(row)} />}
        </div>
      </MemberFrame>
    </div>
  );
}

/** The beginning of each role's dashboard, of which the browser leaves one: its words are known. */
const Desks = () => (
  <>
    {roles.map((role) => (
      <div key={role} data-desk={role}>
        <div className="mb-6 flex flex-col gap-4">
          <CurrentRole role={role} />
          <div data-sets={maskOfSeveral} className="flex gap-2">
            <Skeleton className="h-8 w-56" />
          </div>
        </div>
        {/* It is read when it is whole, and what waits for it waits for the screen. */}
        <div aria-hidden>
          <DeskGreeting desk={role} />
        </div>
        <PageSkeleton kind="figures" titled={false} />
      </div>
    ))}
  </>
);

/** A sign of the alphabet's private part, where the name comes: the shell shows nothing of anybody. */
const mark = '\uE000';

function DeskGreeting({ desk }: { desk: Role }) {
  const { title, hello, lead } = useDeskWords(desk, { nombres: mark, apellidos: '' });
  const intro = <DeskIntro hello={hello && <Unnamed text={hello} />} lead={lead} />;
  return <PageHeader title={<Unnamed text={title} />} intro={intro} />;
}

/** The text with an empty place for the name. */
function Unnamed({ text }: { text: string }) {
  const [before, after] = text.split(mark);
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      <span aria-hidden className="inline-block h-[0.7em] w-[4em] rounded-sm bg-wash" />
      {after}
    </>
  );
}

/** Where the breadcrumbs will be. */
const WayToCome = () => (
  <div className="page -mb-2 pt-3 text-sm">
    <Skeleton className="my-2 h-3 w-56 max-w-full" />
  </div>
);
