/** Media types in words: what sort of file it is, and the name of its format, which is the same in every language. */
export type FileSort =
  | 'document'
  | 'image'
  | 'sheet'
  | 'slides'
  | 'text'
  | 'data'
  | 'archive'
  | 'audio'
  | 'video'
  | 'other';

const known: Record<string, readonly [FileSort, string]> = {
  'application/pdf': ['document', 'PDF'],
  'application/postscript': ['image', 'EPS'],
  'application/eps': ['image', 'EPS'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['document', 'Word'],
  'application/msword': ['document', 'Word'],
  'application/vnd.oasis.opendocument.text': ['document', 'OpenDocument'],
  'application/rtf': ['document', 'RTF'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['sheet', 'Excel'],
  'application/vnd.ms-excel': ['sheet', 'Excel'],
  'application/vnd.oasis.opendocument.spreadsheet': ['sheet', 'OpenDocument'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['slides', 'PowerPoint'],
  'application/vnd.ms-powerpoint': ['slides', 'PowerPoint'],
  'application/vnd.oasis.opendocument.presentation': ['slides', 'OpenDocument'],
  'application/x-tex': ['text', 'LaTeX'],
  'text/x-tex': ['text', 'LaTeX'],
  'application/x-latex': ['text', 'LaTeX'],
  'text/x-bibtex': ['text', 'BibTeX'],
  'text/markdown': ['text', 'Markdown'],
  'text/plain': ['text', ''],
  'text/csv': ['data', 'CSV'],
  'text/tab-separated-values': ['data', 'TSV'],
  'application/json': ['data', 'JSON'],
  'application/xml': ['data', 'XML'],
  'text/xml': ['data', 'XML'],
  'application/gzip': ['archive', 'GZIP'],
  'application/x-7z-compressed': ['archive', '7z'],
  'application/x-rar-compressed': ['archive', 'RAR'],
  'application/zip': ['archive', 'ZIP'],
  'application/x-tar': ['archive', 'TAR'],
  'image/svg+xml': ['image', 'SVG'],
  'audio/mpeg': ['audio', 'MP3'],
  'video/quicktime': ['video', 'QuickTime'],
};
const families: Record<string, FileSort> = { image: 'image', audio: 'audio', video: 'video', text: 'text' };

/** The sort of a file and its format's name, empty where its sort says all. */
export function fileType(type: string): { sort: FileSort; format: string } {
  const [family = '', name = ''] = type.split('/');
  const [sort, format] = known[type] ?? [families[family] ?? 'other', name.replace(/^x-/, '').toUpperCase()];
  return { sort, format };
}
