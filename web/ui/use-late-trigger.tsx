import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type LatePiece, tellMissing } from './late-piece.ts';

type Handler = (event: SyntheticEvent<HTMLElement>) => void;
type Props = Record<string, unknown>;

const heard = [
  'onPointerEnter',
  'onPointerMove',
  'onPointerLeave',
  'onPointerDown',
  'onKeyDown',
  'onFocus',
  'onBlur',
  'onClick',
] as const;
type Heard = (typeof heard)[number];
type Hearing = Partial<Record<Heard, Handler>>;
/** Of the piece's own trigger, for what came before it. */
export type LentHandlers = Partial<Record<Heard, (came: object) => void>>;

/** What stands in the place of a trigger in the late piece, and hands all that it is given to the real one. */
export interface Lent {
  element: RefObject<HTMLElement | null>;
  lend: (props: Props) => void;
}

export function LentTrigger({
  lent: { element, lend },
  ref,
  ...props
}: Props & { lent: Lent; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element]);
  useLayoutEffect(() => lend(props));
  return null;
}

const handlerOf = (props: Props, name: Heard): Handler | undefined => {
  const handler = props[name];
  return typeof handler === 'function' ? (handler as Handler) : undefined;
};

const isSame = (one: Props, other: Props): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * A control that stands from the start, with a piece that is loaded when the pointer or the keyboard comes to it. From then on it
 * has the handlers and the attributes that the piece's own trigger would have; before, `early` are heard. It stays the same element.
 */
export function useLateTrigger<P extends object>(piece: LatePiece<P>, trigger: ReactElement, atFirst: Props = {}) {
  const element = useRef<HTMLElement>(null);
  const handlers = useRef<Props | null>(null);
  const early = useRef<Hearing>({});
  const onLent = useRef<(handlers: LentHandlers, at: HTMLElement) => void>(() => {});
  const [attributes, setAttributes] = useState(atFirst);
  const [isNear, setNear] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const lend = useCallback((props: Props) => {
    const isFirst = handlers.current === null;
    handlers.current = props;
    const said = Object.fromEntries(Object.entries(props).filter(([, value]) => typeof value !== 'function'));
    setAttributes((before) => (isSame(before, said) ? before : said));
    if (isFirst && element.current) onLent.current(props as LentHandlers, element.current);
  }, []);

  /** Comes near: what cannot be had is no matter yet. */
  const approach = () => {
    if (isNear) return;
    if (piece.there()) setNear(true);
    else
      piece.load().then(
        () => setNear(true),
        // It is asked for again by the press, which says so.
        () => {},
      );
  };
  /** Is asked for: resolves to whether it may open now, where whoever asked is still there. */
  const ask = async (): Promise<boolean> => {
    setAsked(true);
    try {
      await piece.load();
    } catch {
      // Whoever pressed is told, whatever it is that lacks.
      tellMissing();
      return false;
    } finally {
      setAsked(false);
    }
    setNear(true);
    const at = document.activeElement;
    return at === null || at === document.body || at === element.current;
  };

  const own = trigger.props as Props;
  const listeners = Object.fromEntries(
    heard.map((name): [Heard, Handler] => [
      name,
      (event) => {
        handlerOf(own, name)?.(event);
        if (handlers.current) return handlerOf(handlers.current, name)?.(event);
        early.current[name]?.(event);
        if (name === 'onPointerEnter' || name === 'onFocus') approach();
      },
    ]),
  );
  const setElement = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      return setRef(own.ref as Ref<HTMLElement> | undefined, node);
    },
    [own.ref],
  );
  const drawn: ReactNode = cloneElement(trigger as ReactElement<Props>, {
    ...attributes,
    ...(isAsked && { 'aria-busy': true }),
    ...own,
    ...listeners,
    ref: setElement,
  });
  return { drawn, isNear, setNear, ask, early, onLent, lent: { element, lend } };
}

function setRef(ref: Ref<HTMLElement> | undefined, node: HTMLElement | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
