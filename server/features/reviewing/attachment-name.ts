import type { ReviewRow } from './queries.ts';

/** What a file is called for a reader: its own name, or one by its place, since names may say who gave them. */
export function attachmentName(
  { numero, archivos }: Pick<ReviewRow, 'numero' | 'archivos'>,
  { id, nombre, tipo }: ReviewRow['archivos'][number],
  hidden: boolean,
): string {
  if (!hidden) return nombre;
  const place = archivos.findIndex((each) => each.id === id) + 1;
  return `Revisor ${numero}, adjunto ${place}${endings[tipo] ?? '.txt'}`;
}

const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'text/markdown': '.md',
};
