/** The text of an XML file's bytes: what the file says of its encoding is believed, and held to it. */
import { isUtf8 } from 'node:buffer';
import { remark } from '#contract/remarks.ts';
import { XmlError } from './xml.ts';

/** Their decoders read any byte, those that stand for nothing as the controls U+0080–U+009F (U+0085 ends lines). */
const oneByte = /^(?:windows|iso-8859|koi8|macintosh|x-mac|ibm866)/;
const standsForNothing = /[\x80-\x84\x86-\x9f]/;
const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/**
 * Its first bytes say the encoding, or else its declaration; UTF-8 where neither does. Where they contradict one another
 * the byte order mark is right (RFC 7303 §3.2). Throws XmlError where the encoding is unknown, or the bytes are not in it:
 * never is a character put for what could not be read.
 */
export function decodeXml(bytes: Uint8Array): string {
  const marked = encodingOfStart(bytes);
  const declared = declaredEncoding(bytes);
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says: programs write it of strings.
  const encoding = marked ?? (declared && /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(declared) ? 'utf-8' : declared);
  const decoder = decoderOf(encoding ?? 'utf-8');
  const misfit = encoding ? remark('otherEncoding', { encoding }) : remark('notUtf8');
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch (cause) {
    throw new XmlError(misfit, { cause });
  }
  // Text in one byte a character that happens to be UTF-8 beyond ASCII is no text: 'ArtÃ­culo'.
  const isMistaken = oneByte.test(decoder.encoding) && (standsForNothing.test(text) || isUtf8Beyond(bytes));
  if (isMistaken) throw new XmlError(misfit);
  return text;
}

const isUtf8Beyond = (bytes: Uint8Array) => isUtf8(bytes) && !isAscii(bytes);

/** By the byte order mark, or by how '<' is written where there is none (XML 1.0, appendix F). */
function encodingOfStart([a, b, c, d]: Uint8Array): string | undefined {
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0)) return 'utf-32';
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return undefined;
}

const declaredEncoding = (bytes: Uint8Array): string | undefined =>
  /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(
    Buffer.from(bytes.subarray(0, 400)).toString('latin1'),
  )?.[1];

function decoderOf(encoding: string): TextDecoder {
  // ASCII is UTF-8's beginning; the names of the web would read it as windows-1252.
  const name = /^(?:us-)?ascii$/i.test(encoding) ? 'utf-8' : encoding;
  try {
    return new TextDecoder(name, { fatal: true });
  } catch (cause) {
    throw new XmlError(remark('encoding'), { cause });
  }
}
