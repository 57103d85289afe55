import type { ExportedPicture, ExportedWork } from './exported-work.ts';
import { visit } from './nodes.ts';

/** Of all pictures of one file: more would fill the memory, which several readers share. What is beyond is left out. */
export const mostBytes = 150_000_000;

/** The journal's mark and the pictures of a text by their addresses, one after the other so that only what is kept fills memory. */
export async function loadPictures(
  { documento, pictures, revista: { logo } }: ExportedWork,
  room = mostBytes,
): Promise<Map<string, ExportedPicture>> {
  const addresses = new Set(logo === '' ? [] : [logo]);
  visit(documento, (node) => {
    if ((node.type === 'figure' || node.type === 'table') && node.attrs.src) addresses.add(node.attrs.src);
  });
  const found = new Map<string, ExportedPicture>();
  let bytes = 0;
  for (const address of addresses) {
    const picture = await pictures(address);
    if (!picture || bytes + picture.bytes.length > room) continue;
    bytes += picture.bytes.length;
    found.set(address, picture);
  }
  return found;
}

/** A picture as an address that holds it whole, `data:image/png;base64,…`. */
export const dataAddress = ({ type, bytes }: ExportedPicture): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
