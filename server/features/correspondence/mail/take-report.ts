/** What a report of a mail that came back leads to, however it reached the platform. */
import { mailOfToken } from '#server/platform/mail/mail-token.ts';
import { readReport } from '#server/platform/mail/read-report.ts';
import type { Returned } from '#server/platform/mail/return-kind.ts';
import { recordReturn } from '#server/platform/mail/returned.ts';
import type { Services } from '#server/platform/services.ts';

type Returning = Pick<Services, 'db' | 'transact' | 'mailSecret'>;

export type Told = Returned & { correoId: string };

/** The return that a mail reports, with the mail that came back; undefined where it is no report, or of none of ours. */
export function toldByMail(services: Returning, text: string): Told | undefined {
  const returned = readReport(text);
  const correoId = returned && mailNamed(services, text);
  return correoId ? { correoId, ...returned } : undefined;
}

/** Records a return in a transaction of its own. False where it was known. */
export const takeReturn = ({ db, transact }: Returning, told: Told): Promise<boolean> =>
  transact(() => recordReturn(db, told));

/** A mail by its token, or by the Message-ID that it had: nobody but its reader and its server has seen either. */
export const mailNamed = ({ mailSecret }: Pick<Services, 'mailSecret'>, text: string): string | undefined =>
  mailOfToken(mailSecret, text) ??
  /<?\b([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})@/i.exec(text)?.[1]?.toLowerCase();
