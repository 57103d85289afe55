/** Makes the yearly report of a journal with so many works in a process of its own, and says how long it took. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { principalJournal } from '#contract/journals.ts';
import { readYearly } from '#server/features/journals/yearly/read.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';
import { generateWorks } from './generate.ts';

const works = Number(process.argv[2]);
const turns = 3;
/** Of the twenty over which the works are spread. */
const year = 2024;

const folder = mkdtempSync(join(tmpdir(), 'pliego-bench-'));
const env = readEnvironment({ ...process.env, DEMO: 'off', DATA_DIR: folder });
const database = await openDatabase(env);
const { db } = database;
await generateWorks(db, works);
// What happened to them: sent, decided, accepted, reviewed by one of two hundred people.
await db.execute(sql`insert into users (id, email, nombres, apellidos, password_hash, roles, afiliacion)
  select gen_random_uuid(), 'r' || n || '@bench.test', 'Rita', 'Ruiz ' || n, '', '{REVISOR}', 'Universidad ' || n % 20 from generate_series(1, 200) n`);
await db.execute(sql`update publications set version_actual = 1, fecha_envio = fecha_publicacion - interval '120 days',
  fecha_aceptacion = fecha_publicacion - interval '20 days' where fecha_publicacion is not null`);
await db.execute(sql`insert into versions (publicacion_id, numero, ronda, fecha, titulo, resumen, palabras_clave, metadatos, traducciones, autor, documento, contenido, referencias)
  select id, 1, 1, fecha_envio, titulo, '', '{}', '{}', '[]', autor, '{"type":"doc","content":[]}', '', '[]' from publications where fecha_envio is not null`);
await db.execute(sql`insert into decisions (id, publicacion_id, ronda, version, accion, estado, fecha)
  select gen_random_uuid(), id, 1, 1, 'APROBAR', 'EN_REVISION', fecha_aceptacion from publications where fecha_aceptacion is not null`);
await db.execute(sql`insert into reviews (id, publicacion_id, revisor_id, ronda, numero, estado, fecha_asignacion, fecha_completada)
  select gen_random_uuid(), p.id, u.id, 1, 1, 'ACEPTADA', p.fecha_envio + interval '5 days', p.fecha_envio + interval '40 days'
  from (select *, row_number() over (order by id) n from publications where fecha_envio is not null) p
  join (select id, row_number() over (order by id) n from users) u on u.n = 1 + p.n % 200`);
await db.execute(sql`vacuum analyze`);
const services = await openServices(env, database);

const times: number[] = [];
let longest = 0;
let published = 0;
// The first turn warms up.
for (let turn = 0; turn <= turns; turn++) {
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    if (turn > 0) longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  const begun = performance.now();
  published = (await readYearly(services, principalJournal, year)).obras.publicadas;
  if (turn > 0) times.push(performance.now() - begun);
  clearInterval(beat);
}
process.send?.({ works, ms: times.sort((a, b) => a - b)[turns >> 1], longest, published });
await database.close();
rmSync(folder, { recursive: true, force: true });
process.disconnect?.();
