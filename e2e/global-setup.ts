/** Once for the whole run: a platform's data folder with the demonstration set, of which each walk's server gets a copy. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dataFolder, startServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demonstration set. No process has it open. */
    demonstration: string;
  }
}

const kept = resolve('node_modules/.cache/pliego/demonstrations');
/** What the set is made by; its dates are counted from the day it is loaded. */
const sources = ['{contract,server}/**/*.{ts,sql,json}', 'scripts/demo/**/*.*', 'package-lock.json'];

export default async function setup(project: TestProject) {
  project.provide('demonstration', await demonstration());
}

/** Made once for each day and state of the sources: loading the set costs as much as a file of walks. */
async function demonstration(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const file of globSync(sources).sort())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(file));
  const path = join(kept, hash.digest('hex').slice(0, 16));
  if (existsSync(path)) return path;
  dropOld();
  const data = dataFolder();
  const server = await startServer(data.path, { DEMO: 'on' });
  await server.end('SIGTERM');
  // It appears whole or not at all.
  const made = `${path}-${process.pid}`;
  mkdirSync(kept, { recursive: true });
  cpSync(data.path, made, { recursive: true });
  data.drop();
  if (existsSync(path)) rmSync(made, { recursive: true });
  else renameSync(made, path);
  return path;
}

/** Those of other days, which nobody is copying any more. */
function dropOld(): void {
  if (!existsSync(kept)) return;
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (Date.now() - statSync(path).mtimeMs > 86_400_000) rmSync(path, { recursive: true });
  }
}
