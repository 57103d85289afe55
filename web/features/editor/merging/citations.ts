/** The citations of a text of the contract: which entries they name, and other names for these. */
import { type Manuscript, manuscriptSchema } from '#contract/entities/manuscript.ts';

type Citation = { type: 'citation'; attrs: { refs: string[] } };

const isCitation = (value: unknown): value is Citation =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'citation';

/** Ids of all that is cited, notes included. */
export function citedIn(text: Manuscript): Set<string> {
  const cited = new Set<string>();
  JSON.stringify(text, (_, value: unknown) => {
    if (isCitation(value)) for (const id of value.attrs.refs) cited.add(id);
    return value;
  });
  return cited;
}

/** The text with its citations naming what these names stand for now. */
export function withNames(text: Manuscript, names: ReadonlyMap<string, string>): Manuscript {
  if (names.size === 0) return text;
  const renamed = JSON.stringify(text, (_, value: unknown) =>
    isCitation(value)
      ? { ...value, attrs: { ...value.attrs, refs: value.attrs.refs.map((id) => names.get(id) ?? id) } }
      : value,
  );
  return manuscriptSchema.parse(JSON.parse(renamed));
}
