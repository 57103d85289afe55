/** Puts the demonstration set into an empty platform, through the same acts that the screens use. */

import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 as uuid } from 'uuid';
import type { Author, ImportedWork } from '#contract/entities/publication.ts';
import type { User } from '#contract/entities/user.ts';
import type { RoleScopes } from '#contract/journals.ts';
import { remarkInWords } from '#contract/remarks.ts';
import { dayMs } from '#contract/time.ts';
import type { Estado, PageSlug, Role } from '#contract/vocabulary.ts';
import { markdownToManuscript, workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { readFrontMatter } from '#server/documents/markdown/read/front-matter.ts';
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
import { saveContent } from '#server/features/publications/save-content.ts';
import { assignReviewer } from '#server/features/reviewing/assign.ts';
import { declineReview } from '#server/features/reviewing/decline.ts';
import { changeReview } from '#server/features/reviewing/update.ts';
import type { Services } from '#server/platform/services.ts';
import { isCompleted } from '#server/policy/index.ts';
import {
  dateAccount,
  dateImport,
  dateNews,
  datePages,
  dateRetraction,
  daysOf,
  earlier,
  findUsedWorks,
  insertUsage,
  settleFacts,
  settleNews,
  shiftHistory,
} from './history-queries.ts';
import { loadSecondRound } from './load-second-round.ts';
import { addressOf, applicants, demonstrationPassword, expertise, people } from './people.ts';
import { type Retraction, retractions } from './retractions.ts';
import { reviewForm } from './review-form.ts';
import { reviewedInTheOpen } from './reviewed-in-the-open.ts';
import { worksInSecondRound } from './second-rounds.ts';
import { usesOf } from './usage.ts';
import { type DemonstrationReview, type WorkFile, type WorkInProcess, worksInProcess } from './works-in-process.ts';

const worksFolder = fileURLToPath(new URL('./works', import.meta.url));
const reviewedFolder = fileURLToPath(new URL('./reviewed', import.meta.url));
const pagesFolder = fileURLToPath(new URL('./pages', import.meta.url));
/** The others stay as they come, so that one sees both. */
const writtenPages: readonly PageSlug[] = ['ayuda', 'terminos', 'privacidad'];

type Cast = Map<string, User>;

export async function loadDemonstration(platform: Services): Promise<void> {
  const set = await platform.settings.change({ formularioRevision: reviewForm });
  // What is set inside a transaction holds for everybody once that is committed; for the set it holds at once.
  const services: Services = { ...platform, settings: { ...platform.settings, get: () => set, of: () => set } };
  const cast = await loadPeople(services);
  for (const slug of writtenPages) await loadPage(services, cast, slug);
  await datePages(services.db, founded);
  await loadPublishedWorks(services, cast);
  for (const work of [...worksInProcess, ...worksInSecondRound]) await loadWorkInProcess(services, cast, work);
  // Written by people who knew: whoever has the journal publish reviews finds a conversation to read at once.
  const inTheOpen = publishingReviews(services);
  for (const file of reviewedInTheOpen) {
    const from = await readWorkFile(file);
    await loadWorkInProcess(inTheOpen, cast, from.work, from);
  }
  await loadUsage(services);
  await settleNews(services.db);
}

/** As while the journal published reviews, which it does not when it is handed over. */
function publishingReviews(services: Services): Services {
  const set = { ...services.settings.get(), revisionesPublicas: true };
  const stored = () => Promise.resolve(set);
  return { ...services, settings: { ...services.settings, get: () => set, of: () => set, stored, storedOf: stored } };
}

/** Days since the journal was set up, which is before its first work was published. */
const founded = 1020;

async function loadUsage({ db }: Services): Promise<void> {
  const now = new Date();
  await insertUsage(
    db,
    (await findUsedWorks(db)).flatMap((work) => usesOf(work, now)),
  );
}

async function loadPage(services: Services, cast: Cast, slug: PageSlug): Promise<void> {
  const markdown = await readFile(join(pagesFolder, `${slug}.md`), 'utf8');
  const admin = cast.get('admin');
  const { avisos } = await writePage(services, admin ? { ...admin, ambitos: {} } : null, slug, { markdown }, 'es');
  if (avisos.length > 0) throw new Error(`${slug}.md: ${avisos.join('; ')}`);
}

async function loadPeople(services: Services): Promise<Cast> {
  const cast: Cast = new Map();
  const password = demonstrationPassword;
  const passwordHash = await hashPassword(password);
  // Their addresses lead nowhere: no mail asks to confirm them.
  const account = async (
    key: string,
    opened: number,
    { nombres, apellidos, afiliacion, biografia = '' }: (typeof people)[number],
    asks: Role,
  ) => {
    const person = { nombres, apellidos, afiliacion, biografia, email: addressOf(key), orcid: null, fotoUrl: '' };
    const row = await createAccount(services, { ...person, password, roles: [asks] }, passwordHash);
    await markVerified(services.db, row.id);
    // Some come every day, some every other week.
    await dateAccount(services.db, row.id, opened, Math.min(opened, 1 + (opened % 13)));
    return presentAccount(row);
  };
  for (const [place, person] of people.entries()) {
    // The first when the journal was set up, the others as it became known.
    const user = await account(person.key, Math.max(240, founded - 29 * place), person, 'LECTOR');
    await setRoles(services.db, user.id, person.roles, {});
    await updateUser(services.db, user.id, { palabrasClave: expertise[person.key] ?? [] });
    cast.set(person.key, { ...user, roles: person.roles });
  }
  for (const [place, applicant] of applicants.entries())
    await account(applicant.key, 2 + 3 * place, applicant, applicant.asks);
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
    await importWork(services, { ...work, ...datesOf(work), doi, autores: work.autores.map(linked) }, { id });
    await dateImport(services.db, id);
    const retracted = retractions[basename(file, '.md')];
    if (retracted) await retract(services, cast, id, retracted);
  }
}

