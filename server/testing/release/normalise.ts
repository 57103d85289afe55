/** Answers without what differs from one run to the next: ids and tokens made on the way, moments, measured figures. */

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Access tokens, tokens of links, keys and hashes. */
const opaquePattern = /eyJ[\w-]+\.[\w-]+\.[\w-]+|(?<![\w-])[\w-]{32,}(?![\w-])/g;
const instantPattern = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?/g;
const compactInstant = /\b(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\b/g;
const hour = 3_600_000;

/** What the database held before the walk: it is told as it is. */
export interface Known {
  has: (word: string) => boolean;
}

/** All ids and tokens that stand in these texts. */
export function knownIn(texts: Iterable<string>): Known {
  const known = new Set<string>();
  for (const text of texts)
    for (const pattern of [uuidPattern, opaquePattern]) for (const [word] of text.matchAll(pattern)) known.add(word);
  return known;
}

export interface Setting {
  known: Known;
  /** When the walk began, by its own clock. */
  began: Date;
  /** What the walk made, by the names that it calls it. */
  named: ReadonlyMap<string, string>;
}

/** Of these calls only the shape is told: what they measure is of the machine and the moment. */
const measured: readonly string[] = ['health', 'metrics', 'metricsHistory'];

export function normalise(name: string, answer: unknown, setting: Setting): unknown {
  if (typeof answer === 'string') return measured.includes(name) ? '<text>' : words(answer, setting);
  if (typeof answer === 'number' && measured.includes(name)) return '<number>';
  if (Array.isArray(answer)) {
    const each = answer.map((element) => normalise(name, element, setting));
    return measured.includes(name) ? each.slice(0, 1) : each;
  }
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(
      Object.entries(answer)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, value]) => [words(key, setting), normalise(name, value, setting)]),
    );
  return answer;
}

/** A text with names in the place of what was made on the way. */
export function words(text: string, { known, began, named }: Setting): string {
  const called = (word: string, otherwise: string) => {
    const name = named.get(word);
    return name === undefined ? (known.has(word) ? word : otherwise) : `<${name}>`;
  };
  return text
    .replace(/\/files\/(descargas|mis-datos|paquetes)\/[^"\s]+/g, '/files/$1/<link>')
    .replace(uuidPattern, (word) => called(word, '<id>'))
    .replace(opaquePattern, (word) => called(word, '<token>'))
    .replace(instantPattern, (moment) => sinceBegun(moment, moment, began))
    .replace(compactInstant, (moment, ...[y, mo, d, h, mi, s]) =>
      sinceBegun(moment, `${y}-${mo}-${d}T${h}:${mi}:${s}Z`, began),
    );
}

/** A moment of the walk or after it, in whole hours from its beginning; earlier ones as they are. */
function sinceBegun(written: string, moment: string, began: Date): string {
  const since = Date.parse(moment) - began.getTime();
  return since >= 0 ? `<${Math.floor(since / hour)} h>` : written;
}
