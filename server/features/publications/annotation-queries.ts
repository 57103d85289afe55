/** SQL of what a review says in the margin: for reviews, and for the letters of decisions. */

import type { Annotation } from '#contract/entities/annotation.ts';
import { sql } from '#server/platform/database/sql.ts';

/** The annotations of the review in a row of `reviews`, in the order of the text. Tables are named, since a query of one table names none. */
export const annotationsOfReview = sql<Annotation[]>`coalesce(
  (select jsonb_agg(jsonb_build_object(
      'exacto', exacto, 'prefijo', prefijo, 'sufijo', sufijo, 'posicion', posicion, 'texto', texto) order by orden)
    from review_annotations where review_annotations.review_id = reviews.id),
  '[]'::jsonb)`;
