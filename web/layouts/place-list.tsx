import { ChevronDown, Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import type { OpenGroup, OpenPlace } from '#web/routing/places.ts';
import { CountBadge, shortCount } from '#web/ui/CountBadge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { placeIcons } from './place-icons.ts';
import type { Counts } from './use-waiting.ts';

interface Shown {
  counts: Counts;
  /** The place where the person is, or below which they are. */
  at: string | undefined;
  /** The screen itself. */
  here: string | undefined;
  /** Pictures alone, with the names beside them for who points at them. */
  narrow: boolean;
}

interface PlaceListProps extends Shown {
  groups: readonly OpenGroup[];
  /** Nothing is folded away. */
  unfolded?: boolean;
  /** After a link was followed. */
  onFollow?: () => void;
}

/** The places of the navigation in their groups, for the rail and for the drawer. */
export function PlaceList({ groups, unfolded = false, onFollow, ...shown }: PlaceListProps) {
  return (
    // Followed by the keyboard, too: a click comes of it. Of the buttons in it nothing leads away.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && onFollow?.()}>
      {groups.map((group) =>
        group.name === 'more' && !unfolded ? (
          <FoldedGroup key={group.name} group={group} {...shown} />
        ) : (
          <Group key={group.name} group={group} {...shown} />
        ),
      )}
    </div>
  );
}

const groupLook =
  'not-first:mt-4 narrow:not-first:mt-2 narrow:not-first:border-t narrow:not-first:border-line narrow:not-first:pt-2';

function Group({ group, ...shown }: Shown & { group: OpenGroup }) {
  const t = useMessages();
  const id = useId();
  return (
    <div className={groupLook} data-sets={group.sets}>
      {/* What everybody begins with needs no word to be seen by. */}
      <p id={id} className={classes('label-caps px-3 pb-1 narrow:sr-only', group.name === 'home' && 'sr-only')}>
        {t(`navigation.group.${group.name}`)}
      </p>
      <ul aria-labelledby={id}>
        <Places places={group.places} {...shown} />
      </ul>
    </div>
  );
}

/** What somebody may open who has no part in it: out of the way, and one click further. */
function FoldedGroup({ group, ...shown }: Shown & { group: OpenGroup }) {
  const t = useMessages();
  const id = useId();
  const [pressed, setPressed] = useState<boolean>();
  const isOpen = pressed ?? group.places.some(({ path }) => path === shown.at);
  const name = t('navigation.group.more');
  const count = isOpen ? 0 : group.places.reduce((sum, place) => sum + countOf(place, shown.counts), 0);
  const button = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setPressed(!isOpen)}
      className={classes(itemLook, 'w-full text-muted')}
    >
      <Picture icon={Ellipsis} count={count} narrow={shown.narrow} />
      <span className="grow text-start narrow:sr-only">{name}</span>
      <CountWords count={count} words={t('navigation.waiting', { count })} narrow={shown.narrow} />
      <ChevronDown aria-hidden className="size-4 shrink-0 in-aria-expanded:rotate-180 narrow:hidden" />
    </button>
  );
  return (
    <div className={groupLook} data-sets={group.sets} data-folded>
      {shown.narrow ? (
        <Tooltip label={name} side="right">
          {button}
        </Tooltip>
      ) : (
        button
      )}
      <ul id={id} aria-label={name} hidden={!isOpen}>
        <Places places={group.places} {...shown} />
      </ul>
    </div>
  );
}

/** Numbers are those of all journals until it is known of which: the page's own script leaves them out where that is counted. */
const Places = ({ places, ...shown }: Shown & { places: readonly OpenPlace[] }) =>
  places.map((place) => (
    <li key={place.path} data-sets={place.sets} data-counted={place.setting === 'numeros' ? '' : undefined}>
      <PlaceLink place={place} {...shown} />
    </li>
  ));

const countOf = ({ count }: OpenPlace, counts: Counts): number => (count && counts[count]) ?? 0;

const itemLook =
  'relative flex min-h-8 items-center gap-3 rounded-md px-3 py-1 text-sm no-underline transition-colors ' +
  'hover:bg-wash hover:text-accent focus-visible:-outline-offset-2 max-lg:min-h-11 pointer-coarse:min-h-11 ' +
  'narrow:mx-auto narrow:min-h-9 narrow:w-10 narrow:justify-center narrow:p-0';

/** Where one is, is said by a bar and by weight, besides the colour. */
const currentLook =
  'aria-[current]:font-semibold aria-[current]:before:absolute aria-[current]:before:inset-y-1 ' +
  'aria-[current]:before:start-0 aria-[current]:before:w-0.75 aria-[current]:before:rounded-sm ' +
  'aria-[current]:before:bg-rubric aria-[current=page]:bg-wash aria-[current=page]:text-rubric';

function PlaceLink({ place, counts, at, here, narrow }: Shown & { place: OpenPlace }) {
  const t = useMessages();
  const name = t(place.name);
  const count = countOf(place, counts);
  const words = place.count && count > 0 && t(`navigation.count.${place.count}`, { count });
  const link = (
    <Link
      to={place.path}
      aria-current={place.path === here ? 'page' : place.path === at ? 'true' : undefined}
      className={classes(itemLook, currentLook, 'text-ink')}
    >
      <Picture icon={placeIcons[place.icon]} count={count} narrow={narrow} />
      <span className="min-w-0 grow narrow:sr-only">{name}</span>
      {words && <CountWords count={count} words={words} narrow={narrow} />}
    </Link>
  );
  if (!narrow) return link;
  return (
    <Tooltip label={words ? `${name}: ${words}` : name} side="right">
      {link}
    </Tooltip>
  );
}

function Picture({ icon: Icon, count, narrow }: { icon: typeof Ellipsis; count: number; narrow: boolean }) {
  return (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0 text-muted in-aria-[current=page]:text-rubric" />
      {narrow && <CountBadge count={count} className="-top-0.5 max-lg:hidden" />}
    </>
  );
}

/** How much waits: a figure to see, words to hear, in brackets, since what is heard alone stands a space apart. Nothing where nothing does. */
function CountWords({ count, words, narrow }: { count: number; words: string; narrow: boolean }) {
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className={classes(
          'min-w-5 shrink-0 rounded-full bg-accent-wash px-1.5 text-center text-xs font-semibold text-accent tabular-nums in-aria-[current=page]:bg-paper',
          narrow && 'lg:hidden',
        )}
      >
        {shortCount(count)}
      </span>
      <span className="sr-only">{`(${words})`}</span>
    </>
  );
}
