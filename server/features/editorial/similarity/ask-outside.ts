/** Has what was sent be compared by an outside service, where there is one, and keeps what it says. */
import { dayMs, hourMs } from '#contract/time.ts';
import { comparableText } from '#server/documents/similarity/comparable-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { RetryLater } from '#server/platform/processes/retry-later.ts';
import type { Services } from '#server/platform/services.ts';
import { findUnanswered, findUnsent, type OutsideRow, saveOutside } from './outside-queries.ts';
import { type SimilarityService, similarityService } from './outside-service.ts';
import { type Compared, findVersionText } from './similarity-queries.ts';

type Parts = Pick<Services, 'db' | 'log' | 'env'>;

/** Texts that one turn hands over, and answers that it asks for. */
const most = { sent: 20, read: 200 };
/** What it has not answered for so long it will not. */
const waited = 14 * dayMs;
/** Works that could not be asked about: the others come first. */
const later = new RetryLater(hourMs);

/**
 * Sends works in review there once a version, and asks about those that wait for an answer. Nothing where there is no service;
 * where it does not answer, the rest waits for the next turn.
 */
export async function askOutside({ db, env, log }: Parts, signal?: AbortSignal): Promise<void> {
  if (!env.SIMILARITY_URL) return;
  const service = similarityService(env.SIMILARITY_URL);
  let asked: Compared | undefined;
  try {
    for (const row of await findUnanswered(db, most.read)) {
      if (later.has(row.id)) continue;
      signal?.throwIfAborted();
      asked = row;
      await readOne(db, service, row);
    }
    for (const work of await findUnsent(db, most.sent, later.keys())) {
      signal?.throwIfAborted();
      asked = work;
      await sendOne(db, service, work);
    }
  } catch (err) {
    signal?.throwIfAborted();
    if (asked) later.put(asked.id);
    log.error({ err, obra: asked?.id, version: asked?.version }, 'asking the similarity service about a work');
  }
}

async function sendOne(db: Database, service: SimilarityService, work: Compared & { titulo: string; idioma: string }) {
  const { titulo, idioma } = work;
  const { text: texto } = await comparableText((await findVersionText(db, work)) ?? { type: 'doc', content: [] });
  const referencia = texto === '' ? undefined : await service.send({ titulo, idioma, texto });
  const estado = referencia === undefined ? 'FALLIDA' : 'ENVIADA';
  await saveOutside(db, work, { estado, referencia: referencia ?? '' });
}

async function readOne(db: Database, service: SimilarityService, row: OutsideRow) {
  const answer = await service.read(row.referencia);
  if (answer.estado !== 'PENDIENTE') await saveOutside(db, row, answer);
  else if (Date.now() - row.fecha.getTime() > waited) await saveOutside(db, row, { estado: 'FALLIDA' });
}
