/** SQL of 'Ver como…': the people through whose eyes a work can be seen. */

import type { Person } from '#contract/workflow.ts';
import type { Database } from '#server/platform/database/database.ts';
import { reviews, users } from '#server/platform/database/schema.ts';
import { and, asc, eq, isNull } from '#server/platform/database/sql.ts';

/** The reviewers of a work, by their numbers, who has declined among them. */
export async function findReviewers(db: Database, publicacionId: string) {
  return db
    .selectDistinct({
      numero: reviews.numero,
      id: users.id,
      roles: users.roles,
      ambitos: users.ambitos,
      nombres: users.nombres,
      apellidos: users.apellidos,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.revisorId))
    .where(eq(reviews.publicacionId, publicacionId))
    .orderBy(asc(reviews.numero));
}

/** A living account as the policy knows it. */
export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
  const [row] = await db
    .select({ id: users.id, roles: users.roles, ambitos: users.ambitos })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.fechaEliminacion)));
  return row;
}
