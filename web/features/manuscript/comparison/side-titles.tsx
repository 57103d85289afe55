/** What stands in each of the two columns. */
export function SideTitles({ before, after }: { before: string; after: string }) {
  return (
    <div className="hidden gap-x-8 border-b border-line-strong pb-1 md:grid md:grid-cols-2">
      <p className="label-caps">{before}</p>
      <p className="label-caps">{after}</p>
    </div>
  );
}
