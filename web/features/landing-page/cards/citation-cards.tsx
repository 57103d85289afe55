import {
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CardProps } from './citation-card.tsx';
import { citingLink, elementAt, standsBeside } from './cited.ts';
import type { WayBackProps } from './way-back.tsx';

/** So long the pointer rests on a link before its card opens, and may be away from both before it closes, in ms. */
const before = 160;
const after = 450;

type Shown = { link: HTMLAnchorElement; isEntered: boolean };
/** A link that was followed, and how far below the top of the window it stood then. */
type Followed = { link: HTMLAnchorElement; top: number };

type Late = { Card: ComponentType<CardProps>; WayBack: ComponentType<WayBackProps> };
let late: Promise<Late> | undefined;
/** What is drawn over the text comes with the first link that is pointed at. */
const load = (): Promise<Late> => {
  late ??= Promise.all([import('./citation-card.tsx'), import('./way-back.tsx')]).then(
    ([card, back]) => ({ Card: card.CitationCard, WayBack: back.WayBack }),
    (error: unknown) => {
      late = undefined;
      throw error;
    },
  );
  return late;
};

/**
 * A text whose references, notes, figures, tables and formulas open as cards where they are cited: under a resting pointer,
 * under the keyboard's focus, or at a touch. A link that is followed leaves a way back to it. Without scripts the links lead
 * to the list, and its letters back.
 */
export function CitationCards({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<Late>();
  const [shown, setShown] = useState<Shown | null>(null);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('');
  const wanted = useRef<HTMLAnchorElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (act: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  /** Where what draws it cannot be had, `otherwise`. */
  const show = (next: Shown, otherwise = () => {}) => {
    clearTimeout(timer.current);
    wanted.current = next.link;
    load().then((came) => {
      setParts(came);
      // The pointer may have gone on while it came.
      if (wanted.current === next.link) setShown(next);
    }, otherwise);
  };
  const close = () => {
    clearTimeout(timer.current);
    wanted.current = null;
    setShown(null);
  };
  const follow = (link: HTMLAnchorElement) => {
    close();
    setFollowed({ link, top: link.getBoundingClientRect().top });
    load().then(setParts, () => {});
  };
  const goBack = ({ link, top }: Followed) => {
    setFollowed(null);
    // Another text may stand there by now.
    if (!link.isConnected) return;
    window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
    link.dataset.returned = '';
    link.addEventListener('blur', () => delete link.dataset.returned, { once: true });
    link.focus({ preventScroll: true });
    close();
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const link = pointerType === 'touch' ? null : citingLink(target);
    if (!link || standsBeside(link)) return;
    load().catch(() => {});
    if (link === shown?.link) clearTimeout(timer.current);
    else soon(() => show({ link, isEntered: false }), before);
  };
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented) return;
    const link = citingLink(event.target);
    if (!link) {
      const back =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[role=doc-backlink]') : null;
      if (!back || !followed || elementAt(back.hash) !== followed.link) return;
      event.preventDefault();
      goBack(followed);
    } else if (event.detail > 0 && standsBeside(link)) {
      // What it leads to is under the reader's eyes.
      event.preventDefault();
      close();
    } else if (pointer.current === 'touch' && event.detail > 0 && link !== shown?.link) {
      event.preventDefault();
      show({ link, isEntered: true }, () => {
        follow(link);
        window.location.hash = link.hash;
      });
    } else follow(link);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at or pressed is a link within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard is a click
    <div
      className="relative"
      onPointerDown={({ pointerType }) => {
        pointer.current = pointerType;
      }}
      onPointerOver={onPointerOver}
      onPointerOut={({ target, pointerType }) => {
        if (pointerType !== 'touch' && citingLink(target) && !shown?.isEntered) soon(close, after);
      }}
      onFocus={({ target }) => {
        const link = target.matches(':focus-visible') && !('returned' in target.dataset) ? citingLink(target) : null;
        if (link && standsBeside(link)) link.setAttribute('aria-describedby', link.hash.slice(1));
        else if (link && link !== shown?.link) show({ link, isEntered: false });
      }}
      onBlur={({ target }) => {
        if (shown && !shown.isEntered && shown.link.contains(target)) close();
      }}
      onClick={onClick}
    >
      {children}
      {parts && shown && (
        <parts.Card
          key={shown.link.id || shown.link.hash}
          {...shown}
          onClose={close}
          onFollow={() => follow(shown.link)}
          onHold={(isHeld) => (isHeld ? clearTimeout(timer.current) : soon(close, after))}
        />
      )}
      {parts && followed && (
        <parts.WayBack link={followed.link} onReturn={() => goBack(followed)} onReached={() => setFollowed(null)} />
      )}
    </div>
  );
}
