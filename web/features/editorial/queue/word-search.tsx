import { useEffect, useRef, useState } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';

const settlesMs = 300;

type Props = {
  /** As they stand in the address. */
  words: string;
  onSearch: (words: string) => void;
};

/** A box for words, sought once they have stood still, or at Enter. It follows the address where that changes without it. */
export function WordSearch({ words, onSearch }: Props) {
  const t = useMessages();
  const [typed, type] = useState(words);
  const [sought, setSought] = useState(words);
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    // Not what was sought here: a view was chosen, or somebody went back.
    if (words !== sought) {
      setSought(words);
      type(words);
    }
  }
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const seek = (next: string) => {
    window.clearTimeout(timer.current);
    setSought(next);
    onSearch(next);
  };
  const change = (next: string) => {
    type(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => seek(next.trim().slice(0, longest.search)), settlesMs);
  };
  return (
    <SearchBox
      label={t('queue.search')}
      placeholder={t('queue.search')}
      value={typed}
      onChange={change}
      onSearch={(next) => seek(next.slice(0, longest.search))}
      className="min-w-0 grow basis-56 sm:max-w-88"
    />
  );
}
