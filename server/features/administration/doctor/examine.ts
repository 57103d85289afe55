/** `npm run doctor`: everything that an operator can have wrong, looked at in turn; nothing is changed. */
import { join } from 'node:path';
import type { Environment } from '#server/platform/environment.ts';
import type { Finding } from './finding.ts';
import { examineCopies } from './of-copies.ts';
import { examineDatabase } from './of-database.ts';
import { examineBackups, examineClock, examineFiles, examineFolder } from './of-machine.ts';
import { examineMail } from './of-mail.ts';
import { examineMailbox } from './of-mailbox.ts';
import { examineSettings } from './of-settings.ts';
import { examineSite } from './of-site.ts';

export interface ExamineOptions {
  dkim?: string | undefined;
  /** Where backups are kept; absent: in `BACKUP_TO`, or the data folder. */
  backups?: string | undefined;
  nameServers?: readonly string[] | undefined;
}

/** The findings, each as soon as it is there. What does not answer is a finding, and keeps no other from being looked at. */
export async function* examine(env: Environment, options: ExamineOptions = {}): AsyncGenerator<Finding> {
  yield* examineSettings(env);
  yield* examineFolder(env);
  yield* examineClock();
  yield* examineDatabase(env);
  yield* examineFiles(env);
  yield* examineSite(env);
  yield* examineMail(env, options);
  yield* examineMailbox(env);
  if (env.BACKUP_TO && options.backups === undefined) yield* examineCopies(env);
  else yield* examineBackups(options.backups ?? join(env.DATA_DIR, 'backups'));
}
