/** Compares what was sent with the platform's own texts, one work after another, so that nobody waits for it. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { mostPassages, mostSources } from '#contract/entities/similarity.ts';
import { hourMs, minuteMs } from '#contract/time.ts';
import { type ComparableText, comparableText } from '#server/documents/similarity/comparable-text.ts';
import { fingerprints, surelyFound } from '#server/documents/similarity/fingerprints.ts';
import { type Passage, sharedPassages } from '#server/documents/similarity/shared-passages.ts';
import type { SimilarSource } from '#server/platform/database/schema.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { RetryLater } from '#server/platform/processes/retry-later.ts';
import type { Services } from '#server/platform/services.ts';
import { askOutside } from './ask-outside.ts';
import {
  type Compared,
  findAlike,
  findUncompared,
  findUnmarked,
  findVersionText,
  type Marked,
  saveFingerprints,
  saveSimilarity,
} from './similarity-queries.ts';

type Parts = Pick<Services, 'db' | 'log'>;

const atOnce = 50;
const pauseMs = 20;
/** Works that could not be compared: the others come first. */
const later = new RetryLater(6 * hourMs);
/** Signs of a passage that are kept. */
const longestPassage = 1_000;

/**
 * Notes by what every version that was sent last is found, and compares those that are in the process. Gives how many it
 * compared. Whatever one work ends in, the others are done.
 */
export async function compareTexts(services: Parts, signal?: AbortSignal): Promise<number> {
  const { db } = services;
  await eachOf(services, signal, findUnmarked, async (work) => {
    const { words } = await textOf(services, work);
    await saveFingerprints(db, work, await fingerprints(words));
  });
  return eachOf(services, signal, findUncompared, (work) => compareOne(services, work));
}

async function eachOf<W extends Compared>(
  { db, log }: Parts,
  signal: AbortSignal | undefined,
  find: (db: Parts['db'], limit: number, except: readonly string[]) => Promise<W[]>,
  act: (work: W) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const works = await find(db, atOnce, later.keys());
    if (works.length === 0) return done;
    for (const work of works) {
      signal?.throwIfAborted();
      try {
        await act(work);
        done += 1;
      } catch (err) {
        later.put(work.id);
        log.error({ err, obra: work.id, version: work.version }, 'comparing a work with the texts of the platform');
      }
      await wait(pauseMs);
    }
  }
}

async function compareOne(services: Parts, work: Marked): Promise<void> {
  const { db } = services;
  const text = await textOf(services, work);
  const fuentes: SimilarSource[] = [];
  for (const other of await findAlike(db, work, work.huellas, mostSources)) {
    const passages = await sharedPassages(text, await textOf(services, other));
    // A turn of phrase here and there is nobody's.
    if (passages.some(({ from, to }) => to - from >= surelyFound)) fuentes.push(sourceOf(text, other, passages));
  }
  await saveSimilarity(db, work, { palabras: text.words.length, fuentes });
}

const textOf = async ({ db }: Pick<Parts, 'db'>, work: Compared): Promise<ComparableText> =>
  comparableText((await findVersionText(db, work)) ?? { type: 'doc', content: [] });

function sourceOf({ text, words }: ComparableText, { id }: Compared, passages: readonly Passage[]): SimilarSource {
  const longest = passages
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, mostPassages)
    .map(({ from, to }) => ({
      // Cut within a sign of two units, it could not be stored.
      texto: text
        .slice(words[from]?.from, words[to - 1]?.to)
        .slice(0, longestPassage)
        .toWellFormed(),
      palabras: to - from,
    }));
  return { obraId: id, tramos: passages.map(({ from, to }) => [from, to]), pasajes: longest };
}

/** Brought forward where a work is sent; by itself, what an upgrade, an import or a restored archive brought. */
export const comparing = defineJob({
  tipo: 'similitud',
  datos: z.object({}),
  tries: 3,
  everyMs: 10 * minuteMs,
  work: async (services: Services, { signal }) => {
    const comparadas = await compareTexts(services, signal);
    await askOutside(services, signal);
    return { comparadas };
  },
});
