/** The XML of an Office part as tags and what stands between them, found in one pass, also where it is not well-formed. */

/** A tag has a name, whatever else stands there none. */
export interface Piece {
  raw: string;
  name: string;
  kind: 'open' | 'close' | 'empty' | 'text';
}

/** No value of an attribute has a `<` in it (XML 1.0, 3.1): what does not end before the next is no tag. */
const tag = /<(\/?)([A-Za-z_][\w.:-]*)(?:[\s/](?:[^<>"']|"[^"<]*"|'[^'<]*')*)?>/y;
/** What is no markup for us, and how it ends; comments are left out. */
const apart = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** All of them in order, and no two texts in a row. */
export function piecesOf(xml: string): Piece[] {
  const pieces: Piece[] = [];
  let texts: string[] = [];
  const endText = () => {
    if (texts.length > 0) pieces.push({ raw: texts.join(''), name: '', kind: 'text' });
    texts = [];
  };
  for (const piece of scanned(xml)) {
    if (typeof piece === 'string') texts.push(piece);
    else {
      endText();
      pieces.push(piece);
    }
  }
  endText();
  return pieces;
}

function* scanned(xml: string): Generator<Piece | string> {
  let at = 0;
  while (at < xml.length) {
    const [start, end] = apart.find(([sign]) => xml.startsWith(sign, at)) ?? [];
    if (start) {
      const found = xml.indexOf(end, at + start.length);
      const until = found < 0 ? xml.length : found + end.length;
      if (start !== '<!--') yield xml.slice(at, until);
      at = until;
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(xml);
    if (found) {
      const [raw, slash, name = ''] = found;
      yield { raw, name, kind: slash ? 'close' : raw.endsWith('/>') ? 'empty' : 'open' };
      at += raw.length;
      continue;
    }
    const next = xml.indexOf('<', at + 1);
    const until = next < 0 ? xml.length : next;
    yield xml.slice(at, until);
    at = until;
  }
}

/** The name of the element whose whole content this text is. */
export function wholeTextOf(pieces: readonly Piece[], at: number): string | undefined {
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  return before?.kind === 'open' && after?.kind === 'close' && before.name === after.name ? before.name : undefined;
}

/** Finds the next piece of a kind after another: for questions that go forward through the pieces. */
export function nextOf(pieces: readonly Piece[], kindOf: (piece: Piece) => string | undefined) {
  const places = new Map<string, { all: number[]; first: number }>();
  for (const [at, piece] of pieces.entries()) {
    const kind = kindOf(piece);
    if (kind === undefined) continue;
    const known = places.get(kind);
    if (known) known.all.push(at);
    else places.set(kind, { all: [at], first: 0 });
  }
  return (after: number, kind: string): number | undefined => {
    const known = places.get(kind);
    if (!known) return undefined;
    while ((known.all[known.first] ?? Number.POSITIVE_INFINITY) <= after) known.first += 1;
    return known.all[known.first];
  };
}
