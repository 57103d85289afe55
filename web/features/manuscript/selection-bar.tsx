import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Passage } from '#contract/entities/annotation.ts';
import { Button } from '#web/ui/Button.tsx';
import { passageOf } from './passages.ts';
import { textIn } from './shown-text.ts';

type Props = {
  /** Around the text, and what this stands in. */
  root: RefObject<HTMLElement | null>;
  /** What the row of buttons is called. */
  label: string;
  /** What may be done with a passage. */
  actsOn: (passage: Passage) => readonly PassageAct[];
  /** Of a longer selection its beginning is the passage. */
  most?: number;
};
export interface PassageAct {
  label: string;
  icon: ReactNode;
  does: () => void;
}
type Chosen = { passage: Passage; top: number; left: number };

/** A selection is chosen once it rests so long, in ms; and gone as late, so that pressing a button is quicker. */
const rest = 200;
/** Its greatest width, in px. */
const width = 300;

/** What can be done with the passage that is selected, right below it. */
export function SelectionBar({ root, label, actsOn, most }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      // Whoever goes to the buttons by the keyboard may lose the selection by it.
      if (!bar.current?.contains(document.activeElement)) setChosen(chosenIn(root.current, most));
    };
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    document.addEventListener('selectionchange', onChange);
    // What is selected may be older than this bar.
    onChange();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [root, most]);
  if (!chosen) return null;
  const act = (does: () => void) => () => {
    document.getSelection()?.removeAllRanges();
    setChosen(null);
    does();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      data-print="hide"
      // The selection stays while a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === 'Escape' && setChosen(null)}
      className="absolute z-30 flex w-max max-w-full flex-wrap gap-1 rounded-float border border-line bg-sheet p-1 shadow-float"
      style={{ top: chosen.top, left: chosen.left }}
    >
      {actsOn(chosen.passage).map(({ label, icon, does }) => (
        <Button key={label} size="small" variant="quiet" icon={icon} onClick={act(does)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function chosenIn(root: HTMLElement | null, most?: number): Chosen | null {
  const selection = document.getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const text = root.querySelector('.prose-pliego');
  if (!text || !range.intersectsNode(text)) return null;
  const shown = textIn(root);
  const place = shown?.placeOf(range);
  const passage = shown && place && passageOf(shown.text, place, most);
  if (!passage) return null;
  const around = root.getBoundingClientRect();
  const last = [...range.getClientRects()].findLast((rect) => rect.width > 0) ?? range.getBoundingClientRect();
  return {
    passage,
    top: last.bottom - around.top + 6,
    left: Math.max(0, Math.min(last.left - around.left, around.width - width)),
  };
}
