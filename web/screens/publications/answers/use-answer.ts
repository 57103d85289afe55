import { useState } from 'react';
import { z } from 'zod';
import { type AnsweredPoint, answeredPointSchema, type Review, type ReviewAnswer } from '#contract/entities/review.ts';
import { useClient } from '#web/data/client-context.ts';
import type { Stored } from '#web/data/save-state.ts';
import { useAutosave } from '#web/data/use-autosave.ts';
import { pointsToAnswer } from '#web/features/publications/answering.ts';

const schema = z.array(answeredPointSchema);

/** What the authors answer to a review: kept here at once, and on the server, where their co-authors go on with it. */
export function useAnswer(review: Review) {
  const client = useClient();
  const { id, publicacionId } = review;
  const [points, setPoints] = useState(() => pointsToAnswer(review));
  const keeping = useAutosave<AnsweredPoint[]>(`puntos.${id}`, schema, {
    begun: storedIn(review.respuesta),
    show: (content) => content && setPoints(content),
    send: async (puntos, stamp) => {
      const revision = typeof stamp === 'number' ? stamp : 0;
      const { respuesta } = await client.answerReview({ params: { id }, body: { puntos: puntos ?? [], revision } });
      return { stamp: respuesta?.revision ?? null, at: respuesta?.guardada ?? null };
    },
    fetch: async () => {
      const { reviews } = await client.reviewsOfPublication({ params: { id: publicacionId }, query: { limit: 100 } });
      return storedIn(reviews.find((each) => each.id === id)?.respuesta ?? null);
    },
  });
  const change = (next: AnsweredPoint[]) => {
    setPoints(next);
    // As the server keeps it, so that what is the same is known to be.
    keeping.write(next.map(({ punto, respuesta }) => ({ punto: punto.trim(), respuesta: respuesta.trim() })));
  };
  /** After two answers were written apart: the one that was made of both. */
  const settle = (next: AnsweredPoint[]) => {
    change(next);
    keeping.keepMine();
  };
  return { points, change, settle, keeping };
}

const storedIn = (respuesta: ReviewAnswer | null): Stored<AnsweredPoint[]> =>
  !respuesta || respuesta.revision === 0
    ? { content: null, stamp: null, at: null }
    : { content: respuesta.puntos, stamp: respuesta.revision, at: respuesta.guardada };
