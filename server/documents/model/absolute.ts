import type { ExportedWork } from './exported-work.ts';

/** An address of a text as one that leads there from any file, where the site's own is known: `/contacto` is a page of it. */
export const absolute = (address: string, { direccion }: Pick<ExportedWork, 'direccion'>): string =>
  address.startsWith('/') && direccion ? new URL(address, direccion).href : address;
