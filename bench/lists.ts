/** Lists of works through HTTP: one author with 5,000 of them, and an administrator who looks at all. */
import { z } from 'zod';
import type { Role } from '#contract/vocabulary.ts';
import { load } from './load.ts';
import { type ListName, type MeasuredPlatform, startPlatform } from './platform.ts';
import type { Measure } from './summary.ts';

const authorsWorks = 5000;
const concurrency = 16;

interface Request {
  label: string;
  list: ListName;
  query: Record<string, string>;
}
const asked: Record<'author' | 'administrator', Request[]> = {
  author: [
    { label: 'drafts, first page', list: 'myPublications', query: { parte: 'borradores' } },
    { label: 'the others, first page', list: 'myPublications', query: { parte: 'demas' } },
    { label: 'the others, page 300', list: 'myPublications', query: { parte: 'demas', page: '300' } },
    { label: 'sorted by title', list: 'myPublications', query: { parte: 'demas', sort: 'title' } },
    { label: 'search, common word', list: 'myPublications', query: { parte: 'demas', search: 'educación' } },
    { label: 'search, «en revisión»', list: 'myPublications', query: { parte: 'demas', search: 'en revisión' } },
  ],
  administrator: [
    { label: 'first page', list: 'listPublications', query: { parte: 'demas' } },
    { label: 'sorted by title', list: 'listPublications', query: { parte: 'demas', sort: 'title' } },
    { label: 'search, common word', list: 'listPublications', query: { parte: 'demas', search: 'educación' } },
    { label: 'search, rare word', list: 'listPublications', query: { parte: 'demas', search: 'irrigación' } },
    { label: 'search, found nowhere', list: 'listPublications', query: { parte: 'demas', search: 'zzqx' } },
  ],
};

/** Rows of the table, one a request: what HTTP gives, and what of it the SQL alone could. */
export async function measureLists(works: number, databaseUrl: string | undefined, seconds: number): Promise<string[]> {
  const platform = await startPlatform(works, databaseUrl, concurrency);
  const rows: string[] = [];
  try {
    for (const [person, role, count] of [
      ['author', 'AUTOR', authorsWorks],
      ['administrator', 'ADMIN', 0],
    ] as const) {
      const { token, userId } = await enter(platform, role, count);
      for (const { label, list, query } of asked[person]) {
        const search = new URLSearchParams({ ...query, limit: '10' });
        const path = `${platform.pathOf(list)}?${search}`;
        const sql = await platform.listAlone(list, userId, role, Object.fromEntries(search), concurrency, seconds);
        const http = await load(platform.address, path, concurrency, seconds, { authorization: `Bearer ${token}` });
        rows.push(row(person, label, http, sql));
      }
    }
  } finally {
    await platform.stop();
  }
  return rows;
}

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** A new account of that role with so many works. */
export async function enter(platform: MeasuredPlatform, role: Role, works: number) {
  const response = await fetch(`${platform.address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      nombres: role,
      apellidos: 'Prueba',
      email: `${role.toLowerCase()}@bench.test`,
      password: 'una clave larga',
      roles: ['ROLE_AUTOR'],
    }),
  });
  const { access_token: token, user } = sessionSchema.parse(await response.json());
  await platform.give(user.id, role, works);
  return { token, userId: user.id };
}

const row = (person: string, label: string, http: Measure, sql: Measure) =>
  `| ${[person, label, ...measuredCells(http, sql)].join(' | ')} |`;

/** What HTTP gives a second, its p50 and p95, what the SQL alone gives, and their ratio. */
export function measuredCells(http: Measure, sql: Measure): string[] {
  const times = [http.p50.toFixed(1), http.p95.toFixed(1)];
  const ratio = `${(http.rate / sql.rate).toFixed(2)} ×`;
  return [Math.round(http.rate).toLocaleString('en'), ...times, Math.round(sql.rate).toLocaleString('en'), ratio];
}

export const listsHeader =
  '| who | request | HTTP /s | p50 ms | p95 ms | SQL alone /s | HTTP ÷ SQL |\n|---|---|---:|---:|---:|---:|---:|';
