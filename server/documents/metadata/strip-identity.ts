/**
 * Copies of files for who must not know whose they are: what programs write beside the content (who made it, where, with
 * what, who commented and changed) stays behind. What the content itself says is its author's to watch (see phrases).
 */
import { cleanPicture } from './clean-picture.ts';
import { stripOffice } from './strip-office.ts';
import { stripPdf } from './strip-pdf.ts';
import { largestStripped, NotStrippable, type Stripped } from './stripped.ts';

const office: readonly string[] = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
];
const openDocument = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)$/;
const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
/** They are what one reads in them, and nothing beside. */
const plain: readonly string[] = ['text/plain', 'text/csv', 'text/tab-separated-values'];

/** The copy. Throws NotStrippable where the file is of another kind, too large, locked or broken. */
export async function stripIdentity(bytes: Uint8Array, type: string): Promise<Stripped> {
  if (bytes.length > largestStripped) throw new NotStrippable('copia_grande');
  if (plain.includes(type)) return { bytes, removed: [] };
  if (pictures.includes(type)) return stripPicture(bytes);
  if (type === 'application/pdf') return stripPdf(bytes);
  if (office.includes(type) || openDocument.test(type)) return stripOffice(Buffer.from(bytes));
  throw new NotStrippable('copia_tipo');
}

function stripPicture(bytes: Uint8Array): Stripped {
  const picture = cleanPicture(Buffer.from(bytes));
  if (!picture) throw new NotStrippable('copia_imagen');
  return { bytes: picture.bytes, removed: picture.bytes.length < bytes.length ? ['camara'] : [] };
}