/** The day on which the dates in the files were as long ago as they are to be: they move with the days since then. */
const writtenOn = '2026-11-23';

type Dates = Pick<ImportedWork, 'fechaRecepcion' | 'fechaAceptacion' | 'fechaPublicacion'>;

function datesOf({ fechaRecepcion, fechaAceptacion, fechaPublicacion }: Dates): Dates {
  const since = Math.floor((Date.now() - Date.parse(writtenOn)) / dayMs) * dayMs;
  const moved = (day: string | null) => day && new Date(Date.parse(day) + since).toISOString().slice(0, 10);
  return {
    fechaRecepcion: moved(fechaRecepcion),
    fechaAceptacion: moved(fechaAceptacion),
    fechaPublicacion: moved(fechaPublicacion),
  };
}

async function retract(services: Services, cast: Cast, id: string, { motivo, days }: Retraction): Promise<void> {
  const editor = cast.get('editor');
  if (!editor) throw new Error('The demonstration has no editor.');
  const viewer = { id: editor.id, roles: editor.roles, ambitos: {}, sessionId: '' };
  await changeEstado(services, viewer, id, { estado: 'RETIRADO', motivo });
  await dateRetraction(services.db, id, days);
}

type Texts = Parameters<typeof markdownToManuscript>[1];
interface ReadWorkFile {
  work: WorkInProcess;
  referencias: Texts['references'];
  licencia: string | null;
  metadatos: ImportedWork['metadatos'];
  pictures: string[];
  doi: string;
}

/** A work of reviewed/, its text apart from what it is. */
async function readWorkFile({ file, ...walk }: WorkFile): Promise<ReadWorkFile> {
  const markdown = await readFile(join(reviewedFolder, `${file}.md`), 'utf8');
  const { work } = workFromMarkdown(markdown, { fileAddress: (name) => name });
  const { titulo, tipo, categoria, palabrasClave, resumen, referencias, licencia, metadatos } = work;
  return {
    work: {
      ...walk,
      titulo,
      tipo,
      categoria: categoria ?? '',
      palabrasClave,
      resumen,
      texto: readFrontMatter(markdown).body,
    },
    referencias,
    licencia,
    metadatos,
    pictures: globSync(join(reviewedFolder, file, '*.svg')),
    doi: `10.5555/pliego.${file}`,
  };
}

