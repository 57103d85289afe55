/** Folders and disks that refuse, as they are: the disks are mounted for the test, where this machine lets it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { protectDataFolder } from './data-folder.ts';
import { makeDataFolder } from './make-data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-place-'));
const disk = join(folder, 'disk');
mkdirSync(disk);
const mount = (...options: string[]) => spawnSync('mount', [...options, disk]).status === 0;
const canMount = process.getuid?.() === 0 && mount('-t', 'tmpfs', '-o', 'size=200m', 'tmpfs');
afterAll(() => {
  if (canMount) spawnSync('umount', [disk]);
  rmSync(folder, { recursive: true });
});

describe('the data folder', () => {
  it('is made with all that leads to it, and nothing is left in it', () => {
    const path = join(folder, 'a', 'b', 'c');
    makeDataFolder(path);
    makeDataFolder(path);
    expect(readdirSync(path)).toEqual([]);
  });

  it('is not made below a file, and the refusal says so', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => makeDataFolder(join(file, 'data'))).toThrow(
      /no se puede crear\. Una parte de la ruta no es una carpeta/,
    );
  });

  it.skipIf(!existsSync('/proc/self'))('is not made where the system makes none', () => {
    expect(() => makeDataFolder('/proc/pliego/data')).toThrow(/no se puede crear\. En \/proc el sistema no deja/);
  });

  describe.skipIf(!canMount)('on a disk of its own', () => {
    const path = join(disk, 'data');

    it('is taken where there is room', () => {
      makeDataFolder(path);
      expect(existsSync(path)).toBe(true);
    });

    it('is refused where there is hardly any left for a new database, and for one that is there', () => {
      const filler = join(disk, 'filler');
      writeFileSync(filler, Buffer.alloc(150_000_000));
      expect(() => makeDataFolder(path)).toThrow(/quedan \d+ MB, y Pliego necesita 100 MB para arrancar/);
      mkdirSync(join(path, 'database'));
      makeDataFolder(path);
      writeFileSync(filler, Buffer.alloc(190_000_000));
      expect(() => makeDataFolder(path)).toThrow(/y Pliego necesita 32 MB para arrancar/);
      rmSync(filler);
    });

    it('is refused where the disk is there to be read', () => {
      expect(mount('-o', 'remount,ro')).toBe(true);
      const refusal = /no se puede escribir\. Ese disco es de solo lectura\./;
      expect(() => makeDataFolder(path)).toThrow(refusal);
      const mask = process.umask();
      expect(() => protectDataFolder(path)).toThrow(refusal);
      process.umask(mask);
      mount('-o', 'remount,rw');
    });
  });
});
