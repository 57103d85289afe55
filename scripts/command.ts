/**
 * What every command has in common: how it says that it was called wrongly, and that it failed. A command imports by itself
 * only what reads its arguments and the settings, the rest where its work begins: who mistyped hears of it at once.
 */
import { commandWords } from '#scripts/words.ts';
import { sayError } from '#server/platform/error-words.ts';

/** Says how the command is called, and ends it with 2. */
export function sayUsage(command: keyof typeof commandWords.usage): never {
  process.stderr.write(`${commandWords.usage[command]}\n`);
  process.exit(2);
}

/** Does the work of a command. What fails is said in a line or two, after `beforeSaying`, and the command ends with 1. */
export async function runCommand(work: () => Promise<void>, beforeSaying = () => {}): Promise<void> {
  try {
    await work();
  } catch (error) {
    beforeSaying();
    process.stderr.write(`${sayError(error)}\n`);
    process.exitCode = 1;
  }
}
