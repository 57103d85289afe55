/** Archives that somebody has tampered with: refused with the part and the field, and nothing is changed. */
import { createHash } from 'node:crypto';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { anyManifestSchema, manifestSchema } from '#server/features/transfer/export/format/manifest.ts';
import { ZipReader } from '#server/platform/files/zip/zip-reader.ts';
import { ZipWriter } from '#server/platform/files/zip/zip-writer.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { openTestDatabase } from '#server/testing/engines.ts';
import { fingerprint } from '#server/testing/fingerprint.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/platform.ts';
import { exported, fillJournal, imported, newPath } from './journal.fixture.ts';

type Parts = Map<string, Buffer>;
const bytesOf = (text: string) => Buffer.from(text);

describePlatform('a hostile archive', (platform) => {
  let good: Parts;
  let path: string;
  let target: TestPlatform;
  beforeAll(async () => {
    await fillJournal(platform());
    path = await exported(platform().services);
    good = await readParts(path);
    target = await openTestPlatform(await openTestDatabase(platform().services.database.engine));
    return async () => {
      await target.close();
      await target.services.database.close();
    };
  });

  async function readParts(from: string): Promise<Parts> {
    const zip = await ZipReader.open(from);
    const parts: Parts = new Map();
    for (const name of zip.entries.keys()) {
      const chunks: Buffer[] = [];
      for await (const chunk of zip.read(name)) chunks.push(chunk);
      parts.set(name, Buffer.concat(chunks));
    }
    await zip.close();
    return parts;
  }

  /** Writes the parts as an archive, with a manifest that agrees with them unless it is left as it is. */
  async function written(parts: Parts, { agreeing = true } = {}): Promise<string> {
    if (agreeing) {
      const manifest = manifestSchema.parse(JSON.parse(String(parts.get('manifest.json'))));
      const sums = [...parts].filter(([ruta]) => ruta !== 'manifest.json');
      const partes = sums.map(([ruta, bytes]) => ({
        ruta,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }));
      parts.set('manifest.json', bytesOf(JSON.stringify({ ...manifest, partes })));
    }
    const to = newPath();
    const zip = await ZipWriter.open(to);
    for (const [name, bytes] of parts) await zip.add(name, [bytes]);
    await zip.close();
    return to;
  }

  /** The message with which it is refused; the platform is as it was. */
  async function refusal(of: string): Promise<string> {
    const before = await fingerprint(target.services.db);
    const message = await imported(target.services, of).then(
      () => 'imported',
      (error: unknown) => (error instanceof Error && error.name === 'ImportError' ? error.message : `thrown: ${error}`),
    );
    expect(await fingerprint(target.services.db)).toBe(before);
    const left: string[] = [];
    for await (const { name } of target.services.files.list('obras/')) left.push(name);
    expect(left).toEqual([]);
    return message;
  }
  const nameOf = (ending: string, having = '') =>
    [...good].find(([name, bytes]) => name.endsWith(ending) && String(bytes).includes(having))?.[0] ?? '';
  const changed = (name: string, change: (text: string) => string) =>
    new Map(good).set(name, bytesOf(change(String(good.get(name)))));

  it('that leads out of its folder', async () => {
    for (const name of ['../fuera.json', 'works/../../fuera', '/etc/fuera', 'works\\fuera', 'c:fuera'])
      expect(await refusal(await written(new Map(good).set(name, bytesOf('x'))))).toContain(`«${name}» no es un sitio`);
  });

  it('whose bytes are not those that it says', async () => {
    const people = changed('people.jsonl', (text) => text.replace('Elena', 'Elene'));
    expect(await refusal(await written(people, { agreeing: false }))).toMatch(/people\.jsonl, campo «sha256»/);
    const longer = changed('journal.json', (text) => `${text} `);
    expect(await refusal(await written(longer, { agreeing: false }))).toMatch(/journal\.json, campo «bytes»/);
  });

  it('that is cut short, damaged, or no archive of a journal', async () => {
    const cut = newPath();
    await writeFile(cut, await readFile(path));
    await truncate(cut, 5000);
    expect(await refusal(cut)).toContain('está cortado');
    const bytes = await readFile(path);
    bytes.fill(0x55, 200, 400);
    await writeFile(cut, bytes);
    expect(await refusal(cut)).toMatch(/^(journal|identity|works)/);
    const other = await written(new Map([['otra.txt', bytesOf('x')]]), { agreeing: false });
    expect(await refusal(other)).toMatch(/manifest\.json: falta/);
  });

  it('in another encoding, whose characters would be lost', async () => {
    for (const name of ['people.jsonl', 'journal.json']) {
      const bytes = Buffer.concat([good.get(name) ?? Buffer.alloc(0), Buffer.from([0xed, 0x0a])]);
      expect(await refusal(await written(new Map(good).set(name, bytes)))).toContain('no están en UTF-8');
    }
  });

  it('of another version', async () => {
    const manifest = anyManifestSchema.loose().parse(JSON.parse(String(good.get('manifest.json'))));
    const parts = new Map(good).set('manifest.json', bytesOf(JSON.stringify({ ...manifest, version: 99 })));
    expect(await refusal(await written(parts, { agreeing: false }))).toMatch(/«version»: es la versión 99/);
  });

  it('that unpacks to far more than it is', async () => {
    const bomb = new Map(good).set('works/x', Buffer.alloc(100_000_000));
    expect(await refusal(await written(bomb))).toContain('muchísimo más');
  });

  it('with parts that nobody names, or without those that somebody does', async () => {
    const name = nameOf('notas.txt');
    const stray = new Map(good).set(name.replace('notas.txt', 'otras.txt'), bytesOf('x'));
    expect(await refusal(await written(stray))).toContain('ningún registro lo nombra');
    const poor = new Map(good);
    poor.delete(name);
    expect(await refusal(await written(poor))).toMatch(/revisiones\.archivos\.ruta»: .* no está en el archivo/);
    expect(await refusal(await written(changedFile(name)))).toContain('no es el archivo que describe');
  });
  const changedFile = (name: string) => new Map(good).set(name, bytesOf('otra cosa'));

  it('with references to what is not there', async () => {
    const nobody = '01890000-0000-7000-8000-000000000000';
    for (const field of ['autorPrincipalId', 'revisorId', 'editorId']) {
      const name = nameOf('work.json', `"${field}": "`);
      const lost = changed(name, (text) => text.replace(new RegExp(`"${field}": "[^"]+"`), `"${field}": "${nobody}"`));
      const message = await refusal(await written(lost));
      expect(message).toMatch(new RegExp(`work\\.json, campo «[\\w.]*${field}»: la persona ${nobody}`));
    }
    const kept = nameOf('work.json', '"archivos": [\n    "');
    const unkept = changed(kept, (text) => text.replace(/("archivos": \[\n\s+")[^"]+/, `$1${nobody}`));
    expect(await refusal(await written(unkept))).toContain('«versiones.archivos»');
  });

  it('with records that the rules of the platform do not take', async () => {
    const name = nameOf('work.json', '10.1000/Uno');
    const state = changed(name, (text) => text.replace('"estado": "PUBLICADO"', '"estado": "INVENTADO"'));
    expect(await refusal(await written(state))).toMatch(
      /work\.json, campo «obra\.estado»: Elige una de las opciones que hay\.$/,
    );
    const more = changed(name, (text) => text.replace('"obra": {', '"obra": {"rol": "ADMIN",'));
    expect(await refusal(await written(more))).toMatch(/campo «obra\.rol»/);
    const program = nameOf('work.json', 'notas.txt');
    const named = changed(program, (text) => text.replace('"nombre": "notas.txt"', '"nombre": "../notas.exe"'));
    expect(await refusal(await written(named))).toMatch(/«revisiones\.archivos\.nombre»/);
    const role = changed('people.jsonl', (text) => text.replace('["ADMIN"]', '["REINA"]'));
    expect(await refusal(await written(role))).toMatch(/people\.jsonl, línea \d+, campo «roles\.0»/);
    const password = changed('people.jsonl', (text) => text.replace('"afiliacion"', '"passwordHash":"","afiliacion"'));
    expect(await refusal(await written(password))).toMatch(/«passwordHash»/);
  });

  it('with a DOI, or an address, twice', async () => {
    const other = nameOf('work.json', 'Un borrador');
    const doi = changed(other, (text) => text.replace('"doi": null', '"doi": "10.1000/uno"'));
    // Whichever of the two is read second is told.
    expect(await refusal(await written(doi))).toMatch(/«obra\.doi»: «10\.1000\/uno» ya es de otro/);
    const address = changed('people.jsonl', (text) => {
      const [first = '', second = ''] = z.array(z.string()).parse(text.match(/"email":"[^"]+"/g));
      return text.replace(second, first);
    });
    expect(await refusal(await written(address))).toMatch(/people\.jsonl, .*«email»/);
  });

  it('with an activity record that was rewritten, or has a gap', async () => {
    const forged = changed('activity.jsonl', (text) => text.replace('Un borrador', 'Otro borrador'));
    expect(await refusal(await written(forged))).toMatch(/activity\.jsonl, campo «hash»/);
    const gap = changed('activity.jsonl', (text) => text.split('\n').toSpliced(3, 1).join('\n'));
    expect(await refusal(await written(gap))).toMatch(/cuentas\.actividad/);
  });

  it('with markup where a formula should be', async () => {
    const name = nameOf('work.json', '"tex": "x^2"');
    const script = changed(name, (text) =>
      text.replaceAll('"tex": "x^2",', '').replace(/"mathml": "[^\n]*"/, '"mathml": "<math><script>1</script></math>"'),
    );
    const message = await refusal(await written(script));
    expect(message).toMatch(/work\.json, campo «documento»/);
  });

  it('and takes the good one afterwards', async () => {
    const again = await written(new Map(good), { agreeing: false });
    expect((await imported(target.services, again)).cuentas.obras).toBe(9);
  });
});
