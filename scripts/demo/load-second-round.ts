import { pointsOf } from '#contract/points.ts';
import { changeEstado } from '#server/features/editorial/change-estado.ts';
import { answerReview } from '#server/features/reviewing/answer.ts';
import { readReview } from '#server/features/reviewing/read.ts';
import type { Services } from '#server/platform/services.ts';
import type { Player } from './cast.ts';
import { dateNews, daysOf } from './history-queries.ts';
import type { SecondRound } from './works-in-process.ts';

/** Its text in Markdown, and the ids of its reviews by the keys of who wrote them. */
type FirstRound = {
  texto: string;
  reviews: ReadonlyMap<string, string>;
  begun: number;
  saveText: (markdown: string) => Promise<void>;
};

/**
 * Takes a work whose changes were asked for to its second round: a new draft with what is answered so far and, where it
 * was sent, the version that it went out with.
 */
export async function loadSecondRound(
  services: Services,
  author: Player,
  id: string,
  { texto, reviews, begun, saveText, round }: FirstRound & { round: SecondRound },
): Promise<void> {
  await changeEstado(services, author, id, { estado: 'BORRADOR' });
  for (const [by, answers] of Object.entries(round.answers)) {
    const review = await readReview(services, author, reviews.get(by) ?? '');
    const puntos = pointsOf(review.comentarios).map((punto, index) => ({ punto, respuesta: answers[index] ?? '' }));
    await answerReview(services, author, review.id, { puntos, revision: 0 });
  }
  await dateNews(services.db, daysOf('reopened', begun), begun);
  if (!round.sent) return;
  await saveText(`${texto}\n\n${round.sent.texto}`);
  await changeEstado(services, author, id, { estado: 'EN_REVISION' });
  await dateNews(services.db, daysOf('sent', begun, 2), begun);
}
