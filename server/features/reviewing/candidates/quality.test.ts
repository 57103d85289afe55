/** How well closeness finds who knows about a work: its author, known by other words than the work is read by. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { insertUser } from '#server/features/accounts/queries.ts';
import { insertWork } from '#server/features/publications/queries.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { openTestDatabase } from '#server/testing/engines.ts';
import { isLongRun } from '#server/testing/rounds.ts';
import { closeness, rarityAmong } from './closeness.ts';
import { findTermsOfPeople, findWorkTerms } from './expertise-queries.ts';

const demonstration = fileURLToPath(new URL('../../../../scripts/demo/works/', import.meta.url));
const articles = fileURLToPath(new URL('../../../../../shared/data/articles/', import.meta.url));

type Part = Pick<ImportedWork, 'titulo' | 'resumen' | 'palabrasClave'>;

/** The work by its title and summary alone; its author by what they say to know about, the work's keywords. */
async function store(db: Database, { titulo, resumen, palabrasClave }: Part) {
  const [work, author] = [uuid(), uuid()];
  await insertWork(db, {
    id: work,
    titulo,
    resumen,
    palabrasClave: [],
    tipo: 'ARTICULO',
    estado: 'BORRADOR',
    autor: '',
  });
  const person = { nombres: 'Autora', apellidos: '', email: `${author}@prueba.test`, passwordHash: '' };
  await insertUser(db, { ...person, id: author, roles: ['REVISOR'], palabrasClave });
  return { work, author };
}

/** The mean of 1 / the place at which each work's own author comes among all. */
async function meanReciprocalRank(db: Database, parts: readonly Part[]): Promise<number> {
  const pairs: Awaited<ReturnType<typeof store>>[] = [];
  for (const part of parts) pairs.push(await store(db, part));
  const about = await findWorkTerms(
    db,
    pairs.map(({ work }) => work),
  );
  const known = await findTermsOfPeople(
    db,
    pairs.map(({ author }) => author),
  );
  const rarity = rarityAmong([...about.values(), ...known.values()]);
  const ranks = pairs.map(({ work, author }) => {
    const to = (person: string) => closeness(about.get(work) ?? {}, known.get(person) ?? {}, rarity);
    return 1 + pairs.filter((other) => to(other.author) > to(author)).length;
  });
  return ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
}

describe('closeness finds a work’s author', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  afterAll(() => database.close());

  it('among the authors of the demonstration set', async () => {
    const works = globSync(`${demonstration}*.md`).map(
      (file) => workFromMarkdown(readFileSync(file, 'utf8'), { fileAddress: (name) => name }).work,
    );
    const rank = await meanReciprocalRank(database.db, works);
    console.info(`demonstration: ${works.length} works, mean reciprocal rank ${rank.toFixed(3)}`);
    expect(rank).toBeGreaterThan(0.85);
  });

  it.runIf(isLongRun && existsSync(articles))('among those of real articles, where there are any', async () => {
    const works = globSync(`${articles}*.xml`)
      .map((file) => readJats(readFileSync(file, 'utf8')).work)
      .filter(({ palabrasClave, resumen }) => palabrasClave.length > 0 && resumen !== '');
    const rank = await meanReciprocalRank(database.db, works);
    console.info(`real articles: ${works.length} works, mean reciprocal rank ${rank.toFixed(3)}`);
    expect(rank).toBeGreaterThan(0.8);
  });
});
