import type { ExportedPicture, ExportedWork } from './exported-work.ts';
import { visit } from './nodes.ts';

/** The pictures of a text by their addresses, one after the other so that only what is kept fills memory. */
export async function loadPictures({ documento, pictures }: ExportedWork): Promise<Map<string, ExportedPicture>> {
  const addresses = new Set<string>();
  visit(documento, (node) => {
    if ((node.type === 'figure' || node.type === 'table') && node.attrs.src) addresses.add(node.attrs.src);
  });
  const found = new Map<string, ExportedPicture>();
  for (const address of addresses) {
    const picture = await pictures(address);
    if (picture) found.set(address, picture);
  }
  return found;
}
