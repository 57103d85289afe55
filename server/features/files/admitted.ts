/** Which types of file each class takes. */
import type { FileKind } from '#contract/vocabulary.ts';
import { notAdmitted } from './file-name.ts';
import { docxType, htmlType } from './file-type.ts';

const odtType = 'application/vnd.oasis.opendocument.text';
const texts = ['text/plain', 'text/x-tex', 'text/markdown'];
const figures = ['image/png', 'image/jpeg', 'image/webp', 'image/tiff', 'image/svg+xml'];

/** Data and supplements may be anything that does not run. */
const takes: Partial<Record<FileKind, { types: readonly string[]; said: string }>> = {
  MANUSCRITO: {
    types: ['application/pdf', docxType, odtType, ...texts],
    said: 'Un manuscrito es un PDF, un documento de Word (.docx) u OpenDocument (.odt), LaTeX o texto en UTF-8.',
  },
  FIGURA: {
    types: [...figures, 'application/pdf', 'application/eps', 'application/postscript'],
    said: 'Una figura es un PNG, JPEG, WebP, TIFF, SVG, PDF o EPS.',
  },
};

/** What runs on the computer of whoever opens it. */
const programs: readonly string[] = [
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-apple-diskimage',
  'application/x-ms-shortcut',
  'application/x-ft-apple.alias',
  'application/vnd.ms-htmlhelp',
  'application/java-vm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/x-google-chrome-extension',
  'application/x-xpinstall',
  'application/x-deb',
  'application/x-rpm',
  'application/x-shockwave-flash',
];

/** Throws `archivo_no_admitido` unless the class takes files of the type. */
export function admit(clase: FileKind, tipo: string): void {
  if (programs.includes(tipo)) throw notAdmitted('archivo', 'Es un programa, y no guardamos programas.');
  if (tipo === htmlType) throw notAdmitted('archivo', 'Es una página web: guárdala como PDF.');
  const kind = takes[clase];
  if (kind && !kind.types.includes(tipo)) throw notAdmitted('clase', kind.said);
}
