import type { ExportedWork } from './exported-work.ts';

/** An address of a text as one that leads there from any file: `/contacto` is a page of this site. */
export const absolute = (address: string, { direccion }: Pick<ExportedWork, 'direccion'>): string =>
  address.startsWith('/') ? new URL(address, direccion).href : address;
