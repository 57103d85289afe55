import { sql } from 'drizzle-orm';
import { countActivity, findActivity, placeOf, type ActivityFilters } from '#server/features/activity/queries.ts';
import { verifyRecord } from '#server/features/activity/verify.ts';
import { openInMemory } from '#server/platform/database/embedded.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts';
const cluster = await startCluster(findPostgres()!);
const user = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
for (const open of [() => openPostgres(cluster.url('postgres'), 4), () => openInMemory()]) {
  const d = await open();
  let t = performance.now();
  for (let k = 0; k < 40; k++) await d.db.execute(sql`insert into activity (type, severity, "timestamp", user_id, datos)
    select case when n % 100 < 70 then 'account.loggedIn' when n % 100 < 85 then 'publication.edited' when n % 100 < 99 then 'review.updated' when n % 100000 = 99 then 'settings.changed' else 'account.tokenReused' end,
      case when n % 100 < 99 then 'info' when n % 100000 = 99 then 'warning' else 'error' end,
      timestamptz '2020-01-01' + n * interval '3 minutes', ('00000000-0000-4000-8000-' || lpad((case when n % 5 = 0 then n % 3 else n % 50000 end)::text, 12, '0'))::uuid, jsonb_build_object('titulo', 'Una obra ' || n)
    from generate_series(${k * 25000}::int, ${k * 25000 + 24999}::int) n`);
  console.log(d.engine, 'seed', Math.round(performance.now() - t), 'ms');
  const cases: [string, ActivityFilters, object][] = [
    ['all', {}, {}], ['deep', {}, { antes: placeOf({ timestamp: new Date('2020-03-01'), id: 1 }) }], ['newer', {}, { despues: placeOf({ timestamp: new Date('2020-03-01'), id: 1 }) }], ['page 20', {}, { offset: 950 }],
    ['common type', { type: 'account' }, {}], ['rare area', { type: 'settings' }, {}], ['type+impossible severity', { type: 'account.loggedIn', severity: 'error' }, {}], ['area+rare severity', { type: 'account', severity: 'error' }, {}], ['severity warning', { severity: 'warning' }, {}],
    ['time window', { desde: '2021-01-01', hasta: '2021-01-02' }, {}], ['severity+old window', { severity: 'warning', desde: '2020-01-01', hasta: '2020-02-01' }, {}], ['rare person', { people: [user(4321)] }, {}], ['busy person', { people: [user(1)] }, {}], ['20 people', { people: Array.from({ length: 20 }, (_, n) => user(n * 7)) }, {}], ['busy person+severity', { people: [user(1)], severity: 'error' }, {}], ['none', { type: 'nada' }, {}],
  ];
  for (const [name, filters, start] of cases) {
    const times: string[] = [];
    for (let r = 0; r < 3; r++) { t = performance.now(); const rows = await findActivity(d.db, filters, start, 51); const a = performance.now(); const c = await countActivity(d.db, filters); times.push(`${(a - t).toFixed(1)}+${(performance.now() - a).toFixed(1)} (${rows.length}, ${c})`); }
    console.log(d.engine, name.padEnd(26), times.slice(1).join('  '));
  }
  t = performance.now();
  const v = await verifyRecord(d);
  console.log(d.engine, 'verify', v.entradas, v.fallos.length, Math.round(performance.now() - t), 'ms');
  await d.close();
}
await cluster.stop();
