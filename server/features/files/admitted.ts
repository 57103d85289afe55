/** Which types of file each class takes. */
import type { FaultCode } from '#contract/faults.ts';
import type { FileKind } from '#contract/vocabulary.ts';
import { docxType, htmlType } from './file-type.ts';
import { notAdmitted } from './uploaded-name.ts';

const odtType = 'application/vnd.oasis.opendocument.text';
const texts = ['text/plain', 'text/x-tex', 'text/markdown'];
const figures = ['image/png', 'image/jpeg', 'image/webp', 'image/tiff', 'image/svg+xml'];

/** Data and supplements may be anything that does not run. */
const takes: Partial<Record<FileKind, { types: readonly string[]; code: FaultCode }>> = {
  MANUSCRITO: {
    types: ['application/pdf', docxType, odtType, ...texts],
    code: 'archivo_manuscrito',
  },
  FIGURA: {
    types: [...figures, 'application/pdf', 'application/eps', 'application/postscript'],
    code: 'archivo_figura',
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
  if (programs.includes(tipo)) throw notAdmitted('archivo', 'archivo_programa');
  if (tipo === htmlType) throw notAdmitted('archivo', 'archivo_pagina');
  const kind = takes[clase];
  if (kind && !kind.types.includes(tipo)) throw notAdmitted('clase', kind.code);
}
