/** An exported journal into an empty platform, told step by step on the terminal. */
import { openProgress } from '#scripts/progress.ts';
import { commandWords } from '#scripts/words.ts';
import { checkArchive, type Plan } from '#server/features/transfer/import/check-archive.ts';
import { importJournal, NotEmpty, refuseUnlessEmpty } from '#server/features/transfer/import/import-journal.ts';
import { JournalArchive } from '#server/features/transfer/import/journal-archive.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Checks the archive, says what it would bring, and imports it; one that brings administrators only where `agreed`, for whoever
 * made it would run the platform. Gives whether it was imported.
 */
export async function importExportedJournal(services: Services, path: string, agreed: boolean): Promise<boolean> {
  const progress = openProgress();
  const tick = () => progress.tick();
  try {
    // Before minutes are spent on checking it.
    await refuseUnlessEmpty(services);
    progress.tell(commandWords.journal.checking);
    const archive = await JournalArchive.open(path);
    try {
      const plan = await checkArchive(archive, tick);
      progress.end();
      tellPlan(plan);
      if (plan.conRol.ADMIN.length > 0 && !agreed) {
        console.log(commandWords.journal.notAgreed);
        return false;
      }
      progress.tell(commandWords.journal.importing);
      await importJournal(services, archive, tick);
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error;
    throw new Error(commandWords.journal.notEmpty);
  } finally {
    progress.end();
  }
  console.log(commandWords.journal.done);
  return true;
}

function tellPlan({ cuentas, conRol, contrasenas, faltan }: Plan): void {
  console.log(commandWords.journal.brings(cuentas));
  if (conRol.ADMIN.length > 0) console.log(commandWords.journal.administrators(conRol.ADMIN.join(', ')));
  if (conRol.EDITOR.length > 0) console.log(commandWords.journal.editors(conRol.EDITOR.join(', ')));
  for (const ruta of faltan) console.warn(`! ${commandWords.journal.lost(ruta)}`);
  if (!contrasenas) console.log(commandWords.journal.noPasswords);
}
