import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageOfMachine } from './machine-words.ts';

it.each([
  [{}, 'es'],
  [{ LANG: 'C.UTF-8' }, 'es'],
  [{ LANG: 'POSIX' }, 'es'],
  [{ LANG: 'es_MX.UTF-8' }, 'es'],
  [{ LANG: 'es' }, 'es'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'est_EE.UTF-8' }, 'en'],
  [{ LANG: 'es_ES.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'C' }, 'es'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: '' }, 'en'],
])('a machine with %o is spoken to in %s', (env, language) => expect(languageOfMachine(env)).toBe(language));

it.each([
  ['es_ES.UTF-8', 'No hay ninguna restauración a medias.'],
  ['en_US.UTF-8', 'No restore was left half done.'],
])('a command says in %s: %s', (locale, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-words-'));
  try {
    const env = { ...process.env, LC_ALL: locale, DATA_DIR: folder, DATABASE_URL: '', S3_URL: '' };
    const command = ['scripts/restore.ts', '--finish'];
    expect(execFileSync(process.execPath, command, { env, encoding: 'utf8' })).toBe(`${sentence}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
