/** Works as tests need them, brought to where they stand by the people named, through the API. */
import { eq } from 'drizzle-orm';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { ReviewIdentity } from '#contract/vocabulary.ts';
import { reviews } from '#server/platform/database/schema.ts';
import type { TestPerson, TestPlatform } from './platform.ts';

type Fields = Partial<Omit<CallInput<Calls['createPublication']>['body'], 'coautoresIds'>> & {
  /** Who signs it with its main author: they are asked, and say yes. */
  coauthors?: readonly TestPerson[];
};

export interface Cast {
  author: TestPerson;
  editor: TestPerson;
  reviewer: TestPerson;
}

/** A draft with a line of text. */
export async function draft(author: TestPerson, { coauthors = [], ...fields }: Fields = {}): Promise<Publication> {
  const coautoresIds = coauthors.map(({ user }) => user.id);
  const { id } = await author.call.createPublication({
    body: { titulo: 'Una obra', resumen: 'Su resumen.', palabrasClave: ['prueba'], ...fields, coautoresIds },
  });
  for (const { call } of coauthors) await call.acceptAuthorship({ params: { id } });
  return author.call.saveContent({ params: { id }, body: { contenido: 'Su texto.' } });
}

/** A work in its first round of review. */
export async function inReview(author: TestPerson, fields?: Fields): Promise<Publication> {
  const { id } = await draft(author, fields);
  return author.call.submitReview({ params: { id } });
}

/** Assigns the work, and completes the review. Gives the review's id. */
export async function review({ editor, reviewer }: Omit<Cast, 'author'>, id: string): Promise<string> {
  const assigned = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
  await reviewer.call.updateReview({
    params: { id: assigned.id },
    body: { estado: 'ACEPTADA', comentarios: 'Claro y bien medido.' },
  });
  return assigned.id;
}

/** A work in review with one completed review, which waits for a decision. */
export async function reviewed(cast: Cast, fields?: Fields): Promise<Publication & { reviewId: string }> {
  const { id } = await inReview(cast.author, fields);
  const reviewId = await review(cast, id);
  return { ...(await cast.editor.call.getPublication({ params: { id } })), reviewId };
}

export async function approved(cast: Cast, fields?: Fields): Promise<Publication> {
  const { id } = await reviewed(cast, fields);
  return cast.editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
}

export async function published(cast: Cast, fields?: Fields): Promise<Publication> {
  const { id } = await approved(cast, fields);
  return cast.author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
}

/** Sent back for changes, and opened again by its author: a draft of the second round. */
export async function reopened(cast: Cast, fields?: Fields): Promise<Publication> {
  const { id } = await reviewed(cast, fields);
  await cast.editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
  return cast.author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
}

/** What is sent while the platform's mode is that one. Afterwards it is open, as an administrator may make it: that opens nothing. */
export async function sentIn<T>(
  { settings }: TestPlatform,
  identidadRevision: ReviewIdentity,
  send: () => Promise<T>,
): Promise<T> {
  await settings({ identidadRevision });
  const sent = await send();
  await settings({ identidadRevision: 'abierta' });
  return sent;
}

/** As if a review had been due then: no deadline is given that is past already. */
export async function wasDue({ services }: TestPlatform, reviewId: string, fechaLimite: string): Promise<void> {
  await services.db
    .update(reviews)
    .set({ fechaLimite: new Date(fechaLimite) })
    .where(eq(reviews.id, reviewId));
}
