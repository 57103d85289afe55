import { Clock, CornerDownRight, FileText, Keyboard, type LucideIcon, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FoundPerson } from '#contract/entities/search.ts';
import type { User } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { administers, runsWorks } from '#contract/roles.ts';
import { failureText } from '#web/data/failure-text.ts';
import type { Opening } from '#web/features/reviewing/reviewer-dialogs.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { keysText } from '#web/messages/keys-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Row } from '#web/routing/screen.ts';
import { staying } from '#web/routing/stay.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chooser } from '#web/ui/Chooser.tsx';
import { showOverlay } from '../keys/overlay.ts';
import { mainId } from '../main-id.ts';
import { placeIcons } from '../place-icons.ts';
import { usePlaces } from '../use-places.ts';
import { type Deed, offers, type Picture } from './choices.ts';
import { useFound } from './use-found.ts';
import { useWorkInView } from './work-in-view.ts';

const SendDialog = lazy(async () => ({
  default: (await import('#web/features/correspondence/send-dialog.tsx')).SendDialog,
}));
const ReviewerDialogs = lazy(async () => ({
  default: (await import('#web/features/reviewing/reviewer-dialogs.tsx')).ReviewerDialogs,
}));

interface PaletteProps {
  user: User;
  rows: readonly Row[];
  /** What was typed before it was there. */
  typed?: string;
  onClose: () => void;
}

/** Going anywhere by a few letters: screens, works and people as far as this person may know of them, and what they may do now. */
export function Palette({ user, rows, typed, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [person, setPerson] = useState<FoundPerson>();
  const [reading, setReading] = useState<Opening>();
  const act = (deed: Deed) => {
    if ('write' in deed) return setPerson(deed.write);
    if ('read' in deed) return setReading({ kind: 'read', publicacionId: deed.read });
    if ('review' in deed) {
      const { id, titulo } = deed.review;
      return setReading({ kind: 'write', publicacionId: id, titulo });
    }
    if ('keys' in deed) return showOverlay('keys');
    onClose();
    // Of the work on the screen: the part of it that is read stays open.
    if (deed.state && deed.to === pathname)
      void navigate(pathname + search, { ...staying, state: { ...deed.state, ...staying.state } });
    else void navigate(deed.to, { state: deed.state });
  };
  if (person)
    return (
      <Suspense>
        <SendDialog
          to={person.email}
          subject=""
          draft={`mensaje.persona.${person.id}`}
          asEmail={false}
          onClose={onClose}
        />
      </Suspense>
    );
  if (reading)
    return (
      <Suspense>
        <ReviewerDialogs
          opening={reading}
          onOpen={(next) => (next ? setReading(next) : onClose())}
          reviews={noneOfTheirs}
        />
      </Suspense>
    );
  return <Choosing user={user} rows={rows} typed={typed} onClose={onClose} onAct={act} />;
}

/** What is read in a dialog is nothing that they were asked to review. */
const noneOfTheirs = [] as const;

function Choosing({ user, rows, typed = '', onClose, onAct }: PaletteProps & { onAct: (deed: Deed) => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { pathname } = useLocation();
  const leaves = useRef(false);
  const places = usePlaces(rows, user);
  const [words, setWords] = useState(typed);
  const { work: inView, at: inViewAt, cameLate, isAwaited } = useWorkInView(user);
  const { found, data, isWaiting, isEnough, recent, awaited } = useFound(words, user.id);
  const groups = offers(t, {
    words,
    user,
    moment,
    places,
    inView,
    inViewAt,
    cameLate,
    isAwaited,
    recent,
    awaited,
    found: data,
    opensAccounts: administers(user),
  });
  const all = groups.flatMap(({ choices }) => choices);
  const status =
    isEnough && found.isError ? (
      <>
        <span>{failureText(t('palette.failed'), found.error)}</span>
        <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
          {t('common.retry')}
        </Button>
      </>
    ) : isWaiting ? (
      t('palette.waiting')
    ) : words.trim() && all.length === 0 ? (
      t('palette.none', { words: words.trim() })
    ) : null;
  return (
    <Chooser
      title={t('layout.goTo')}
      placeholder={t(runsWorks(user) ? 'palette.placeholder' : 'palette.placeholder.works')}
      closeLabel={t('common.close')}
      words={words}
      onWords={setWords}
      longest={longest.search}
      groups={groups.map((group) => ({
        ...group,
        choices: group.choices.map(({ picture, deed: _, ...choice }) => ({ ...choice, icon: pictureOf(picture) })),
      }))}
      busy={isWaiting}
      status={status}
      counted={words.trim() ? t('palette.count', { count: all.length }) : ''}
      hint={t('palette.hint', { enter: keysText('Enter') })}
      onChoose={(id) => {
        const chosen = all.find((each) => each.id === id);
        if (!chosen) return;
        leaves.current = 'to' in chosen.deed && chosen.deed.to !== pathname;
        onAct(chosen.deed);
      }}
      onClose={onClose}
      goOnAt={(before) => (leaves.current ? null : before) ?? document.getElementById(mainId)}
    />
  );
}

const pictures: Record<Picture, LucideIcon> = {
  ...placeIcons,
  act: CornerDownRight,
  recent: Clock,
  work: FileText,
  somebody: UserRound,
  keys: Keyboard,
};

function pictureOf(picture: Picture): ReactNode {
  const Icon = pictures[picture];
  return <Icon aria-hidden />;
}
