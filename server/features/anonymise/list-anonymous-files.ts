import type { AnonymousFile } from '#contract/entities/anonymise.ts';
import type { Person } from '#contract/workflow.ts';
import { submittedFilesOf } from '#server/features/files/submitted.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { canReadGiveaways } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { copiesOf } from './copies.ts';
import { neutralName } from './neutral-name.ts';

/**
 * What becomes of the files of a work, of its draft while it is one, for who must not know whose they are. Throws
 * `no_encontrado`, and `sin_permiso` unless the reader wrote the work or runs it.
 */
export async function listAnonymousFiles(services: Services, viewer: Person, id: string): Promise<AnonymousFile[]> {
  const work = await readableWork(services, viewer, id);
  if (!canReadGiveaways(viewer, work)) throw refuse('sin_permiso');
  const { files, submitted } = await submittedFilesOf(services, work);
  const copies = await copiesOf(services, files);
  return files.map((file) => {
    const copy = copies.get(file.id);
    return {
      id: file.id,
      nombre: file.nombre,
      copia: copy?.sha256 ? neutralName(file, submitted) : null,
      quitado: copy?.quitado ?? [],
      motivo: copy?.motivo ?? null,
    };
  });
}
