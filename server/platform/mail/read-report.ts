/**
 * Mails in which a server tells that another came back: reports of delivery (RFC 3464) and complaints of readers (ARF, RFC 5965). All that is
 * not one of these, as a holiday's answer, says nothing.
 */

import { kindOfRefusal, type Returned } from './return-kind.ts';

/** No more of a mail is looked at: a report stands at its beginning, and what it reports on behind it. */
export const longestReport = 256 * 1024;

/** What the mail reports; undefined where nothing came back: it is no report, or one of a delay or a success. */
export function readReport(mail: string): Returned | undefined {
  const text = mail.slice(0, longestReport).replace(/\r\n?/g, '\n');
  const { head, body } = divide(text);
  const type = headerOf(head, 'content-type');
  if (!type || !/^multipart\/report\b/i.test(type)) return undefined;
  const [, quoted, bare] = /\bboundary=(?:"([^"\n]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return undefined;
  for (const part of `\n${body}`.split(`\n--${boundary}`).slice(1, 1 + mostParts)) {
    const of = divide(part.replace(/^[ \t]*\n/, ''));
    const kind = headerOf(of.head, 'content-type') ?? '';
    const said = decoded(of.body, headerOf(of.head, 'content-transfer-encoding'));
    if (/^message\/(?:global-)?delivery-status\b/i.test(kind)) return readStatus(said);
    if (/^message\/feedback-report\b/i.test(kind)) return readComplaint(said);
  }
  return undefined;
}

const mostParts = 10;

/** Of several readers the one that failed: each of our mails has one. */
function readStatus(said: string): Returned | undefined {
  for (const block of said.split(/\n[ \t]*\n/).slice(0, 20)) {
    if (headerOf(block, 'action')?.toLowerCase() !== 'failed') continue;
    const [code] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(headerOf(block, 'status') ?? '') ?? [];
    const palabras = headerOf(block, 'diagnostic-code')?.replace(/^\s*[\w-]+;\s*/, '') ?? code ?? '';
    const [, reply] = /^([45]\d\d)\b/.exec(palabras) ?? [];
    // What a server said in its answer is nearer to the truth than the code of who reports it: 5.0.0 says no more than 'failed'.
    const [said] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(palabras) ?? [];
    const exact = code && !/^5\.0\./.test(code) ? code : said;
    return { clase: kindOfRefusal({ code: exact, reply: Number(reply ?? 0), words: palabras }), palabras };
  }
  return undefined;
}

/** `not-spam` is no complaint; all other types are. */
function readComplaint(said: string): Returned | undefined {
  const type = headerOf(said, 'feedback-type')?.toLowerCase();
  return type === undefined || type === 'not-spam' ? undefined : { clase: 'QUEJA', palabras: type };
}

function divide(text: string): { head: string; body: string } {
  const at = text.indexOf('\n\n');
  return at < 0 ? { head: text, body: '' } : { head: text.slice(0, at), body: text.slice(at + 2) };
}

/** A field of a header, its lines made one. */
function headerOf(head: string, name: string): string | undefined {
  const lines = head.split('\n');
  const at = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
  if (at < 0) return undefined;
  let value = lines[at]?.slice(name.length + 1) ?? '';
  for (const line of lines.slice(at + 1)) {
    if (!/^[ \t]/.test(line)) break;
    value += ` ${line.trim()}`;
  }
  return value.trim();
}

function decoded(body: string, encoding = ''): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8').replace(/\r\n?/g, '\n');
    case 'quoted-printable':
      return body
        .replace(/=[ \t]*\n/g, '')
        .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    default:
      return body;
  }
}
