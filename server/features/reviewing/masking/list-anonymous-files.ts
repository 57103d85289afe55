import type { AnonymousFile } from '#contract/entities/anonymise.ts';
import { inWords } from '#contract/faults.ts';
import { faultCodeSchema } from '#contract/issue-faults.ts';
import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { removedInWords } from '#server/documents/metadata/removed-words.ts';
import { languageOf } from '#server/features/accounts/language.ts';
import { copiesOf } from '#server/features/files/copies.ts';
import { submittedFilesOf } from '#server/features/files/list.ts';
import { neutralName } from '#server/features/files/neutral-name.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadIdentityLeaks } from '#server/policy/index.ts';

/**
 * What becomes of the files of a work, of its draft while it is one, for who must not know whose they are. Throws
 * `no_encontrado`, and `sin_permiso` unless the reader wrote the work or runs it.
 */
export async function listAnonymousFiles(services: Services, viewer: Person, id: string): Promise<AnonymousFile[]> {
  const work = await readableWork(services, viewer, id);
  if (!canReadIdentityLeaks(viewer, work)) throw refuse('sin_permiso');
  const { files, submitted } = await submittedFilesOf(services, work);
  const copies = await copiesOf(services, files);
  const language = await languageOf(services, viewer);
  return files.map((file) => {
    const copy = copies.get(file.id);
    return {
      id: file.id,
      nombre: file.nombre,
      copia: copy?.sha256 ? neutralName(file, submitted) : null,
      quitado: removedInWords(copy?.quitado ?? [], language),
      motivo: copy?.motivo ? said(copy.motivo, language) : null,
    };
  });
}

/** Copies of earlier releases keep their reason as a sentence. */
const said = (motivo: string, language: Language): string => {
  const code = faultCodeSchema.safeParse(motivo).data;
  return code ? inWords({ code }, language) : motivo;
};
