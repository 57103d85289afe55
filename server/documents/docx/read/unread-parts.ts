/** What a Word document may hold that our texts do not, told to whoever brings it in. */
import { type Remark, remark } from '#contract/remarks.ts';
import type { Warnings } from '#server/documents/jats/read/warnings.ts';
import type { Archive } from '../archive.ts';

const signs: readonly (readonly [RegExp, Remark])[] = [
  [/<c:chart\b/, remark('chart')],
  [/<dgm:relIds\b/, remark('smartArt')],
  [/<o:OLEObject\b/, remark('embedded')],
  [/<w:(?:ins|del|moveFrom|moveTo) /, remark('changesAccepted')],
];

/** `main` is the XML of the document's body. */
export function warnOfTheUnreadable(main: string, archive: Archive, warnings: Warnings): void {
  for (const [sign, said] of signs) if (sign.test(main)) warnings.add(said);
  if (archive.has('word/comments.xml') && main.includes('<w:commentReference')) warnings.add(remark('commentsLeft'));
}
