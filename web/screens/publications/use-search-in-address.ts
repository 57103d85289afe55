import { useSearchParams } from 'react-router';
import { useSoughtWords } from '#web/data/use-sought-words.ts';
import { staying } from '#web/routing/stay.ts';

/** What the contract takes. */
const longest = 300;

/**
 * What is typed into the search box, and what is sought: the same once it has stood still, and then also in the
 * address, so that the way back from a work finds it again. Other words begin at the first page of every table.
 */
export function useSearchInAddress() {
  const [address, setAddress] = useSearchParams();
  const search = (address.get('q') ?? '').trim().slice(0, longest);
  const words = useSoughtWords(
    search,
    (next) =>
      setAddress((before) => {
        const now = new URLSearchParams(before);
        for (const name of [...now.keys()]) if (name.startsWith('pagina-')) now.delete(name);
        next ? now.set('q', next) : now.delete('q');
        return now;
      }, staying),
    longest,
  );
  return { ...words, search };
}
