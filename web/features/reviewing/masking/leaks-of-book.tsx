import { useRef, useState } from 'react';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChapterLeaks } from './chapter-leaks.tsx';

/** Of a book, for its editors: the same of its chapters that are not out, looked for when it is asked. */
export function LeaksOfBook({ id }: { id: string }) {
  const t = useMessages();
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { data } = useCall('chapterPlan', { params: { id } });
  const chapters = data?.capitulos.filter(({ estado }) => estado !== 'PUBLICADO') ?? [];
  if (chapters.length === 0) return null;
  const look = () => {
    setAsked(true);
    // The button goes with its press.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isAsked ? (
        <ChapterLeaks chapters={chapters} pageOf={(chapter) => `/editorial/${chapter}`} />
      ) : (
        <Button size="small" onClick={look}>
          {t('anonymise.chapters.look', { count: chapters.length })}
        </Button>
      )}
    </div>
  );
}
