import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { handled } from '#web/ui/handled.ts';
import { latePieces, saysMissing } from '#web/ui/late-piece.ts';
import { loadTexts, translate } from './i18n.ts';

/** After so long, in ms, whoever pressed wonders whether it was felt. */
const noticeable = 400;

const sayMissing = () => void toast.error(translate('common.unloaded.part'));
saysMissing(sayMissing);

const ahead = new Set<() => Promise<unknown>>();
const fetchTexts = () => handled(() => loadTexts('private'));

/**
 * A piece that its page begins without, as a dialog: loaded with the texts that the first screens do not say when it is first
 * drawn, or before, once the page has nothing else to do (`fetchAhead`). What was pressed meanwhile is not lost: it opens as soon
 * as it is there, `waiting` in its place; where that is nothing, a toast says that it is on its way once it takes noticeably long. Where it cannot be had a toast says so, and it is closed: opened again, it is asked for
 * again.
 */
export function late<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): (props: P) => ReactNode {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const fetchPiece = () => {
    loading ??= Promise.all([handled(load), fetchTexts()]).then(
      ([piece]) => {
        Loaded = piece;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  ahead.add(fetchPiece);
  return function Late(props) {
    const [isThere, setThere] = useState(Loaded !== undefined);
    const close = useRef(props.onClose);
    close.current = props.onClose;
    useEffect(() => {
      if (isThere) return;
      let isWanted = true;
      let told: string | undefined;
      const telling = setTimeout(() => {
        if (waiting === null) told = toast.loading(translate('common.opening'));
      }, noticeable);
      const hush = () => {
        clearTimeout(telling);
        if (told) toast.dismiss(told);
      };
      fetchPiece().then(
        () => isWanted && setThere(true),
        () => {
          if (!isWanted) return;
          hush();
          sayMissing();
          close.current();
        },
      );
      return () => {
        isWanted = false;
        hush();
      };
    }, [isThere]);
    return Loaded ? <Loaded {...props} /> : waiting;
  };
}

/** Fetches what the pages on show may need next, one after another. What cannot be had now is asked for again when it is drawn. */
export async function fetchAhead(): Promise<void> {
  // Who pays for each kilobyte fetches what they open.
  const line: unknown = Reflect.get(navigator, 'connection');
  if (typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true) return;
  for (const load of [...latePieces(), fetchTexts, ...ahead]) {
    ahead.delete(load);
    await load().catch(() => undefined);
  }
}
