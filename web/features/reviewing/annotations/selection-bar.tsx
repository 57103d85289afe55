import { MessageSquarePlus, Quote } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Passage } from '#contract/entities/annotation.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { passageOf } from './passages.ts';
import { textIn } from './use-placed-notes.ts';

type Props = {
  /** Around the text, and what this stands in. */
  root: RefObject<HTMLElement | null>;
  onCite: (passage: Passage) => void;
  onAnnotate: (passage: Passage) => void;
};
type Chosen = { passage: Passage; top: number; left: number };

/** A selection is chosen once it rests so long, in ms; and gone as late, so that pressing a button is quicker. */
const rest = 200;
/** Its greatest width, in px. */
const width = 300;

/** What can be done with the passage that is selected, right below it. */
export function SelectionBar({ root, onCite, onAnnotate }: Props) {
  const t = useMessages();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      // Whoever goes to the buttons by the keyboard may lose the selection by it.
      if (!bar.current?.contains(document.activeElement)) setChosen(chosenIn(root.current));
    };
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [root]);
  if (!chosen) return null;
  const act = (does: (passage: Passage) => void) => () => {
    document.getSelection()?.removeAllRanges();
    setChosen(null);
    does(chosen.passage);
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('reviewing.margin.toolbar')}
      data-print="hide"
      // The selection stays while a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === 'Escape' && setChosen(null)}
      className="absolute z-30 flex w-max max-w-full flex-wrap gap-1 rounded-float border border-line bg-sheet p-1 shadow-float"
      style={{ top: chosen.top, left: chosen.left }}
    >
      <Button size="small" variant="quiet" icon={<Quote aria-hidden />} onClick={act(onCite)}>
        {t('reviewing.margin.cite')}
      </Button>
      <Button size="small" variant="quiet" icon={<MessageSquarePlus aria-hidden />} onClick={act(onAnnotate)}>
        {t('reviewing.margin.annotate')}
      </Button>
    </div>
  );
}

function chosenIn(root: HTMLElement | null): Chosen | null {
  const selection = document.getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const text = root.querySelector('.prose-pliego');
  if (!text || !range.intersectsNode(text)) return null;
  const shown = textIn(root);
  const place = shown?.placeOf(range);
  const passage = shown && place && passageOf(shown.text, place);
  if (!passage) return null;
  const around = root.getBoundingClientRect();
  const last = [...range.getClientRects()].findLast((rect) => rect.width > 0) ?? range.getBoundingClientRect();
  return {
    passage,
    top: last.bottom - around.top + 6,
    left: Math.max(0, Math.min(last.left - around.left, around.width - width)),
  };
}
