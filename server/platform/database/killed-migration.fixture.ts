/**
 * A process that begins with a database of an older version, and says the number of each statement before it is asked: until
 * `LAST`, after which it goes no further. Run, and killed, by migrate.test.ts.
 */
import { writeSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { readEnvironment } from '../environment.ts';
import { openDatabase } from './open.ts';

const last = Number(process.env.LAST ?? Number.POSITIVE_INFINITY);
let asked = 0;
let isMigrating = false;

for (const { prototype } of [PGlite, pg.Client]) {
  const plain: unknown = Reflect.get(prototype, 'query');
  if (typeof plain !== 'function') throw new Error('no query');
  Reflect.set(prototype, 'query', async function (this: unknown, ...given: unknown[]) {
    if (given[0] === 'begin') isMigrating = true;
    if (!isMigrating) return Reflect.apply(plain, this, given);
    asked++;
    writeSync(1, `${asked} ${String(given[0]).trim().split('\n')[0]}\n`);
    const answer: unknown = await Reflect.apply(plain, this, given);
    if (asked === last) await new Promise((resolve) => setTimeout(resolve, 600_000));
    if (given[0] === 'commit') isMigrating = false;
    return answer;
  });
}

const database = await openDatabase(readEnvironment(process.env));
await database.close();
writeSync(1, 'opened\n');
