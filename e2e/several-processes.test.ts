/** One machine outgrown: processes that start at once on one empty PostgreSQL, and hear of one another (product.md 7). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { type Cluster, findPostgres, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { dataFolder, type ServerProcess, startServer } from './server-process.ts';

const bin = findPostgres();
const admin = { email: 'jefa@prueba.test', password: 'una clave larga' };

describe.skipIf(!bin)('several processes on one PostgreSQL', () => {
  const data = dataFolder();
  let cluster: Cluster;
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    cluster = await startCluster(bin ?? '');
    await runOnce(cluster.url('postgres'), 'create database pliego');
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await cluster?.stop();
    data.drop();
  });

  const send = async (url: string, method: string, path: string, body?: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.status === 204 ? null : response.json();
  };
  const total = async ({ url }: ServerProcess) =>
    catalogueListSchema.parse(await send(url, 'GET', '/catalog?limit=1')).total;

  it('start together, and prepare it once', async () => {
    const env = {
      DATABASE_URL: cluster.url('pliego'),
      DEMO: 'on',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
    servers = await Promise.all([1, 2, 3].map(() => startServer(data.path, env)));
    const totals = await Promise.all(servers.map(total));
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(20);
  });

  it('share log-ins, and hear at once what another published or deleted', async () => {
    const [first, second] = servers;
    if (!first || !second) throw new Error('They did not start');
    const before = await total(second);
    const credentials = { email: 'admin@pliego.test', password: 'demo1234' };
    const { access_token } = sessionSchema.parse(await send(first.url, 'POST', '/auth/login', credentials));
    const [work] = catalogueListSchema.parse(await send(first.url, 'GET', '/catalog?limit=1')).publications;
    await send(second.url, 'DELETE', `/publications/${work?.id}`, undefined, access_token);
    expect(await total(second)).toBe(before - 1);
    await expect.poll(() => total(first), { timeout: 5000 }).toBe(before - 1);
  });
});
