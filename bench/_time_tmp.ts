import { openPostgres } from '#server/platform/database/postgres.ts';
import { openInMemory } from '#server/platform/database/embedded.ts';
import { searchCatalogue, countCatalogue } from '#server/features/catalogue/queries.ts';
import { generateWorks } from './generate.ts';
const [kind, arg] = process.argv.slice(2);
let d;
if (kind === 'pg') d = await openPostgres(arg!, 4);
else { d = await openInMemory(); const t = performance.now(); await generateWorks(d.db, Number(arg)); console.log('generated', Math.round(performance.now()-t)); }
let t0 = performance.now();
const counts = await countCatalogue(d.db);
console.log('count', (performance.now() - t0).toFixed(1), counts);
const base = { sort: 'relevancia' as const, page: 1, limit: 12, tipo: undefined, search: '' };
const cases: [string, Partial<typeof base> & Record<string, unknown>][] = [
  ['browse p1', {}], ['browse p500', { page: 500 }], ['browse p7900', { page: 7900 }], ['browse titulo', { sort: 'titulo' }], ['browse titulo p500', { sort: 'titulo', page: 500 }],
  ['browse LIBRO', { tipo: 'LIBRO' }], ['browse LIBRO titulo p500', { tipo: 'LIBRO', sort: 'titulo', page: 500 }],
  ['common educación', { search: 'educación' }], ['common p50', { search: 'educación', page: 50 }], ['common recientes', { search: 'educación', sort: 'recientes' }], ['common titulo', { search: 'educación', sort: 'titulo' }],['common titulo p80', { search: 'educación', sort: 'titulo', page: 80 }],
  ['common LIBRO', { search: 'educación', tipo: 'LIBRO' }],
  ['mid calidad', { search: 'calidad' }],
  ['two common', { search: 'educación salud' }], ['two: common+rare', { search: 'educación microhabitación' }], ['rare', { search: 'contrafermentaciones' }], ['author', { search: 'muñoz' }], ['three', { search: 'evaluación formación gestión' }],
  ['phrase common', { search: '"desarrollo social"' }], ['phrase 3', { search: '"educación social política"' }], ['exclusion', { search: 'educación -salud' }], ['only excl', { search: '-educación' }], ['none', { search: 'xyzzyx' }], ['doi', { search: '10.1000/bench.77' }],
];
for (const [name, q] of cases) {
  const times: number[] = []; let r;
  for (let i = 0; i < 5; i++) { t0 = performance.now(); r = await searchCatalogue(d.db, { ...base, ...q } as never, counts); times.push(performance.now() - t0); }
  times.sort((a, b) => a - b);
  console.log(name.padEnd(26), times[2]!.toFixed(1).padStart(8), 'max', times[4]!.toFixed(1).padStart(8), r!.total, r!.totalExacto, r!.rows.length, (r!.rows[0]?.extracto ?? '').slice(0, 60));
}
await d.close();
