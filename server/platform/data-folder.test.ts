/** The data folder is its owner's alone, whatever the umask; one that was open is closed at start. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { rounds } from '#server/testing/rounds.ts';
import { protectDataFolder } from './data-folder.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const folders: string[] = [];
const mask = process.umask();
afterAll(() => {
  process.umask(mask);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-data-'));
  folders.push(folder);
  return folder;
};

/** Runs a program under a umask, as a shell would start it. */
function start(umask: string, dataDir: string, ...program: string[]) {
  const child = spawn('/bin/sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', process.execPath, ...program], {
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'off' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return { child, gone: once(child, 'exit'), printed: () => printed };
}

/** A look goes through a thousand files: more often, it would slow down what it looks at. */
const lookEveryMs = 40;

/** What is open to others, folder included, with its mode. */
function openTo(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  const own = (found.mode & 0o077) === 0 ? [] : [`${(found.mode & 0o777).toString(8)} ${path}`];
  try {
    return found.isDirectory() ? [...own, ...readdirSync(path).flatMap((name) => openTo(join(path, name)))] : own;
  } catch {
    // Gone between two looks.
    return own;
  }
}

describe('a new folder', () => {
  const [dataDir, other] = [join(newFolder(), 'datos'), join(newFolder(), 'otros')];

  // What is closed where nothing is taken away is closed under any other.
  it.each(['000', '022'].slice(0, rounds({ quick: 1, long: 2 })))(
    'under umask %s is its owner’s alone, whatever a server writes, from the first moment',
    async (umask) => {
      rmSync(dataDir, { recursive: true, force: true });
      const { child, gone, printed } = start(umask, dataDir, 'server/testing/data-folder.fixture.ts');
      const open = new Set<string>();
      const look = () => {
        for (const each of openTo(dataDir)) open.add(each);
      };
      while (!printed().includes('ready') && child.exitCode === null) {
        look();
        await wait(lookEveryMs);
      }
      expect(printed()).toContain('ready');
      look();
      child.stdin.end();
      await gone;
      look();
      expect([...open]).toEqual([]);
      expect(readdirSync(dataDir).sort()).toEqual(['database', 'files']);
      expect(printed()).not.toContain('cerrado');
    },
  );

  it('so is what a backup, a restore and an export write', async () => {
    const umask = '000';
    const copy = start(umask, dataDir, 'scripts/backup.ts');
    await copy.gone;
    expect(copy.printed()).toContain('Copia completa');
    expect(openTo(dataDir)).toEqual([]);
    const archive = readdirSync(join(dataDir, 'backups'))[0] ?? '';
    const restored = start(umask, other, 'scripts/restore.ts', join(dataDir, 'backups', archive));
    const open = new Set<string>();
    while (restored.child.exitCode === null) {
      for (const each of openTo(other)) open.add(each);
      await wait(lookEveryMs);
    }
    expect(restored.printed()).toContain('Plataforma restaurada');
    const exported = start(umask, other, 'scripts/export.ts', join(other, 'salida', 'revista.zip'));
    await exported.gone;
    expect(exported.printed()).toContain('Revista exportada');
    expect([...open, ...openTo(other)]).toEqual([]);
  });
});

describe('a folder that was open', () => {
  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777;
  /** As an earlier version left it. */
  const left = (works = 3) => {
    said.length = 0;
    const dataDir = newFolder();
    for (const part of ['database/pg_wal', 'backups', ...Array.from({ length: works }, (_, n) => `files/${n}`)])
      mkdirSync(join(dataDir, part), { recursive: true });
    for (const file of ['database/pg_wal/1', 'files/0/obra.pdf', 'backups/copia.tar.zst'])
      writeFileSync(join(dataDir, file), 'x');
    for (const path of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })])
      chmodSync(join(dataDir, path), statSync(join(dataDir, path)).isDirectory() ? 0o755 : 0o666);
    return dataDir;
  };

  it('is closed, and a line says so', () => {
    const dataDir = left();
    protectDataFolder(dataDir, tell);
    expect(openTo(dataDir)).toEqual([]);
    expect(modeOf(dataDir)).toBe(0o700);
    expect(modeOf(dataDir, 'database/pg_wal/1')).toBe(0o600);
    expect(said).toEqual([expect.stringContaining('Pliego ha cerrado 11 archivos y carpetas.')]);
    protectDataFolder(dataDir, tell);
    expect(said).toHaveLength(1);
  });

  it('holds up a start for so long and no longer: folders first, the rest while the platform works', async () => {
    const dataDir = left(1000);
    protectDataFolder(dataDir, tell, 0);
    expect([modeOf(dataDir), modeOf(dataDir, 'database'), modeOf(dataDir, 'files')]).toEqual([0o700, 0o700, 0o700]);
    expect(openTo(dataDir).length).toBeGreaterThan(500);
    expect(said).toEqual([expect.stringContaining('hasta ahora')]);
    await expect.poll(() => said.at(-1), { timeout: 20_000 }).toContain('cerrada del todo: 1008 ');
    expect(openTo(dataDir)).toEqual([]);
  });

  it('in which somebody else has folders keeps those as they are', () => {
    const dataDir = left();
    mkdirSync(join(dataDir, 'www'));
    chmodSync(join(dataDir, 'www'), 0o755);
    protectDataFolder(dataDir, tell);
    expect(openTo(dataDir)).toEqual([`755 ${dataDir}`, `755 ${join(dataDir, 'www')}`]);
  });

  // Only root can make what belongs to somebody else.
  it.runIf(process.getuid?.() === 0)('and belongs to another user is refused in a sentence', async () => {
    const [mine, inside] = [left(), left()];
    chmodSync(inside, 0o777);
    for (const [dataDir, place] of [
      [mine, `La carpeta de datos (${mine})`],
      [inside, `En la carpeta de datos, ${inside}/database`],
    ] as const) {
      const program = `import { protectDataFolder } from '${import.meta.dirname}/data-folder.ts';
        try { protectDataFolder('${dataDir}') } catch (error) { console.log(error.message) }`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], { uid: 65534, gid: 65534 });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
      await once(child, 'close');
      expect(printed).toContain(
        `${place} es de otro usuario de esta máquina (uid 0), y Pliego se ejecuta como nobody.`,
      );
      expect(printed).toContain('sudo chown -R nobody');
    }
  });
});
