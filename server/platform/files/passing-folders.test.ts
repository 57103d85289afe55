/** Folders that killed processes left behind. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { passingFolder, removeOldPassingFolders } from './passing-folders.ts';

// Others on this machine have theirs in its own.
const temporary = mkdtempSync(join(tmpdir(), 'pliego-temporal-'));
beforeAll(() => void vi.stubEnv('TMPDIR', temporary));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

it('what a killed process left is removed after a day, and nothing else', async () => {
  const old = new Date(Date.now() - dayMs - 1000);
  const left = ['paquete', 'deposito', 'meca', 'carga', 'organizaciones', 'copia', 'adjunto', 'pdf', 'salida'].map(
    (kind) => `pliego-${kind}-a`,
  );
  for (const name of [...left, 'pliego-otra-c', 'ajena']) {
    mkdirSync(join(temporary, name));
    utimesSync(join(temporary, name), old, old);
  }
  const young = [await passingFolder('meca'), await passingFolder('paquete')].map((path) => basename(path));
  expect(await removeOldPassingFolders()).toBe(left.length);
  expect(readdirSync(temporary).sort()).toEqual([...young, 'pliego-otra-c', 'ajena'].sort());
});
