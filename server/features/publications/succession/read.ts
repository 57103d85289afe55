/** Where a work stands with another main author, and what a person is asked of it. */
import type { AskedSuccession, WorkSuccession } from '#contract/entities/succession.ts';
import { refuse } from '#contract/refuse.ts';
import { isAsked, type Person } from '#contract/workflow.ts';
import { findWorksById, type Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { findVersion } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import {
  canProposeSuccession,
  canReadSuccession,
  canSucceed,
  canWithdrawSuccession,
  isReviewerInTheDark,
  partInSuccession,
} from '#server/policy/index.ts';
import { findAskedSuccessions, findSuccession, findSuccessors, type SuccessionRow } from './queries.ts';

/** For its authors and for who runs it. Throws `no_encontrado` and `sin_permiso`. */
export async function readSuccession(services: Services, viewer: Person, id: string): Promise<WorkSuccession> {
  const { db } = services;
  const work = await readableWork(services, viewer, id);
  if (!canReadSuccession(viewer, work)) throw refuse('sin_permiso');
  const row = await findSuccession(db, id);
  const people = await findSuccessors(db, id, work.autorPrincipalId);
  return {
    relevo: row ? presentSuccession(row, work) : null,
    candidatos: people.flatMap(({ id, firma, ...name }) =>
      canSucceed({ id }, work) ? [{ id, nombre: fullName(name), firma }] : [],
    ),
    acciones: actionsOn(viewer, work, row),
  };
}

function actionsOn(viewer: Person, work: Work, row: SuccessionRow | undefined): WorkSuccession['acciones'] {
  if (work.deletedAt) return [];
  if (!row) return canProposeSuccession(viewer, work) ? ['PROPONER'] : [];
  return [
    ...(canWithdrawSuccession(viewer, work, row) ? ['RETIRAR' as const] : []),
    ...(partWaiting(viewer, work, row) ? ['RESPONDER' as const] : []),
  ];
}

/** As what the person has yet to answer. */
function partWaiting(viewer: Person, work: Work, row: SuccessionRow) {
  const part = partInSuccession(viewer, work, row);
  const answered = part === 'NUEVO' ? row.fechaAceptado : row.fechaConforme;
  return answered ? undefined : part;
}

const fullName = ({ nombres, apellidos }: { nombres: string; apellidos: string }) => `${nombres} ${apellidos}`.trim();

function nameOf({ personaId }: SuccessionRow, { authors }: Work): string {
  const author = authors.find(({ id, pedidaAId }) => id === personaId || pedidaAId === personaId);
  return author ? fullName(author) : '';
}

function presentSuccession(row: SuccessionRow, work: Work) {
  const { personaId, porRedaccion, motivo, fecha, fechaLimite, fechaAceptado, fechaConforme } = row;
  return {
    personaId,
    nombre: nameOf(row, work),
    porRedaccion,
    motivo,
    fecha: fecha.toISOString(),
    fechaLimite: fechaLimite?.toISOString() ?? null,
    fechaAceptado: fechaAceptado?.toISOString() ?? null,
    fechaConforme: fechaConforme?.toISOString() ?? null,
  };
}

/** What waits for the viewer's answer, the last first. */
export async function listAskedSuccessions({ db }: Pick<Services, 'db'>, viewer: Person): Promise<AskedSuccession[]> {
  const rows = await findAskedSuccessions(db, viewer.id);
  const works = new Map(
    (
      await findWorksById(
        db,
        rows.map(({ publicacionId }) => publicacionId),
      )
    ).map((work) => [work.id, work]),
  );
  return rows.flatMap((row) => {
    const work = works.get(row.publicacionId);
    const papel = work && partWaiting(viewer, work, row);
    if (!work || !papel) return [];
    return [
      {
        publicacionId: work.id,
        titulo: work.titulo,
        tipo: work.tipo,
        papel,
        nombre: nameOf(row, work),
        porRedaccion: row.porRedaccion,
        firma: !isAsked(work, { id: row.personaId }),
        motivo: isReviewerInTheDark(viewer, work) ? null : row.motivo,
        fecha: row.fecha.toISOString(),
        fechaLimite: row.fechaLimite?.toISOString() ?? null,
      },
    ];
  });
}

/** What a work is called to everybody who is told of its main author: a draft's title is its authors' own where another was sent. */
export async function toldTitle({ db }: Pick<Services, 'db'>, work: Work): Promise<string> {
  if (work.estado !== 'BORRADOR' || work.versionActual === 0) return work.titulo;
  return (await findVersion(db, work.id, work.versionActual))?.titulo ?? work.titulo;
}
