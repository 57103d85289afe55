/** All that a curious reader finds in a file, as text: archives unpacked, streams inflated, PDF text read by its fonts. */
import { inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';

export function uncovered(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes);
  if (raw.readUInt16BE(0) === 0x504b)
    return Object.entries(unzipSync(raw))
      .map(([name, content]) => `${name}\n${content.length > 1 ? uncovered(content) : ''}`)
      .join('\n');
  if (raw.toString('latin1', 0, 5) === '%PDF-') return ofPdf(raw);
  return plainly(raw);
}

/** Whatever the bytes were written in. */
const plainly = (raw: Buffer) => [raw.toString('utf8'), raw.toString('latin1'), raw.toString('utf16le')].join('\n');

function ofPdf(raw: Buffer): string {
  const text = raw.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body = '']) => {
    const packed = Buffer.from(body, 'latin1');
    try {
      return inflateSync(packed, { finishFlush: 2 });
    } catch {
      return packed;
    }
  });
  const parts = streams.map((stream) => stream.toString('latin1'));
  const strings = [text, ...parts].flatMap(stringsOf);
  const fonts = parts.filter((part) => part.includes('begincmap')).map(lettersOf);
  // Which font a string is set in is not asked: each is read in all.
  const set = fonts.flatMap((letters) =>
    parts.filter((part) => /\bTJ\b|\bTj\b/.test(part)).map((part) => readIn(letters, part)),
  );
  return [...streams.map(plainly), plainly(raw), ...strings.map(readings), ...set].join('\n');
}

/** Strings of a PDF, written in hexadecimal or between parentheses. */
const stringsOf = (part: string): Buffer[] =>
  [...part.matchAll(/<([0-9A-Fa-f\s]{4,})>|\(((?:\\[\s\S]|[^\\()])*)\)/g)].map(([, hex, literal]) =>
    hex === undefined ? unescaped(literal ?? '') : Buffer.from(hex.replace(/\s/g, ''), 'hex'),
  );

const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (literal: string): Buffer =>
  Buffer.from(
    literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) & 255) : (controls[code] ?? code),
    ),
    'latin1',
  );

/** A string is nearly Latin-1, or UTF-16 with its high byte first. */
const readings = (bytes: Buffer) =>
  `${bytes.toString('latin1')}\n${bytes.length % 2 === 0 ? Buffer.from(bytes).swap16().toString('utf16le') : ''}`;

/** Which letters a font's glyphs are: its ToUnicode map (ISO 32000-2 §9.10.3). */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  const said = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, body = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letter = ''] of body.matchAll(/<([0-9A-Fa-f]+)>\s*<((?:[0-9A-Fa-f]{4})+)>/g))
      letters.set(Number.parseInt(glyph, 16), said(letter));
  for (const [, body = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', first = ''] of body.matchAll(
      /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]{4})>/g,
    ))
      for (let glyph = Number.parseInt(from, 16); glyph <= Number.parseInt(to, 16); glyph++)
        letters.set(glyph, String.fromCharCode(Number.parseInt(first, 16) + glyph - Number.parseInt(from, 16)));
  return letters;
}

const readIn = (letters: ReadonlyMap<number, string>, part: string): string =>
  stringsOf(part)
    .map((string) => {
      let text = '';
      for (let at = 0; at + 1 < string.length; at += 2) text += letters.get(string.readUInt16BE(at)) ?? '';
      return text;
    })
    .join('');
