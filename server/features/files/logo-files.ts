/** Where the journal's mark lies in the file store, and the address that carries it. */
import { randomBytes } from 'node:crypto';
import type { Picture } from '#server/documents/metadata/clean-picture.ts';

const folder = 'identidad';

/** A new name for each, so that no browser shows the one before. */
export const newLogoName = (type: Picture['type']) => `${randomBytes(12).toString('base64url')}.${type}`;
/** The address of a mark, on this site. */
export const logoAddress = (name: string) => `/files/${folder}/${name}`;
/** Its place in the file store. */
export const logoFile = (name: string) => `${folder}/${name}`;

/** The file of a mark's address; undefined for the platform's own. */
export const fileOfLogo = (logo: string): string | undefined =>
  logo.startsWith(logoAddress('')) ? logoFile(logo.slice(logoAddress('').length)) : undefined;
