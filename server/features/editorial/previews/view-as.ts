import type { ViewAs } from '#contract/entities/anonymise.ts';
import { ProblemError } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { listDecisions } from '#server/features/editorial/decisions/read.ts';
import { readHistory } from '#server/features/editorial/history.ts';
import { listFiles } from '#server/features/files/list.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork, readPublication, readVersions } from '#server/features/publications/read.ts';
import { listReviewsOf } from '#server/features/reviewing/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess, type Viewer } from '#server/policy/index.ts';
import { findPerson, findReviewers } from './queries.ts';

type Reviewers = Awaited<ReturnType<typeof findReviewers>>;

/** Somebody with an account and nothing else: its id is nobody's. */
const anyReader: Person = { id: '00000000-0000-0000-0000-000000000000', roles: ['LECTOR'], ambitos: {} };

/**
 * All that another person sees of a work, made by the acts and presenters that answer that person. Throws
 * `no_encontrado`, also where there is no such person, and `sin_permiso` unless the reader runs the work.
 */
export async function viewAs(services: Services, reader: Person, id: string, quien: string): Promise<ViewAs> {
  const { db } = services;
  const work = await readableWork(services, reader, id);
  if (!canRunProcess(reader, work)) throw refuse('sin_permiso');
  const reviewers = await findReviewers(db, id);
  const viewer = await viewerCalled(services, work, reviewers, quien);
  const datos = { titulo: work.titulo, quien };
  await services.transact(() =>
    record(db, { type: 'publication.viewedAs', userId: reader.id, publicacionId: id, datos }),
  );
  return {
    publicacion: await seen(readPublication(services, viewer, id), null),
    versiones: (await seen(readVersions(services, viewer, id), { versions: [] })).versions,
    archivos: (await seen(listFiles(services, viewer, id, undefined), { files: [] })).files,
    // These calls take a session: a guest may not even ask.
    ...(viewer ? await ofProcess(services, viewer, id) : { revisiones: [], decisiones: [], historia: [] }),
    revisores: reviewers.map(({ numero, nombres, apellidos }) => ({
      numero,
      nombre: `${nombres} ${apellidos}`.trim(),
    })),
  };
}

async function ofProcess(services: Services, viewer: Person, id: string) {
  const { reviews } = await seen(listReviewsOf(services, viewer, id, { page: 1, limit: 200 }), { reviews: [] });
  const { historia } = await seen(readHistory(services, viewer, id), { historia: [] });
  return { revisiones: reviews, decisiones: await seen(listDecisions(services, viewer, id), []), historia };
}

/** What is refused to the viewer is not seen. */
async function seen<T, R>(asked: Promise<T>, refused: R): Promise<T | R> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProblemError) return refused;
    throw error;
  }
}

async function viewerCalled({ db }: Services, work: Work, reviewers: Reviewers, quien: string): Promise<Viewer> {
  if (quien === 'invitado') return null;
  if (quien === 'lector') return anyReader;
  const numero = Number(quien.split('-')[1]);
  const reviewer = reviewers.find((each) => each.numero === numero);
  const authorId = work.autorPrincipalId ?? work.authorIds[0];
  const person = quien === 'autor' ? authorId && (await findPerson(db, authorId)) : reviewer;
  if (!person) throw refuse('no_encontrado');
  return { id: person.id, roles: person.roles, ambitos: person.ambitos };
}
