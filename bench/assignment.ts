/** Assigning many works at once: seconds and memory of the whole job, and how near its value is to the solver's bound. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const measuredSchema = z.object({
  solveSeconds: z.number(),
  applySeconds: z.number(),
  before: z.number(),
  most: z.number(),
  longestPause: z.number(),
  filled: z.number(),
  alcanzado: z.number(),
  cota: z.number(),
  vueltas: z.number(),
});

export interface AssignmentSize {
  works: number;
  reviewers: number;
  each: number;
}

/** A row of the table: one size on one engine (no address: embedded). */
export async function measureAssignment(
  { works, reviewers, each }: AssignmentSize,
  databaseUrl: string | undefined,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-bench-'));
  const program = fileURLToPath(new URL('./assignment-run.ts', import.meta.url));
  const child = fork(program, [works, reviewers, each].map(String), {
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl ?? '' },
  });
  try {
    const ended = once(child, 'exit').then(() => {
      throw new Error('The measured assignment ended early.');
    });
    const [message] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
    const found = measuredSchema.parse(message);
    const size = `${works.toLocaleString('en')} × ${reviewers.toLocaleString('en')} × ${each}`;
    const cells = [
      size,
      databaseUrl ? 'PostgreSQL' : 'embedded',
      found.solveSeconds.toFixed(1),
      Math.round(found.most),
      Math.round(found.most - found.before),
      Math.round(found.longestPause),
      `${found.filled.toLocaleString('en')} of ${(works * each).toLocaleString('en')}`,
      found.alcanzado.toFixed(3),
      found.cota.toFixed(3),
      found.vueltas,
      found.applySeconds.toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

export const assignmentHeader =
  '| works × reviewers × each | engine | job s | peak MB | growth MB | longest pause ms | places filled | closeness reached | bound | solver rounds | application s |\n' +
  '|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|';
