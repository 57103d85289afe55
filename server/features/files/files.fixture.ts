/** Files as tests upload them. */
import type { FileKind } from '#contract/vocabulary.ts';
import type { TestPerson } from '#server/testing/platform.ts';

export const csv = 'año,lluvia\n2024,312\n';

/** Uploads a file to a draft: a table of data unless said. */
export function upload(
  author: TestPerson,
  id: string,
  {
    clase = 'DATOS',
    nombre = 'datos.csv',
    content = csv,
  }: { clase?: FileKind; nombre?: string; content?: BlobPart } = {},
) {
  return author.call.uploadFile({ params: { id }, query: { clase, nombre }, body: new File([content], nombre) });
}
