/** Puts the demonstration set into an empty platform, through the same acts that the screens use. */

import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 as uuid } from 'uuid';
import type { Author } from '#contract/entities/publication.ts';
import type { User } from '#contract/entities/user.ts';
import { remarkInWords } from '#contract/remarks.ts';
import { dayMs } from '#contract/time.ts';
import type { Estado, PageSlug, Role } from '#contract/vocabulary.ts';
import { markdownToManuscript, workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { pictureSize } from '#server/documents/model/picture-size.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { presentAccount } from '#server/features/accounts/present.ts';
import { markVerified, updateUser } from '#server/features/accounts/queries.ts';
import { createAccount } from '#server/features/accounts/register.ts';
import { setRoles } from '#server/features/administration/people/queries.ts';
import { changeEstado } from '#server/features/editorial/change-estado.ts';
import { setHandlingEditor } from '#server/features/editorial/set-handling-editor.ts';
import { writePage } from '#server/features/public-pages/site-pages/write.ts';
import { acceptAuthorship } from '#server/features/publications/byline/answer-asked.ts';
import { createPublication } from '#server/features/publications/create.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { shiftHistory } from '#server/features/publications/queries.ts';
import { saveContent } from '#server/features/publications/save-content.ts';
import { assignReviewer } from '#server/features/reviewing/assign.ts';
import { declineReview } from '#server/features/reviewing/decline.ts';
import { changeReview } from '#server/features/reviewing/update.ts';
import type { Services } from '#server/platform/services.ts';
import { isCompleted } from '#server/policy/index.ts';
import { loadSecondRound } from './load-second-round.ts';
import { addressOf, applicants, demonstrationPassword, expertise, people } from './people.ts';
import { reviewForm } from './review-form.ts';
import { worksInSecondRound } from './second-rounds.ts';
import { type DemonstrationReview, type WorkInProcess, worksInProcess } from './works-in-process.ts';

const worksFolder = fileURLToPath(new URL('./works', import.meta.url));
const pagesFolder = fileURLToPath(new URL('./pages', import.meta.url));
/** The others stay as they come, so that one sees both. */
const writtenPages: readonly PageSlug[] = ['ayuda', 'privacidad'];

type Cast = Map<string, User>;

export async function loadDemonstration(platform: Services): Promise<void> {
  const set = await platform.settings.change({ formularioRevision: reviewForm });
  // What is set inside a transaction holds for everybody once that is committed; for the set it holds at once.
  const services: Services = { ...platform, settings: { ...platform.settings, get: () => set } };
  const cast = await loadPeople(services);
  await loadPublishedWorks(services, cast);
  for (const work of [...worksInProcess, ...worksInSecondRound]) await loadWorkInProcess(services, cast, work);
  for (const slug of writtenPages) await loadPage(services, cast, slug);
}

async function loadPage(services: Services, cast: Cast, slug: PageSlug): Promise<void> {
  const markdown = await readFile(join(pagesFolder, `${slug}.md`), 'utf8');
  const { avisos } = await writePage(services, cast.get('admin') ?? null, slug, { markdown }, 'es');
  if (avisos.length > 0) throw new Error(`${slug}.md: ${avisos.join('; ')}`);
}

async function loadPeople(services: Services): Promise<Cast> {
  const cast: Cast = new Map();
  const password = demonstrationPassword;
  const passwordHash = await hashPassword(password);
  // Their addresses lead nowhere: no mail asks to confirm them.
  const account = async (
    key: string,
    { nombres, apellidos, afiliacion, biografia = '' }: (typeof people)[number],
    asks: Role,
  ) => {
    const person = { nombres, apellidos, afiliacion, biografia, email: addressOf(key), orcid: null, fotoUrl: '' };
    const row = await createAccount(services, { ...person, password, roles: [asks] }, passwordHash);
    await markVerified(services.db, row.id);
    return presentAccount(row);
  };
  for (const person of people) {
    const user = await account(person.key, person, 'LECTOR');
    await setRoles(services.db, user.id, person.roles);
    await updateUser(services.db, user.id, { palabrasClave: expertise[person.key] ?? [] });
    cast.set(person.key, { ...user, roles: person.roles });
  }
  for (const applicant of applicants) await account(applicant.key, applicant, applicant.asks);
  return cast;
}

/** Authors who also have an account here are linked to it by their name. */
async function loadPublishedWorks(services: Services, cast: Cast): Promise<void> {
  const accounts = new Map([...cast.values()].map((user) => [`${user.nombres} ${user.apellidos}`, user.id]));
  const linked = (author: Author): Author => ({
    ...author,
    id: accounts.get(`${author.nombres} ${author.apellidos}`) ?? null,
  });
  for (const file of globSync(join(worksFolder, '*.md')).sort()) {
    const id = uuid();
    const pictures = join(worksFolder, basename(file, '.md'));
    for (const picture of globSync(join(pictures, '*.svg')))
      await services.files.put(`${id}/${basename(picture)}`, await readFile(picture));
    const { work, warnings } = workFromMarkdown(await readFile(file, 'utf8'), {
      fileAddress: (name) => `/files/${id}/${name}`,
      pictureSize: (name) => pictureSize(readFileSync(join(pictures, name))),
    });
    if (warnings.length > 0)
      throw new Error(`${basename(file)}: ${warnings.map((each) => remarkInWords(each, 'es')).join('; ')}`);
    const doi = `10.5555/pliego.${basename(file, '.md')}`;
    await importWork(services, { ...work, doi, autores: work.autores.map(linked) }, id);
  }
}

/** Walks the work from draft to where it stands, then moves its history back to when it happened. */
async function loadWorkInProcess(services: Services, cast: Cast, work: WorkInProcess): Promise<void> {
  const as = (key: string) => {
    const user = cast.get(key);
    if (!user) throw new Error(`The demonstration has nobody called ${key}.`);
    return { id: user.id, roles: user.roles, sessionId: '' };
  };
  const [author, editor] = [as(work.author), as('editor')];
  const { titulo, tipo, categoria, palabrasClave, resumen, texto, coauthors = [] } = work;
  const coautoresIds = coauthors.map((key) => as(key).id);
  const fields = { titulo, tipo, categoria, palabrasClave, resumen, coautoresIds, idioma: 'es', metadatos: {} };
  const { id } = await createPublication(services, author, fields);
  for (const key of coauthors) await acceptAuthorship(services, as(key), id);
  const { documento } = markdownToManuscript(texto, { fileAddress: (name) => name, references: [] });
  await saveContent(services, author, id, { documento });
  const to = (estado: Estado, by = editor) => changeEstado(services, by, id, { estado, motivo: work.motivo });
  if (work.estado !== 'BORRADOR') {
    await to('EN_REVISION', author);
    if (work.handledBy) {
      const handler = as(work.handledBy);
      await setHandlingEditor(services, handler, id, { editorId: handler.id, anterior: null });
    }
    const loadReviews = async (reviews: DemonstrationReview[] = []) => {
      const ids = new Map<string, string>();
      for (const review of reviews)
        ids.set(review.by, await loadReview(services, { editor, author, reviewer: as(review.by) }, id, review));
      return ids;
    };
    const reviews = await loadReviews(work.reviews);
    if (work.estado !== 'EN_REVISION') await to(work.estado);
    if (work.secondRound) {
      await loadSecondRound(services, author, id, { texto, reviews, round: work.secondRound });
      await loadReviews(work.secondRound.reviews);
    }
  }
  await shiftHistory(services.db, id, work.begun);
}

type Player = { id: string; roles: readonly Role[]; sessionId: string };

async function loadReview(
  services: Services,
  { editor, author, reviewer }: Record<'editor' | 'author' | 'reviewer', Player>,
  publicacionId: string,
  { estado, comentarios, prioridad, due, confidencial, respuestas, respuesta, declina }: DemonstrationReview,
): Promise<string> {
  const fechaLimite = new Date(Date.now() + due * dayMs).toISOString();
  const { id } = await assignReviewer(services, editor, publicacionId, {
    revisorId: reviewer.id,
    fechaLimite,
    prioridad,
  });
  if (declina) await declineReview(services, reviewer, id, declina);
  else if (estado !== 'PENDIENTE')
    await changeReview(services, reviewer, id, {
      estado,
      ...(isCompleted({ estado }) && { comentarios }),
      ...(confidencial && { comentarioConfidencial: confidencial }),
      ...(respuestas && { respuestas }),
    });
  if (respuesta) await changeReview(services, author, id, { comentarioAutor: respuesta });
  return id;
}
