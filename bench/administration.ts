/** The administrator's lists through HTTP, of a journal with very many accounts, works, reviews and entries of its record. */

import type { Administration } from './give-administration.ts';
import { enter, measuredCells } from './lists.ts';
import { load } from './load.ts';
import { type ListName, startPlatform } from './platform.ts';

/** Administrators at work at once. */
const concurrency = 4;

interface Request {
  label: string;
  query: Record<string, string>;
}
/** Of each list the first request is its first page, which the others are compared with. */
export const asked: [ListName, Request[]][] = [
  [
    'listUsers',
    [
      { label: 'accounts, first page', query: {} },
      { label: 'page 5,000', query: { page: '5000' } },
      { label: 'the newest', query: { sort: 'newest' } },
      { label: 'by their last log-in', query: { sort: 'access' } },
      { label: 'reviewers', query: { rol: 'REVISOR' } },
      { label: 'editors', query: { rol: 'EDITOR' } },
      { label: 'blocked', query: { estado: 'BLOQUEADO' } },
      { label: 'who wait for a role', query: { conSolicitud: 'true', limit: '100' } },
      { label: 'search, common surname', query: { search: 'García' } },
      { label: 'search, two words', query: { search: 'Lucía Muñoz' } },
      { label: 'search, one address', query: { search: 'persona31415@' } },
      { label: 'search, one address, the newest', query: { search: 'persona31415@', sort: 'newest' } },
      { label: 'search, found nowhere', query: { search: 'zzqx' } },
    ],
  ],
  [
    'listPublications',
    [
      { label: 'works, first page', query: { parte: 'demas' } },
      { label: 'page 5,000', query: { parte: 'demas', page: '5000' } },
    ],
  ],
  ['deletedPublications', [{ label: 'deleted works, first page', query: {} }]],
  [
    'listReviews',
    [
      { label: 'reviews, first page', query: { limit: '20' } },
      { label: 'page 2,500', query: { limit: '20', page: '2500' } },
    ],
  ],
  [
    'activity',
    [
      { label: 'record, last 50 entries', query: { limit: '50' } },
      { label: 'errors', query: { limit: '50', severity: 'error' } },
      { label: 'reviews, warnings (none)', query: { limit: '50', severity: 'warning', type: 'review' } },
      { label: 'what one person did', query: { limit: '50', persona: 'persona31415@' } },
      {
        label: 'a month, half a year ago',
        query: { limit: '50', desde: '2025-06-01T00:00:00Z', hasta: '2025-07-01T00:00:00Z' },
      },
    ],
  ],
];

/** Rows of the table, one a request. */
export async function measureAdministration(
  works: number,
  size: Administration,
  databaseUrl: string | undefined,
  seconds: number,
): Promise<string[]> {
  const platform = await startPlatform(works, databaseUrl, concurrency);
  const rows: string[] = [];
  try {
    await platform.fill(size);
    const { token, userId } = await enter(platform, 'ADMIN', 0);
    for (const [list, requests] of asked) {
      let first: number | undefined;
      for (const { label, query } of requests) {
        const path = `${platform.pathOf(list)}?${new URLSearchParams({ limit: '10', ...query })}`;
        const sql = await platform.listAlone(list, userId, 'ADMIN', { limit: '10', ...query }, concurrency, seconds);
        const http = await load(platform.address, path, concurrency, seconds, { authorization: `Bearer ${token}` });
        first ??= http.p50;
        rows.push(`| ${[label, ...measuredCells(http, sql), `${(http.p50 / first).toFixed(1)} ×`].join(' | ')} |`);
      }
    }
  } finally {
    await platform.stop();
  }
  return rows;
}

export const administrationHeader =
  '| request | HTTP /s | p50 ms | p95 ms | SQL alone /s | HTTP ÷ SQL | p50 ÷ first page |\n|---|---:|---:|---:|---:|---:|---:|';
