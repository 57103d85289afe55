import { importWords } from './words.ts';

/** Why an archive is refused. The message, in the machine's language, names the part of it, and the field where there is one. */
export class ImportError extends Error {
  override name = 'ImportError';
  constructor(part: string, field: string, why: string) {
    super(`${importWords.at(part, field)}: ${why}`);
  }
}
