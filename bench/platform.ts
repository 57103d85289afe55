/** Starts bench/server.ts as a child and speaks with it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import type { Role } from '#contract/vocabulary.ts';
import type { Administration } from './give-administration.ts';
import { residentMb } from './resident.ts';
import type { Measure } from './summary.ts';

const startedSchema = z.object({ address: z.string(), workId: z.string() });
const measureSchema = z.object({ rate: z.number(), p50: z.number(), p95: z.number() });

export type ListName =
  | 'myPublications'
  | 'listPublications'
  | 'deletedPublications'
  | 'listUsers'
  | 'listReviews'
  | 'activity';

export interface MeasuredPlatform {
  address: string;
  workId: string;
  /** The SQL of a catalogue page alone, on the server's own connections. */
  sqlAlone: (search: string, concurrency: number, seconds: number) => Promise<Measure>;
  /** The SQL of a list of works alone, as this person sees it. */
  listAlone: (
    list: ListName,
    userId: string,
    role: Role,
    query: Record<string, string>,
    concurrency: number,
    seconds: number,
  ) => Promise<Measure>;
  /** The address of a list. */
  pathOf: (list: ListName) => string;
  /** Gives the journal accounts, reviews and a record. */
  fill: (size: Administration) => Promise<void>;
  /** Gives an account a role and so many of the generated works. */
  give: (userId: string, role: Role, works: number) => Promise<void>;
  /** Resident memory, in MB. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** A server with `works` generated works; on PostgreSQL where an address is given, embedded otherwise. */
export async function startPlatform(
  works: number,
  databaseUrl: string | undefined,
  pool: number,
): Promise<MeasuredPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-bench-'));
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [String(works)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl ?? '',
      DATABASE_POOL: String(pool),
    },
  });
  const { address, workId } = startedSchema.parse(await answer(child));
  return {
    address,
    workId,
    sqlAlone: async (search, concurrency, seconds) => {
      child.send({ act: 'catalogue', search, concurrency, seconds });
      return measureSchema.parse(await answer(child));
    },
    listAlone: async (list, userId, role, query, concurrency, seconds) => {
      child.send({ act: 'list', list, userId, role, query, concurrency, seconds });
      return measureSchema.parse(await answer(child));
    },
    pathOf: (list) => `/api${calls[list].path}`,
    fill: async (size) => {
      child.send({ act: 'fill', ...size });
      await answer(child);
    },
    give: async (userId, role, works) => {
      child.send({ act: 'give', userId, role, works });
      await answer(child);
    },
    memory: () => Math.round(residentMb(child.pid)),
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answer(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The measured server ended.');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    ended.catch(() => {});
    waiting.abort();
  }
}
