import type { FileKind } from '#contract/vocabulary.ts';

const words: Record<FileKind, string> = {
  MANUSCRITO: 'Manuscrito',
  FIGURA: 'Figura',
  DATOS: 'Datos',
  SUPLEMENTARIO: 'Material suplementario',
};

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
};

interface NamedFile {
  id: string;
  clase: FileKind;
  tipo: string;
}

/** What a copy is called, 'Manuscrito 1.docx': by its place among the submitted files of its class, the same in every version. */
export function neutralName(file: NamedFile, submitted: readonly Pick<NamedFile, 'id' | 'clase'>[]): string {
  const alike = submitted.filter(({ clase }) => clase === file.clase);
  const ending = endings[file.tipo];
  return `${words[file.clase]} ${alike.findIndex(({ id }) => id === file.id) + 1}${ending ? `.${ending}` : ''}`;
}
