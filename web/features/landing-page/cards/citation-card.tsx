import { CornerDownRight, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { cardContent, nameOf } from './card-content.ts';
import { citedBy } from './cited.ts';
import { placeBeside } from './place-beside.ts';

export interface CardProps {
  /** What it is the card of. */
  link: HTMLAnchorElement;
  /** It was asked for by a touch: the focus goes into it, and it stays until it is closed. */
  isEntered: boolean;
  onClose: () => void;
  /** The reader goes where the link leads. */
  onFollow: () => void;
  /** The pointer came onto the card, or left it. */
  onHold: (isHeld: boolean) => void;
}

/** What a link cites, beside it: its description while it is only pointed at, a small dialog once it was touched. */
export function CitationCard({ link, isEntered, onClose, onFollow, onHold }: CardProps) {
  const t = useMessages();
  const language = useLanguage();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const cited = citedBy(link);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    content.current?.replaceChildren(...cardContent(link));
    const place = () => card.current && placeBeside(card.current, link);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [link]);

  useEffect(() => {
    if (isEntered) card.current?.focus({ preventScroll: true });
    else link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link, isEntered, id]);

  useEffect(() => {
    const leave = () => {
      // The focus is not lost with what it was in.
      if (card.current?.contains(document.activeElement)) link.focus({ preventScroll: true });
      close.current();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      leave();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !card.current?.contains(target) && !link.contains(target)) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [link]);

  if (!cited) return null;
  const look =
    'absolute z-40 flex w-[26rem] max-w-[calc(100vw-1rem)] flex-col rounded-md border border-line bg-sheet text-start text-ink ' +
    'shadow-float outline-none transition-opacity duration-150 starting:opacity-0';
  const named = isEntered
    ? { role: 'dialog', 'aria-label': nameOf(cited) ?? t(`work.card.${cited.kind}`), tabIndex: -1 }
    : { role: 'tooltip', id };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles
    <div
      ref={card}
      {...named}
      className={look}
      data-print="hide"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && !isEntered && onHold(false)}
      onBlur={({ relatedTarget }) => {
        if (isEntered && relatedTarget && !card.current?.contains(relatedTarget)) onClose();
      }}
    >
      <div className="prose-pliego in-card min-h-0 overflow-y-auto px-4 pt-3">
        <div ref={content} className="*:my-0!" />
      </div>
      <div lang={language} className="flex items-center justify-between gap-2 px-2 pb-1 text-sm">
        <a
          href={link.hash}
          className="link inline-flex min-h-9 items-center gap-1.5 px-2 pointer-coarse:min-h-11"
          onClick={onFollow}
        >
          <CornerDownRight aria-hidden className="size-4" />
          {t(`work.card.${cited.kind}.go`)}
        </a>
        {isEntered && (
          <button
            type="button"
            aria-label={t('work.card.close')}
            className="inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-wash hover:text-ink pointer-coarse:size-11"
            onClick={() => {
              link.focus({ preventScroll: true });
              onClose();
            }}
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </div>
  );
}
