/**
 * Short facts one after the other. Each is whole on its line, with the dot that follows it: '9' at the end of one and 'obras' at the
 * beginning of the next read as two, and a line that begins with a dot as the rest of another.
 */
export const FactLine = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact, place) => (
    <span key={fact} className="inline-block">
      {fact}
      {place < facts.length - 1 && <span aria-hidden="true">&nbsp;·&nbsp;</span>}
    </span>
  ));
