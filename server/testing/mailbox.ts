/** What people find in their mail. */
import { eq } from 'drizzle-orm';
import { mails } from '#server/platform/database/schema.ts';
import type { TestPlatform } from './platform.ts';

/** The mails to an address, the first first. */
export const mailsTo = ({ services }: TestPlatform, email: string) =>
  services.db.select().from(mails).where(eq(mails.para, email)).orderBy(mails.fechaCreacion, mails.id);

/** All of them. */
export const allMails = ({ services }: TestPlatform) => services.db.select().from(mails);

/** The tokens of the mailed links that lead to a page, the first first. */
export async function tokensTo(platform: TestPlatform, email: string, page: string): Promise<string[]> {
  const links = new RegExp(`${page}\\?token=([\\w-]+)`);
  return (await mailsTo(platform, email)).flatMap(({ texto }) => links.exec(texto)?.[1] ?? []);
}
