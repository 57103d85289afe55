import type { NewByline, WorkAuthor } from '#contract/entities/byline.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import {
  accountsAsAuthors,
  askedAuthor,
  type BylineAuthor,
  bylineOf,
  findByline,
  saveByline,
} from '#server/features/publications/byline-queries.ts';
import { lockByline } from '#server/features/publications/edit.ts';
import { updateWork, type Work } from '#server/features/publications/queries.ts';
import { endWithoutAuthor } from '#server/features/publications/succession/answer.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { askAuthors } from './ask.ts';
import { writeVersionByline } from './ask-queries.ts';
import { bylineFaults } from './byline-faults.ts';
import { inviteByline } from './invite-byline.ts';
import { listAuthors } from './list.ts';
import { findAddresses } from './queries.ts';

/**
 * Replaces the byline of a draft, or one that is open for correction, by the one that its main author sends, in order.
 * Accounts that are new in it are asked, addresses invited, and who is no longer in it can no longer accept. Throws what
 * `lockByline` does, and `datos_no_validos` with the fields that are wrong.
 */
export async function saveAuthors(
  services: Services,
  viewer: SignedIn,
  id: string,
  { autores }: NewByline,
): Promise<{ autores: WorkAuthor[] }> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockByline(services, viewer, id);
    const before = await findByline(db, id);
    const byline = autores.map(({ invitar: _, ...author }) => joined(author, before));
    const added = byline.flatMap(({ pedidaAId }) =>
      pedidaAId && !before.some((known) => known.pedidaAId === pedidaAId) ? pedidaAId : [],
    );
    await refuseFaults(services, work, byline, added);
    await saveByline(db, id, byline);
    await updateWork(db, id, {});
    await endWithoutAuthor(services, work, viewer);
    // The version that was sent says who signs it as it was corrected.
    if (work.estado !== 'BORRADOR')
      await writeVersionByline(db, { publicacionId: id, numero: work.versionActual }, bylineOf(byline));
    await askAuthors(services, viewer, work, added);
    await inviteByline(services, offerOf(work, viewer), invitedOf(autores, byline, before));
    await record(db, {
      type: bylineOf(byline) === work.autor ? 'publication.edited' : 'publication.authorsChanged',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo },
    });
  });
  return listAuthors(services, viewer, id);
}

/**
 * What was sent of an author, with how they stand. Who accepted while the list was open in a browser comes back without
 * their account: they keep it. Who is new with one is asked.
 */
function joined(author: BylineAuthor, before: readonly BylineAuthor[]): BylineAuthor {
  const known = before.find(({ id, pedidaAId, email }) =>
    author.id ? id === author.id || pedidaAId === author.id : email && email === author.email,
  );
  if (!known) return author.id ? askedAuthor({ ...author, email: null }) : author;
  const { id, email, pedidaAId, fechaPedida } = known;
  return { ...author, id, email: email ?? null, pedidaAId: pedidaAId ?? null, fechaPedida: fechaPedida ?? null };
}

async function refuseFaults({ db }: Services, work: Work, byline: readonly BylineAuthor[], added: readonly string[]) {
  const chosen = (await accountsAsAuthors(db, added)).flatMap(({ id }) => id ?? []);
  const addresses = await findAddresses(
    db,
    byline.flatMap(({ id, pedidaAId }) => id ?? pedidaAId ?? []),
  );
  const errors = bylineFaults(byline, {
    autorPrincipalId: work.autorPrincipalId,
    accounts: new Set([...work.authorIds, ...work.askedIds, ...chosen]),
    accountOf: new Map([...addresses].map(([id, email]) => [email, id])),
  });
  if (errors.length > 0) throw refuse('datos_no_validos', { errors });
}

function offerOf({ id, titulo, idioma, authors }: Work, viewer: SignedIn) {
  const main = authors.find((author) => author.id === viewer.id);
  return {
    publicacionId: id,
    titulo,
    idioma,
    invitaId: viewer.id,
    invita: `${main?.nombres ?? ''} ${main?.apellidos ?? ''}`.trim(),
  };
}

/** The authors without an account who have an address, by what was sent of them. */
function invitedOf(autores: NewByline['autores'], byline: readonly BylineAuthor[], before: readonly BylineAuthor[]) {
  return byline.flatMap(({ id, email, nombres }, place) =>
    id === null && email
      ? [
          {
            email,
            nombres,
            place,
            invitar: autores[place]?.invitar ?? false,
            known: before.some((author) => author.id === null && author.email === email),
          },
        ]
      : [],
  );
}
