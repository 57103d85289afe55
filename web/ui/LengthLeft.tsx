import { useEffect, useState } from 'react';

/** What a screen reader hears of the room that is left: once the writer pauses, not at each key. */
const pauseMs = 1000;

type LengthLeftProps = { id: string; isOver: boolean; children: string };

/** What room a field has left, or by how much its text is too long. Used by Field. */
export function LengthLeft({ id, isOver, children }: LengthLeftProps) {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(children), pauseMs);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <>
      <p id={id} className={isOver ? 'text-sm text-red' : 'text-sm text-muted'}>
        {children}
      </p>
      <span aria-live="polite" className="sr-only">
        {told}
      </span>
    </>
  );
}
