import type { NewByline, WorkAuthor } from '#contract/entities/byline.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import {
  accountsAsAuthors,
  type BylineAuthor,
  bylineOf,
  findByline,
  saveByline,
} from '#server/features/publications/byline-queries.ts';
import { lockDraft } from '#server/features/publications/edit.ts';
import { updateWork, type Work } from '#server/features/publications/queries.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canChooseAuthors } from '#server/policy/index.ts';
import { bylineFaults } from './byline-faults.ts';
import { inviteByline } from './invite-byline.ts';
import { listAuthors } from './list.ts';
import { findAddresses } from './queries.ts';
import { welcomeCoauthors } from './welcome.ts';

/**
 * Replaces the byline of a draft by the one that its main author sends, in order. Accounts that are new in it are told,
 * addresses invited, and who is no longer in it can no longer accept. Throws what `lockDraft` does, `sin_permiso` for
 * co-authors, and `datos_no_validos` with the fields that are wrong.
 */
export async function saveAuthors(
  services: Services,
  viewer: SignedIn,
  id: string,
  { autores }: NewByline,
): Promise<{ autores: WorkAuthor[] }> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockDraft(services, viewer, id, canChooseAuthors);
    const before = await findByline(db, id);
    const byline = autores.map(({ invitar: _, ...author }) => joined(author, before));
    const added = byline.flatMap((author) => (before.some((known) => known.id === author.id) ? [] : (author.id ?? [])));
    await refuseFaults(services, work, byline, added);
    await saveByline(db, id, byline);
    await updateWork(db, id, {});
    await welcomeCoauthors(services, viewer, work, added);
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

/** Who accepted while the list was open in a browser comes back without their account: they keep it. */
function joined(author: BylineAuthor, before: readonly BylineAuthor[]): BylineAuthor {
  const known = before.find(({ id, email }) => (author.id ? id === author.id : email && email === author.email));
  return known
    ? { ...author, id: known.id, email: known.email ?? null }
    : { ...author, email: author.id ? null : author.email };
}

async function refuseFaults({ db }: Services, work: Work, byline: readonly BylineAuthor[], added: readonly string[]) {
  const chosen = (await accountsAsAuthors(db, added)).flatMap(({ id }) => id ?? []);
  const ids = byline.flatMap(({ id }) => id ?? []);
  const addresses = await findAddresses(db, ids);
  const errors = bylineFaults(byline, {
    autorPrincipalId: work.autorPrincipalId,
    accounts: new Set([...work.authorIds, ...chosen]),
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
