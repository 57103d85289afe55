import { longest } from '#contract/limits.ts';
import { useSoughtWords } from '#web/data/use-sought-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';

type Props = {
  /** As they stand in the address. */
  words: string;
  onSearch: (words: string) => void;
};

/** A box for words, sought once they have stood still, or at Enter. */
export function WordSearch({ words, onSearch }: Props) {
  const t = useMessages();
  const { typed, change, seek } = useSoughtWords(words, onSearch, longest.search);
  return (
    <SearchBox
      label={t('queue.search')}
      placeholder={t('queue.search')}
      value={typed}
      onChange={change}
      onSearch={seek}
      className="min-w-0 grow basis-56 sm:max-w-88"
    />
  );
}
