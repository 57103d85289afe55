/** What is encrypted comes back as it was, or not at all: no byte of it may be changed, moved, taken away or added. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { lots } from '#server/testing/seed.ts';
import { decrypted, encrypted, keyIdOf } from './cipher.ts';

const key = 'una clave bastante larga para probar';
const chunk = 64 * 1024;
const sealedChunk = chunk + 16;
const headerBytes = 40;

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function gathered(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}
const seal = (bytes: Uint8Array, size = 1000) => gathered(encrypted(key, inPieces(bytes, size)));
const open = (bytes: Uint8Array, phrase: string | undefined = key, size = 777) =>
  gathered(decrypted(inPieces(bytes, size), phrase));

it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 5])('brings %i bytes back', async (length) => {
  const plain = randomBytes(length);
  const sealed = await seal(plain);
  expect(sealed.length).toBe(headerBytes + length + 16 * Math.max(1, Math.ceil(length / chunk)));
  expect(await open(sealed)).toEqual(plain);
  expect(await open(sealed, key, 100_000)).toEqual(plain);
});

it('hides what it holds and with what, and is another each time', async () => {
  const plain = Buffer.from('los evaluadores de la obra '.repeat(100));
  const [one, other] = [await seal(plain), await seal(plain)];
  expect(one.includes('evaluadores')).toBe(false);
  expect(one.includes(key)).toBe(false);
  expect(one.subarray(0, 24)).toEqual(other.subarray(0, 24));
  expect(one.subarray(24)).not.toEqual(other.subarray(24));
});

it('says which key it wants before it gives a byte', async () => {
  const sealed = await seal(randomBytes(3 * chunk));
  const id = await keyIdOf(key);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  const given = async (phrase: string | undefined) => {
    const found = decrypted(inPieces(sealed, 500), phrase);
    return (await found.next()).value;
  };
  await expect(given(undefined)).rejects.toThrow(id);
  await expect(given('otra clave, tan larga como aquella')).rejects.toThrow(`se cifró con otra clave (${id})`);
});

it('passes on what was never encrypted', async () => {
  const plain = randomBytes(3000);
  expect(await open(plain, undefined)).toEqual(plain);
  expect(await open(Buffer.from('corto'), undefined)).toEqual(Buffer.from('corto'));
});

it('refuses a byte that was changed, wherever', async () => {
  const sealed = await seal(randomBytes(chunk + 100));
  const draw = lots();
  const drawn = Array.from({ length: 6 }, () => Math.floor(draw() * sealed.length));
  for (const at of [16, 24, 39, 40, headerBytes + sealedChunk, sealed.length - 1, ...drawn.filter((at) => at >= 16)]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(open(changed), String(at)).rejects.toThrow();
  }
});

it('refuses what ends early, at whatever place, goes on too long, or has its pieces in another order', async () => {
  const sealed = await seal(randomBytes(3 * chunk));
  const piece = (at: number) => sealed.subarray(headerBytes + at * sealedChunk, headerBytes + (at + 1) * sealedChunk);
  const header = sealed.subarray(0, headerBytes);
  for (const end of [
    headerBytes,
    headerBytes + 5,
    headerBytes + sealedChunk,
    headerBytes + 2 * sealedChunk,
    sealed.length - 1,
  ])
    await expect(open(sealed.subarray(0, end)), String(end)).rejects.toThrow(/dañada|incompleta/);
  for (const parts of [
    [header, piece(1), piece(0), piece(2)],
    [header, piece(0), piece(2)],
    [header, piece(0), piece(0), piece(1), piece(2)],
    [sealed, Buffer.alloc(1)],
    [sealed, piece(2)],
  ])
    await expect(open(Buffer.concat(parts))).rejects.toThrow(/dañada|incompleta/);
  // Of another copy with the same key.
  const other = await seal(randomBytes(3 * chunk));
  await expect(open(Buffer.concat([header, other.subarray(headerBytes)]))).rejects.toThrow(/dañada/);
});