/** Walks the work from draft to where it stands, each step on its day. */
async function loadWorkInProcess(
  services: Services,
  cast: Cast,
  work: WorkInProcess,
  from?: ReadWorkFile,
): Promise<void> {
  const as = (key: string) => {
    const user = cast.get(key);
    if (!user) throw new Error(`The demonstration has nobody called ${key}.`);
    return { id: user.id, roles: user.roles, ambitos: {}, sessionId: '' };
  };
  const [author, editor] = [as(work.author), as('editor')];
  const { titulo, tipo, categoria, palabrasClave, resumen, texto, begun, coauthors = [] } = work;
  const happened = (step: Parameters<typeof daysOf>[0], round = 1, before = 0) =>
    dateNews(services.db, Math.round(daysOf(step, begun, round)) + before, begun);
  const coautoresIds = coauthors.map((key) => as(key).id);
  const fields = { titulo, tipo, categoria, palabrasClave, resumen, coautoresIds, idioma: 'es', metadatos: {} };
  const { id } = await createPublication(services, author, fields);
  for (const key of coauthors) await acceptAuthorship(services, as(key), id);
  for (const picture of from?.pictures ?? [])
    await services.files.put(`${id}/${basename(picture)}`, await readFile(picture));
  const saveText = async (markdown: string) => {
    const { documento } = markdownToManuscript(markdown, {
      fileAddress: (name) => `/files/${id}/${name}`,
      pictureSize: (name) => {
        const picture = from?.pictures.find((each) => basename(each) === name);
        return picture ? pictureSize(readFileSync(picture)) : undefined;
      },
      references: from?.referencias ?? [],
    });
    await saveContent(services, author, id, { documento, referencias: [...(from?.referencias ?? [])] });
  };
  await saveText(texto);
  if (from) await settleFacts(services.db, id, from);
  await happened('created');
  const { revisionesPublicas: revisionPublica } = services.settings.get();
  const to = (estado: Estado, by = editor) =>
    changeEstado(services, by, id, { estado, motivo: work.motivo, revisionPublica });
  if (work.estado !== 'BORRADOR') {
    await to('EN_REVISION', author);
    await happened('sent');
    if (work.handledBy) {
      const handler = as(work.handledBy);
      await setHandlingEditor(services, handler, id, { editorId: handler.id, anterior: null });
      await happened('handled');
    }
    const loadReviews = async (reviews: DemonstrationReview[] = [], round = 1) => {
      const ids = new Map<string, string>();
      for (const [place, review] of reviews.entries()) {
        const players = { editor, author, reviewer: as(review.by) };
        const on = (step: ReviewStep) => happened(step, round, step === 'completed' ? earlier(place, begun, round) : 0);
        ids.set(review.by, await loadReview(services, players, id, review, on));
      }
      return ids;
    };
    const reviews = await loadReviews(work.reviews);
    if (work.estado !== 'EN_REVISION') {
      await to(work.secondRound ? 'CAMBIOS_SOLICITADOS' : work.estado);
      await happened('decided');
    }
    if (work.secondRound) {
      await loadSecondRound(services, author, id, { texto, reviews, begun, saveText, round: work.secondRound });
      await loadReviews(work.secondRound.reviews, 2);
      if (work.estado === 'PUBLICADO') {
        await to('APROBADO');
        await happened('decided', 2);
        await to('PUBLICADO', as('admin'));
        await happened('published');
      }
    }
  }
  await shiftHistory(services.db, id, begun);
}

type ReviewStep = 'assigned' | 'accepted' | 'declined' | 'completed' | 'replied';
type Player = { id: string; roles: readonly Role[]; ambitos: RoleScopes; sessionId: string };

async function loadReview(
  services: Services,
  { editor, author, reviewer }: Record<'editor' | 'author' | 'reviewer', Player>,
  publicacionId: string,
  { estado, comentarios, prioridad, due, confidencial, respuestas, respuesta, declina }: DemonstrationReview,
  happened: (step: ReviewStep) => Promise<void>,
): Promise<string> {
  const fechaLimite = new Date(Date.now() + due * dayMs).toISOString();
  const { id } = await assignReviewer(services, editor, publicacionId, {
    revisorId: reviewer.id,
    fechaLimite,
    prioridad,
  });
  await happened('assigned');
  if (declina) {
    await declineReview(services, reviewer, id, declina);
    await happened('declined');
  } else if (estado !== 'PENDIENTE') {
    await changeReview(services, reviewer, id, {
      estado,
      ...(isCompleted({ estado }) && { comentarios }),
      ...(confidencial && { comentarioConfidencial: confidencial }),
      ...(respuestas && { respuestas }),
    });
    await happened(isCompleted({ estado }) ? 'completed' : 'accepted');
  }
  if (respuesta) {
    await changeReview(services, author, id, { comentarioAutor: respuesta });
    await happened('replied');
  }
  return id;
}
