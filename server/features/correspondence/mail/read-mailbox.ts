/**
 * Reads the mailbox to which mails come back (`IMAP_URL`, docs/returned-mail.md), as POST /api/mail-returns is told of them. What reports
 * a return of ours is marked as read; all else stays unread for who reads the mailbox beside the platform, and nothing is moved or deleted.
 */
import type { ImapFlow } from 'imapflow';
import { z } from 'zod';
import { minuteMs } from '#contract/time.ts';
import type { Environment } from '#server/platform/environment.ts';
import { defineJob, type JobKind } from '#server/platform/jobs/kind.ts';
import { inMailbox } from '#server/platform/mail/mailbox.ts';
import { longestReport } from '#server/platform/mail/read-report.ts';
import type { Services } from '#server/platform/services.ts';
import { takeReturn, toldByMail } from './take-report.ts';

/** Mails of one turn, the first that came first, and of one question to the server. */
const most = { ofTurn: 1_000, atOnce: 50 };
/** A server that is slow without end holds the turn no longer. */
const longestTurnMs = 10 * minuteMs;
/** The keyword (RFC 3501 §2.3.2) of what the platform has looked at. */
const lookedAt = 'Pliego';

type Reading = Pick<Services, 'db' | 'transact' | 'mailSecret' | 'env' | 'log'>;

export interface MailboxTurn {
  /** Mails that were looked at. */
  leidos: number;
  /** Of those, reports that a mail of ours came back. */
  devueltos: number;
  /** Too large to be read: flagged, for a person to look at. */
  grandes: number;
}

/**
 * One turn. What a mail leads to is recorded before the mail is marked: killed in between, it is read again, and counts no second time.
 * A mail whose return cannot be recorded stays as it is, and keeps no other from being read. Throws MailboxError where the mailbox cannot
 * be read, and the first of what could not be recorded.
 */
export async function readMailbox(services: Reading, url: string, signal: AbortSignal): Promise<MailboxTurn> {
  const turn = { leidos: 0, devueltos: 0, grandes: 0 };
  const failed: unknown[] = [];
  const whole = AbortSignal.any([signal, AbortSignal.timeout(longestTurnMs)]);
  await inMailbox(url, { signal: whole }, async (client) => {
    const waiting = await client.search({ seen: false, flagged: false, unKeyword: lookedAt }, { uid: true });
    if (!waiting) throw new Error('its server does not say what is unread.');
    const uids = waiting.sort((one, other) => one - other).slice(0, most.ofTurn);
    for (let at = 0; at < uids.length; at += most.atOnce) {
      const sizes = await sizesOf(client, uids.slice(at, at + most.atOnce));
      const large = [...sizes].filter(([, bytes]) => bytes > longestReport);
      for (const [uid, bytes] of large)
        services.log.warn({ uid, bytes }, 'reading the mailbox of returned mail: a mail is too large, and is flagged');
      turn.grandes += large.length;
      await mark(
        client,
        large.map(([uid]) => uid),
        ['\\Flagged', lookedAt],
      );
      const returns: number[] = [];
      const others: number[] = [];
      for (const [uid, bytes] of sizes) {
        if (bytes > longestReport) continue;
        const text = await textOf(client, uid);
        if (text === undefined) continue;
        turn.leidos++;
        const told = toldByMail(services, text);
        if (!told) others.push(uid);
        else
          try {
            await takeReturn(services, told);
            returns.push(uid);
          } catch (error) {
            failed.push(error);
          }
      }
      turn.devueltos += returns.length;
      await mark(client, returns, ['\\Seen', lookedAt]);
      await mark(client, others, [lookedAt]);
    }
  });
  if (failed.length > 0) throw failed[0];
  return turn;
}

/** Bytes by number. One that somebody moved away meanwhile is not there. */
async function sizesOf(client: ImapFlow, uids: readonly number[]): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  for await (const { uid, size } of client.fetch(uids.join(','), { uid: true, size: true }, { uid: true }))
    if (uids.includes(uid)) sizes.set(uid, size ?? Number.POSITIVE_INFINITY);
  return sizes;
}

/** Without being marked as read by it (BODY.PEEK). Undefined where it is no more. */
async function textOf(client: ImapFlow, uid: number): Promise<string | undefined> {
  const found = await client.fetchOne(`${uid}`, { source: { start: 0, maxLength: longestReport } }, { uid: true });
  return (found || undefined)?.source?.toString('utf8');
}

/** A server that keeps no keywords has what was looked at marked as read instead, or it would be looked at for ever. */
async function mark(client: ImapFlow, uids: readonly number[], flags: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const kept = client.mailbox ? client.mailbox.permanentFlags : undefined;
  const takesKeywords = !kept || kept.has('\\*') || kept.has(lookedAt);
  const asked = flags.map((flag) => (flag === lookedAt && !takesKeywords ? '\\Seen' : flag));
  if (!(await client.messageFlagsAdd(uids.join(','), [...new Set(asked)], { uid: true })))
    throw new Error('its server does not keep what is marked there.');
}

/** Every five minutes. Its result: how many mails were looked at, and how many had come back; null where there is no mailbox. */
export const readingMailbox = defineJob({
  tipo: 'correo.devueltos',
  datos: z.object({}),
  // Over some three hours, so that a wrong password is not tried so often that its server shuts us out.
  tries: 8,
  everyMs: 5 * minuteMs,
  // A slow server keeps nothing else waiting.
  atOnce: 1,
  work: async (services: Services, { signal }) =>
    services.env.IMAP_URL ? readMailbox(services, services.env.IMAP_URL, signal) : null,
});

const { everyMs: _, ...noMoreReading } = readingMailbox;

/** The kinds as this platform's settings ask for them: without a mailbox it comes no more, and a turn that waits from before ends. */
export const asMailbox = (kinds: readonly JobKind<Services>[], env: Environment): readonly JobKind<Services>[] =>
  env.IMAP_URL ? kinds : kinds.map((kind) => (kind === readingMailbox ? noMoreReading : kind));
