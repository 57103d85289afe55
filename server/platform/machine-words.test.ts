import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a command says', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pliego-words-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** How a command ended, and all that it said. */
  function run(locale: string, [script, ...more]: readonly string[], settings: Record<string, string> = {}) {
    const env = { ...process.env, LC_ALL: locale, DATA_DIR: folder, DATABASE_URL: '', S3_URL: '', ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...more], {
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  }
  const [spanish, english] = ['es_ES.UTF-8', 'en_US.UTF-8'];

  it.each([
    [spanish, 'No hay ninguna restauración a medias.'],
    [english, 'No restore was left half done.'],
  ])('in %s: %s', (locale, sentence) =>
    expect(run(locale, ['restore', '--finish'])).toEqual({ status: 0, said: `${sentence}\n` }),
  );

  it.each([
    ['import'],
    ['backup', '--otra'],
    ['restore'],
    ['export'],
    ['setup', 'nadie'],
    ['audit-verify', 'x'],
    ['release', '--otra'],
  ])('how %s is called, in the language of the machine', (...command) => {
    expect(run(spanish, command)).toEqual({ status: 2, said: expect.stringMatching(/^Uso: npm run /) });
    expect(run(english, command)).toEqual({ status: 2, said: expect.stringMatching(/^Use: npm run /) });
  });

  const wrong: Record<string, string>[] = [{ PORT: 'ninguno' }, { DATABASE_URL: 'postgres://127.0.0.1:1/nada' }];
  it.each([['import', '.'], ['backup'], ['restore', 'package.json'], ['setup', 'ana@prueba.test'], ['audit-verify']])(
    'of %s, in a line or two, that a setting is wrong or the database is not there',
    (...command) => {
      for (const settings of wrong) {
        const { status, said } = run(spanish, command, settings);
        expect(status).toBe(1);
        expect(said.trim().split('\n').length).toBeLessThanOrEqual(3);
        expect(said).not.toMatch(/\n\s+at |Failed query|Error:/);
      }
    },
  );
});
