/** SQL of what waits for a person: one statement, each part of it found on an index and counted no further than is shown. */

import { unionAll } from 'drizzle-orm/pg-core';
import { mostWaiting, type Waiting } from '#contract/entities/waiting.ts';
import type { Journals } from '#contract/workflow.ts';
import { mayBeAnnounced, waitingAnnounced } from '#server/features/publications/announced-queries.ts';
import { inJournals } from '#server/features/publications/scope.ts';
import { waitsFor } from '#server/features/publications/succession/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inOpenRound } from '#server/platform/database/open-round-scope.ts';
import {
  authorships,
  identityConsents,
  issues,
  publications,
  reviews,
  successions,
  users,
} from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNotNull, isNull, not, type SQLWrapper, sql } from '#server/platform/database/sql.ts';
import { completedEstados } from '#server/policy/index.ts';
import { type Answering, theirClaims, waitingClaims } from './claims/queries.ts';
import { whoseTurnItIs } from './queue/queries.ts';

interface Asking {
  /** On whose dashboard is the editors' queue: of which journals' works; of none without it. */
  queueOf: Journals;
  grantsRoles: boolean;
  /** Of which journals they prepare the numbers. */
  issuesOf: Journals;
  /** What is announced of which journals' works they look at. */
  announcedOf: Journals;
  /** Appeals and complaints of which journals' works they answer; undefined: of none. */
  claimsOf: Answering | undefined;
}

const living = isNull(publications.fechaEliminacion);

/** Counts what waits for the person, each to `mostWaiting` at most. */
export async function countWaiting(
  db: Database,
  id: string,
  { queueOf, grantsRoles, issuesOf, announcedOf, claimsOf }: Asking,
): Promise<Waiting> {
  const work = { id: publications.id };
  const obras = db
    .select(work)
    .from(publications)
    .where(
      and(
        eq(publications.autorPrincipalId, id),
        inArray(publications.estado, ['CAMBIOS_SOLICITADOS', 'APROBADO']),
        living,
      ),
    );
  const coautorias = db
    .select(work)
    .from(authorships)
    .innerJoin(publications, eq(publications.id, authorships.publicacionId))
    .where(and(eq(authorships.pedidaAId, id), living));
  const relevos = db
    .select(work)
    .from(successions)
    .innerJoin(publications, eq(publications.id, successions.publicacionId))
    .where(and(waitsFor(id), living));
  const revisiones = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .where(
      and(
        eq(reviews.revisorId, id),
        isNull(reviews.fechaDeclinada),
        not(inArray(reviews.estado, [...completedEstados])),
      ),
    );
  const consentimientos = db
    .select({ id: identityConsents.id })
    .from(identityConsents)
    .innerJoin(publications, eq(publications.id, identityConsents.publicacionId))
    .where(and(eq(identityConsents.personaId, id), eq(identityConsents.estado, 'PENDIENTE'), living));
  const solicitudesDeRol = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.fechaEliminacion), isNotNull(users.rolSolicitado)));
  const numeros = db.select({ id: issues.id }).from(issues).where(inJournals(issuesOf, issues.revistaId));
  const announced = { viewerId: id, journals: announcedOf };
  const [row] = await db
    .select({
      obras: counted(obras.limit(mostWaiting)),
      coautorias: counted(unionAll(coautorias, relevos).limit(mostWaiting)),
      revisiones: counted(revisiones.limit(mostWaiting)),
      consentimientos: counted(consentimientos.limit(mostWaiting)),
      cola: counted(queueOf.length > 0 ? whoseTurnItIs(db, id, queueOf).limit(mostWaiting) : undefined),
      reclamaciones: counted(claimsOf && waitingClaims(db, claimsOf).limit(mostWaiting)),
      conReclamaciones: counted(claimsOf && theirClaims(db, claimsOf).limit(1)),
      anuncios: counted(announcedOf.length > 0 ? waitingAnnounced(db, announced).limit(mostWaiting) : undefined),
      conAnuncios: counted(announcedOf.length > 0 ? mayBeAnnounced(db, announcedOf).limit(1) : undefined),
      solicitudesDeRol: counted(grantsRoles ? solicitudesDeRol.limit(mostWaiting) : undefined),
      numeros: counted(issuesOf.length > 0 ? numeros.limit(mostWaiting) : undefined),
    })
    .from(sql`(select 1) as once`);
  if (!row) throw new Error('Nothing was counted');
  return row;
}

const counted = (rows: SQLWrapper | undefined) =>
  (rows ? sql<number>`(select count(*) from ${rows} as waiting)` : sql<number>`0`).mapWith(Number);
