import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

export interface Said {
  text: string;
  /** What is said beside it: then it stays until it is closed. */
  more?: string;
  /** What the browser would not copy, to be copied by hand. */
  toCopy?: string;
}

/** So long a word of success stands, in ms. */
const shown = 5000;

/** What became of an act on a passage, or of a link to one: at the foot of the window, where it moves nothing. */
export function PassageNews({ said, onClose }: { said: Said | null; onClose: () => void }) {
  const t = useMessages();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!said || said.more || said.toCopy) return;
    const timer = setTimeout(() => close.current(), shown);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div
      role="status"
      data-print="hide"
      className="pointer-events-none fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-40 flex justify-center"
    >
      {said && (
        <div className="pointer-events-auto flex max-w-md items-start gap-2 rounded-md border border-line bg-sheet py-1 ps-4 pe-1 text-sm shadow-float">
          <div className="min-w-0 py-2">
            <p className={said.more ? 'font-semibold' : undefined}>{said.text}</p>
            {said.more && <p className="mt-1 line-clamp-4 wrap-anywhere text-muted">{said.more}</p>}
            {said.toCopy && (
              <p className="mt-1 max-h-32 overflow-y-auto rounded-sm bg-wash p-2 wrap-anywhere select-all">
                {said.toCopy}
              </p>
            )}
          </div>
          <IconButton label={t('work.passage.close')} icon={<X aria-hidden />} size="small" onClick={onClose} />
        </div>
      )}
    </div>
  );
}
