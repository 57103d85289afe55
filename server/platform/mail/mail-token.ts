/**
 * What proves that a mail is ours: its id with a signature, in letters that survive any mail program (RFC 4648 base32, small). It stands in
 * the sender of the envelope (VERP), so that a mail that comes back names itself. Who has it has had the mail.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { allOf, firstOf, type Keys } from '../signature.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const lengths = { id: 16, signature: 10 };
/** Of the whole: 42, so that a local part stays within its 64 (RFC 5321 §4.5.3.1.1). */
const tokenLength = Math.ceil(((lengths.id + lengths.signature) * 8) / 5);
const shape = new RegExp(`(?<![a-z0-9])[a-z2-7]{${tokenLength}}(?![a-z0-9])`, 'gi');
/** Of one text so many are looked at. */
const mostLookedAt = 50;

const signatureOf = (secret: Uint8Array, id: Buffer) =>
  createHmac('sha256', secret).update('mail').update(id).digest().subarray(0, lengths.signature);

export function mailToken(secret: Keys, correoId: string): string {
  const id = Buffer.from(correoId.replaceAll('-', ''), 'hex');
  return encode(Buffer.concat([id, signatureOf(firstOf(secret), id)]));
}

/** The mail that the first true token of the text names. */
export function mailOfToken(secret: Keys, text: string): string | undefined {
  let looked = 0;
  for (const [token] of text.matchAll(shape)) {
    if (++looked > mostLookedAt) return undefined;
    const bytes = decode(token.toLowerCase());
    const [id, signature] = [bytes.subarray(0, lengths.id), bytes.subarray(lengths.id)];
    if (allOf(secret).some((key) => timingSafeEqual(signature, signatureOf(key, id))))
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
  return undefined;
}

/** The address with the token in it, as `rebotes+TOKEN@casa.es`. */
export function addressWith(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function decode(token: string): Buffer {
  const bits = [...token].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const eights = bits.slice(0, (lengths.id + lengths.signature) * 8).match(/.{8}/g) ?? [];
  return Buffer.from(eights.map((eight) => Number.parseInt(eight, 2)));
}
