import { pointsOf } from '#contract/points.ts';
import type { Role } from '#contract/vocabulary.ts';
import { markdownToManuscript } from '#server/documents/markdown/read/from-markdown.ts';
import { changeEstado } from '#server/features/editorial/change-estado.ts';
import { saveContent } from '#server/features/publications/save-content.ts';
import { answerReview } from '#server/features/reviewing/answer.ts';
import { readReview } from '#server/features/reviewing/read.ts';
import type { Services } from '#server/platform/services.ts';
import type { SecondRound } from './works-in-process.ts';

type Player = { id: string; roles: readonly Role[]; sessionId: string };

/** Its text in Markdown, and the ids of its reviews by the keys of who wrote them. */
type FirstRound = { texto: string; reviews: ReadonlyMap<string, string> };

/**
 * Takes a work whose changes were asked for to its second round: a new draft with what is answered so far and, where it
 * was sent, the version that it went out with.
 */
export async function loadSecondRound(
  services: Services,
  author: Player,
  id: string,
  { texto, reviews, round }: FirstRound & { round: SecondRound },
): Promise<void> {
  await changeEstado(services, author, id, { estado: 'BORRADOR' });
  for (const [by, answers] of Object.entries(round.answers)) {
    const review = await readReview(services, author, reviews.get(by) ?? '');
    const puntos = pointsOf(review.comentarios).map((punto, index) => ({ punto, respuesta: answers[index] ?? '' }));
    await answerReview(services, author, review.id, { puntos, revision: 0 });
  }
  if (!round.sent) return;
  const { documento } = markdownToManuscript(`${texto}\n\n${round.sent.texto}`, {
    fileAddress: (name) => name,
    references: [],
  });
  await saveContent(services, author, id, { documento });
  await changeEstado(services, author, id, { estado: 'EN_REVISION' });
}
