import { CornerUpLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

export interface WayBackProps {
  /** What was followed. */
  link: HTMLAnchorElement;
  onReturn: () => void;
  /** The reader came back to it by themselves. */
  onReached: () => void;
}

/** Leads from the end of a text back to where it was being read, as long as that is out of sight. */
export function WayBack({ link, onReturn, onReached }: WayBackProps) {
  const t = useMessages();
  const language = useLanguage();
  const [isAway, setAway] = useState(false);
  const reached = useRef(onReached);
  reached.current = onReached;
  useEffect(() => {
    let wasAway = false;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting;
      if (isSeen && wasAway) reached.current();
      else if (!isSeen) {
        wasAway = true;
        setAway(true);
      }
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [link]);
  if (!isAway) return null;
  return (
    <div
      lang={language}
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 flex justify-center"
    >
      <Button icon={<CornerUpLeft aria-hidden />} onClick={onReturn} className="pointer-events-auto shadow-float">
        {t('work.card.back')}
      </Button>
    </div>
  );
}
