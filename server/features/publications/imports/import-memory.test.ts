/** `npm run import` of XML that is made to be costly: a line for each file, and no more memory than a server has to spare. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { jats } from '#server/documents/jats/read/article.fixture.ts';
import { engines } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';

const MB = 1024 * 1024;
/** With room: on PostgreSQL they take 530 MB together. One file such as these took 5 GB once. */
const ceiling = 1280 * MB;

const times = (words: string, bytes: number) => words.repeat(Math.floor(bytes / words.length));
const deep = 1_500_000;
const files: Readonly<Record<string, string>> = {
  'a-elementos.xml': jats({ title: 'Elementos', body: `<p>${times('<b/>', 29 * MB)}</p>` }),
  'b-parrafos.xml': jats({ title: 'Párrafos', body: times('<p>a</p>', 29 * MB) }),
  'c-texto.xml': jats({ title: 'Texto', body: `<p>${times('palabra ', 29 * MB)}</p>` }),
  'd-atributos.xml': jats({
    title: 'Atributos',
    body: `<p ${Array.from({ length: 200_000 }, (_, n) => `a${n}="1"`).join(' ')}>x</p>`,
  }),
  'e-hondo.xml': jats({ body: '<sec>'.repeat(deep) + '</sec>'.repeat(deep) }),
  'f-entidades.xml': `<!DOCTYPE article [<!ENTITY a "${times('a', MB)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><article>&b;</article>`,
  'g-referencias.xml': jats({
    title: 'Referencias',
    back: `<ref-list>${times('<ref><mixed-citation>x</mixed-citation></ref>', 20 * MB)}</ref-list>`,
  }),
  'h-tabla.xml': jats({
    title: 'Tabla',
    body: `<table-wrap><table>${times('<tr><td>1</td></tr>', 20 * MB)}</table></table-wrap>`,
  }),
};

/** Has a process say, as it ends, how much memory it had at most, in KB. */
const tellsPeak = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write(`\\npeak ${process.resourceUsage().maxRSS}\\n`))",
)}`;

describe.each(engines().slice(0, 1))('importing hostile articles [%s]', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-hostil-'));
  let dataDir = '';
  afterAll(() => {
    for (const path of [folder, dataDir]) if (path) rmSync(path, { recursive: true, force: true });
  });

  it('says of each what became of it, within bounded memory', async () => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, 'z-bueno.xml'), jats({ body: '<p>Su texto.</p>' }));
    const env = await processDatabase(engine);
    dataDir = env.DATA_DIR;
    const child = spawn(process.execPath, ['--import', tellsPeak, 'scripts/import.ts', folder], {
      env: { ...env, LANG: 'es_ES.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    const peak = Number(/^peak (\d+)$/m.exec(err)?.[1]) * 1024;
    expect(peak).toBeGreaterThan(50 * MB);
    expect(peak, `${Math.round(peak / MB)} MB`).toBeLessThan(ceiling);
    const told = err.split('\n').filter((line) => line.startsWith('✗'));
    for (const line of told) expect(line.length, line.slice(0, 300)).toBeLessThan(300);
    expect(told.map((line) => line.slice(2, line.indexOf(':')))).toEqual(
      expect.arrayContaining(['e-hondo.xml', 'f-entidades.xml']),
    );
    // The good one came in, whatever stood before it.
    const [, imported, failed] = /^(\d+) incorporadas, 0 ya estaban, (\d+) con errores\.$/m.exec(out) ?? [];
    expect([Number(imported), Number(failed)]).toEqual([Object.keys(files).length + 1 - told.length, told.length]);
    expect(err).not.toContain('z-bueno');
    expect(err).not.toMatch(/ {4}at |Invalid|heap/);
  }, 600_000);
});
