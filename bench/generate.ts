/** Works for benchmarks: as many as wanted, in one journal or in several, the same ones every time. */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { author, keyword, randomFrom, sentence } from './vocabulary.ts';

const batchSize = 500;
/** Batches under way at once: a pool works on them side by side, the embedded engine one by one. */
const workers = 4;
const newest = Date.UTC(2025, 11, 31);
const twentyYears = 20 * 365 * 86_400_000;

/**
 * Fills the catalogue with `count` works of 6 to 14 words of title and 100 to 150 of summary; one in 20 is a draft. With more
 * `journals` than one they are spread over all, and are the same works in the same order otherwise: written once, so that tables and
 * indices lie on the disk as those of one journal do.
 */
export async function generateWorks(db: Database, count: number, journals = 1): Promise<void> {
  if (journals > 1)
    await db.execute(sql`
      insert into journals (id, clave, ajustes, publica, orden)
      select (${sql.raw(`'${journalIds}'`)} || lpad((n + 1)::text, 12, '0'))::uuid, 'revista-' || n,
        jsonb_build_object('nombre', 'Revista de pruebas ' || n), true, n
      from generate_series(1, ${journals - 1}::int) n`);
  const batches = Math.ceil(count / batchSize);
  let next = 0;
  const worker = async () => {
    while (next < batches) {
      const batch = next++;
      await insertBatch(db, batch * batchSize, Math.min(count, (batch + 1) * batchSize), journals);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  await db.execute(sql`vacuum analyze publications`);
  await db.execute(sql`vacuum analyze authorships`);
}

async function insertBatch(db: Database, from: number, to: number, journals: number): Promise<void> {
  const works = Array.from({ length: to - from }, (_, i) => generateWork(from + i, journals));
  await db.insert(publications).values(works.map(({ work }) => work));
  await db.insert(authorships).values(works.flatMap(({ byline }) => byline));
}

/** One in thirteen works has none. */
const disciplines = [
  ...['Educación', 'Historia', 'Sociología', 'Derecho', 'Economía', 'Filosofía'],
  ...['Medicina', 'Biología', 'Física', 'Química', 'Informática', 'Lingüística'],
  null,
];

/** Ids of journals without their last group, which counts them from the principal one, 1. */
const journalIds = '00000000-0000-4000-8000-';

function generateWork(index: number, journals: number) {
  const random = randomFrom(index);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const times = <T>(length: number, make: () => T) => Array.from({ length }, make);

  const id = idOf(index);
  const authors = times(between(1, 4), () => author(random));
  const draft = index % 20 === 19;
  const fechaPublicacion = new Date(newest - random() * twentyYears);
  const kind = random();
  const work: typeof publications.$inferInsert = {
    id,
    titulo: sentence(random, between(6, 14)),
    resumen: `${sentence(random, between(100, 150))}.`,
    tipo: kind < 0.6 ? 'ARTICULO' : kind < 0.8 ? 'TESIS' : kind < 0.9 ? 'LIBRO' : 'REPORTE',
    estado: draft ? 'BORRADOR' : 'PUBLICADO',
    // By a number of its own: its other ones are the same in one journal and in many.
    revistaId: `${journalIds}${String(1 + Math.floor(randomFrom(~index)() * journals)).padStart(12, '0')}`,
    identidadRevision: draft ? null : 'abierta',
    categoria: disciplines[index % disciplines.length],
    palabrasClave: times(between(3, 6), () => keyword(random)),
    doi: `10.1000/bench.${index}`,
    estadoDoi: 'REGISTRADO',
    autor: authors.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`).join(', '),
    fechaPublicacion: draft ? null : fechaPublicacion,
  };
  const byline = authors.map((name, orden) => ({ ...name, publicacionId: id, orden, afiliaciones: [] }));
  return { work, byline };
}

/** A UUID (of version 4 in form) that spreads like a random one. */
export function idOf(index: number): string {
  const random = randomFrom(index ^ 0x5eed);
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(4)}${index.toString(16).padStart(8, '0')}`;
}
