/** The keywords of a work, each set apart; nothing where there are none. */
export function KeywordList({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full wrap-anywhere rounded-sm bg-wash px-1.5 text-sm text-ink">
          {word}
        </li>
      ))}
    </ul>
  );
}
