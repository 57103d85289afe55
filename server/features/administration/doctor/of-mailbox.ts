/** The mailbox of returned mail: whether it opens, and what was read can be marked there. */
import type { Environment } from '#server/platform/environment.ts';
import { sayError } from '#server/platform/error-words.ts';
import { inMailbox, MailboxError } from '#server/platform/mail/mailbox.ts';
import { type Finding, patienceMs, well, wrong } from './finding.ts';
import { doctorWords as words } from './words.ts';

/** Opens the mailbox of IMAP_URL, where there is one, and looks at no mail. */
export async function* examineMailbox({ IMAP_URL }: Pick<Environment, 'IMAP_URL'>): AsyncGenerator<Finding> {
  if (!IMAP_URL) return;
  try {
    await inMailbox(IMAP_URL, { signal: AbortSignal.timeout(patienceMs) }, async () => undefined);
    yield well(words.mailbox);
  } catch (error) {
    yield wrong(
      words.mailboxWrong(error instanceof MailboxError ? error.said : sayError(error)),
      words.noAnswerAdvice('IMAP_URL'),
    );
  }
}
