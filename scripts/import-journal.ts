/** An exported journal into an empty platform, told step by step on the terminal. */
import { openProgress } from '#scripts/progress.ts';
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
    progress.tell('Compruebo el archivo entero …');
    const archive = await JournalArchive.open(path);
    try {
      const plan = await checkArchive(archive, tick);
      progress.end();
      tellPlan(plan);
      if (plan.conRol.ADMIN.length > 0 && !agreed) {
        console.log('No se ha incorporado nada. Si conoces esas cuentas, repite la orden con --si.');
        return false;
      }
      progress.tell('Incorporo la revista …');
      await importJournal(services, archive, tick);
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error;
    throw new Error(
      'Esta plataforma ya tiene contenido: una revista solo se incorpora a una vacía. Elige otro DATA_DIR.',
    );
  } finally {
    progress.end();
  }
  console.log('Revista incorporada; su registro de actividad está verificado. Ya puedes arrancarla: npm start');
  return true;
}

function tellPlan({ cuentas, conRol, contrasenas, faltan }: Plan): void {
  console.log(
    `Trae ${cuentas.obras} obras, ${cuentas.versiones} versiones, ${cuentas.revisiones} revisiones, ` +
      `${cuentas.personas} personas, ${cuentas.archivos} archivos y ${cuentas.actividad} entradas de actividad.`,
  );
  if (conRol.ADMIN.length > 0) console.log(`Administrarán la plataforma: ${conRol.ADMIN.join(', ')}.`);
  if (conRol.EDITOR.length > 0) console.log(`Editarán: ${conRol.EDITOR.join(', ')}.`);
  for (const ruta of faltan) console.warn(`! ${ruta}: ya faltaba en la plataforma de origen.`);
  if (!contrasenas)
    console.log(
      'Las cuentas vienen sin contraseña: cada persona pide una nueva en «¿Olvidaste tu contraseña?». ' +
        'Para entrar tú antes, haz una cuenta de administración: npm run setup -- CORREO',
    );
}
