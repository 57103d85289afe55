/** The copies that the platform makes of itself: whether their place can be reached and how old the newest is. */
import { tooOldHours } from '#contract/entities/own-copies.ts';
import { hourMs } from '#contract/time.ts';
import { keyIdOf } from '#server/platform/backup/cipher.ts';
import { listCopies, openCopyStore } from '#server/platform/backup/copies.ts';
import type { Environment } from '#server/platform/environment.ts';
import { sayError } from '#server/platform/error-words.ts';
import { type Finding, look, well, wrong } from './finding.ts';
import { doctorWords as words } from './words.ts';

export async function* examineCopies(env: Environment): AsyncGenerator<Finding> {
  const { BACKUP_KEY = '' } = env;
  try {
    const copies = await listCopies(await openCopyStore(env));
    const [newest] = copies;
    if (!newest) {
      yield look(words.noCopy, words.noCopyAdvice);
      return;
    }
    const hours = (Date.now() - newest.made.getTime()) / hourMs;
    if (hours > tooOldHours) yield wrong(words.oldBackup(hours / 24), words.oldCopyAdvice);
    else yield well(words.backup(Math.max(0, hours / 24)));
    const key = await keyIdOf(BACKUP_KEY);
    const others = copies.filter(({ keyId }) => keyId !== key).length;
    if (others > 0) yield look(words.otherKeys(others, key), words.otherKeysAdvice);
  } catch (error) {
    yield wrong(words.copiesWrong(sayError(error)), words.copiesAdvice);
  }
}
