import { publications } from '../database/schema.ts';
import { eq } from '../database/sql.ts';
import type { OfJournal } from '../kept-journals.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'db' | 'settings'>;

/** The journal and section of a work known by its id alone, as mails do; undefined where it makes no difference. */
export async function placeOfWork(
  { db, settings }: Asked,
  publicacionId: string | undefined,
): Promise<OfJournal | undefined> {
  if (publicacionId === undefined || settings.journals().length < 2) return undefined;
  const { revistaId, seccionId } = publications;
  const [work] = await db.select({ revistaId, seccionId }).from(publications).where(eq(publications.id, publicacionId));
  return work;
}
