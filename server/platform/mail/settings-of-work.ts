import { publications } from '../database/schema.ts';
import { eq } from '../database/sql.ts';
import type { HeldSettings } from '../kept-journals.ts';
import type { Services } from '../services.ts';

/** The settings that hold for a work known by its id alone, as mails do; the platform's where there is no work. */
export async function settingsOfWork(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  publicacionId: string | undefined,
): Promise<HeldSettings> {
  if (publicacionId === undefined || settings.journals().length < 2) return settings.get();
  const { revistaId, seccionId } = publications;
  const [work] = await db.select({ revistaId, seccionId }).from(publications).where(eq(publications.id, publicacionId));
  return work ? settings.of(work) : settings.get();
}
