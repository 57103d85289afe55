/** Word shows a document's properties in its text by fields and by controls that are bound to them, and keeps what it last showed. */
import { nextOf, type Piece, wholeTextOf } from './office-pieces.ts';

const tellingField = /\b(AUTHOR|LASTSAVEDBY|USERNAME|USERADDRESS|USERINITIALS|FILENAME|TEMPLATE|DOCPROPERTY|INFO)\b/;
const tellingBinding = /creator|lastModifiedBy|Company|Manager/i;
/** How far from its beginning what a field last showed ends: what is open for longer never ends. */
const longest = 20_000;

/** Which pieces are texts that such a field shows. */
export function tellingTexts(pieces: readonly Piece[]): Set<number> {
  const ends = nextOf(pieces, endOf);
  const starts = startsOf(pieces);
  const texts = new Set<number>();
  let telling = -1;
  for (const [at, piece] of pieces.entries()) {
    const kind = telledBy(pieces, at);
    const end = kind ? ends(at, kind) : undefined;
    if (end !== undefined && (kind === 'simple' || (starts[end] ?? 0) - (starts[at] ?? 0) <= longest))
      telling = Math.max(telling, end);
    if (at < telling && piece.kind === 'text' && wholeTextOf(pieces, at) === 'w:t') texts.add(at);
  }
  return texts;
}

function endOf({ name, kind, raw }: Piece): string | undefined {
  if (name === 'w:fldChar') return /fldCharType\s*=\s*["']end["']/.test(raw) ? 'field' : undefined;
  if (kind !== 'close') return undefined;
  return name === 'w:fldSimple' ? 'simple' : name === 'w:sdt' ? 'control' : undefined;
}

/** What begins here, where it shows who made the document. */
function telledBy(pieces: readonly Piece[], at: number): 'field' | 'simple' | 'control' | undefined {
  const { raw, name, kind } = pieces[at] ?? { raw: '', name: '', kind: 'text' };
  if (kind === 'text') return wholeTextOf(pieces, at) === 'w:instrText' && tellingField.test(raw) ? 'field' : undefined;
  if (kind === 'close') return undefined;
  if (name === 'w:dataBinding') return tellingBinding.test(raw) ? 'control' : undefined;
  return name === 'w:fldSimple' && kind === 'open' && tellingField.test(raw) ? 'simple' : undefined;
}

function startsOf(pieces: readonly Piece[]): number[] {
  let start = 0;
  return pieces.map(({ raw }) => {
    start += raw.length;
    return start - raw.length;
  });
}
