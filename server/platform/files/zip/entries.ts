/** Entries of a ZIP, one by one. */
import type { ZipReader } from './zip-reader.ts';

/** What other systems put into their archives for themselves ('__MACOSX/._a.xml') is left out. */
export const isOwn = (name: string) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name);

/** The bytes of an entry; undefined where it says, or has, more than `most`. Throws ZipError. */
export async function entryBytes(zip: ZipReader, name: string, most: number): Promise<Buffer | undefined> {
  if ((zip.entries.get(name)?.bytes ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of zip.read(name)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
