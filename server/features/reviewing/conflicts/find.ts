/** Conflicts of interest between works and people (issue 5): found in what they wrote, where they work, what was declared. */
import type { FoundConflict } from '#contract/entities/candidate.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { institutionsOf } from './affiliations.ts';
import {
  findChapterBylines,
  findConflictedBids,
  findDeclared,
  findJointWork,
  findPeople,
  findReviewers,
  type PersonFacts,
} from './queries.ts';

/** Who signed a work with an author within so many years should not review the author's next. */
const jointYears = 3;

/** With its type, a book is asked for the authors of its chapters, too. */
export type ConflictedWork = Pick<Work, 'id' | 'authors'> & Partial<Pick<Work, 'tipo'>>;

/** The work by its own byline alone: what follows from a chapter's is not for who may not know who signs that. */
export const byOwnByline = ({ id, authors }: ConflictedWork): ConflictedWork => ({ id, authors });
/** Work → person → what stands between them; who has nothing is not there. */
export type Conflicts = Map<string, Map<string, FoundConflict[]>>;

/**
 * The conflicts of these works with these people, or with everybody who reviews; all at once, for one work or thousands. Whoever reviews a book
 * judges its chapters with it: with their authors conflicts are the book's, said by the chapter and in no words that would tell who signs it.
 */
export async function findConflicts(
  { db }: Pick<Services, 'db'>,
  works: readonly ConflictedWork[],
  people?: readonly string[],
  now = new Date(),
): Promise<Conflicts> {
  const books = works.flatMap(({ id, tipo }) => (tipo && canGather(tipo) ? [id] : []));
  const chapters = books.length === 0 ? [] : await findChapterBylines(db, books);
  const authorIds = [
    ...new Set([...works, ...chapters].flatMap(({ authors }) => authors.flatMap(({ id }) => id ?? []))),
  ];
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - jointYears);
  const candidates = await (people ? findPeople(db, people) : findReviewers(db));
  const accounts = new Map((await findPeople(db, authorIds)).map((account) => [account.id, account]));
  const known: Known = {
    candidates: new Map(candidates.map((person) => [person.id, person])),
    byInstitution: grouped(candidates, ({ afiliacion }) => institutionsOf(afiliacion)),
    byOrcid: grouped(candidates, ({ orcid }) => (orcid ? [orcid] : [])),
    accounts,
    jointWork: Map.groupBy(await findJointWork(db, authorIds, since), ({ authorId }) => authorId),
    declared: await readDeclared(db, authorIds),
    ofWork: Map.groupBy(
      await findConflictedBids(
        db,
        works.map(({ id }) => id),
      ),
      ({ publicacionId }) => publicacionId,
    ),
  };
  const ofBook = Map.groupBy(chapters, ({ libroId }) => libroId);
  return new Map(
    works.map((work) => {
      const found = conflictsOf(work, known);
      for (const chapter of ofBook.get(work.id) ?? []) addChapter(found, work, chapter, known);
      return [work.id, found];
    }),
  );
}

/**
 * Adds what stands between people and who signs a chapter, but no book: of each kind once, of what was declared once a side. Names, places, years and notes stay out, for who
 * chooses the book's reviewers may be a blind reviewer of the chapter.
 */
function addChapter(
  found: Map<string, FoundConflict[]>,
  book: ConflictedWork,
  { titulo, authors }: Awaited<ReturnType<typeof findChapterBylines>>[number],
  known: Known,
): void {
  const signsBook = (id: string | null) => id !== null && book.authors.some((author) => author.id === id);
  const others = authors.filter(({ id }) => !signsBook(id));
  for (const [person, conflicts] of conflictsOf({ id: '', authors: others }, known))
    for (const { tipo, declaradoPor } of conflicts) {
      const before = found.get(person) ?? [];
      const isSaid = (each: FoundConflict) => each.tipo === tipo && each.declaradoPor === declaradoPor;
      if (before.some((each) => isSaid(each) || each.tipo === 'AUTORIA')) continue;
      found.set(person, [...before, { ...nothing, tipo, con: '', declaradoPor, capitulo: titulo }]);
    }
}

interface Known {
  candidates: ReadonlyMap<string, PersonFacts>;
  byInstitution: ReadonlyMap<string, PersonFacts[]>;
  byOrcid: ReadonlyMap<string, PersonFacts[]>;
  accounts: ReadonlyMap<string, PersonFacts>;
  jointWork: ReadonlyMap<string, Awaited<ReturnType<typeof findJointWork>>>;
  declared: Declared;
  /** By work: who said so of it. */
  ofWork: ReadonlyMap<string, Awaited<ReturnType<typeof findConflictedBids>>>;
}

interface Author {
  id: string | null;
  pedidaAId: string | null;
  nombre: string;
  orcids: string[];
  /** Key → how the affiliation is written. */
  institutions: Map<string, string>;
}

const nothing = { institucion: null, anio: null, declaradoPor: null, nota: '' };

function conflictsOf({ id: workId, authors: byline }: ConflictedWork, known: Known): Map<string, FoundConflict[]> {
  const authors = byline.map((author) => asAuthor(author, known.accounts));
  const wrote = new Set<string>();
  const found = new Map<string, FoundConflict[]>();
  const add = (personId: string, conflict: FoundConflict) => {
    if (!known.candidates.has(personId)) return;
    // That they wrote it says it all.
    if (wrote.has(personId) && conflict.tipo !== 'AUTORIA') return;
    found.set(personId, [...(found.get(personId) ?? []), conflict]);
  };
  for (const { id, nombre, orcids } of authors) {
    const same = orcids.flatMap((orcid) => known.byOrcid.get(orcid) ?? []).map((person) => person.id);
    for (const personId of new Set([...(id ? [id] : []), ...same])) {
      wrote.add(personId);
      add(personId, { ...nothing, tipo: 'AUTORIA', con: nombre });
    }
  }
  for (const { pedidaAId, nombre: con } of authors)
    if (pedidaAId) add(pedidaAId, { ...nothing, tipo: 'FIRMA_PEDIDA', con });
  for (const { id, nombre: con } of authors)
    for (const { personId, last } of (id && known.jointWork.get(id)) || [])
      add(personId, { ...nothing, tipo: 'COAUTORIA', con, anio: last.getUTCFullYear() });
  for (const { nombre: con, institutions } of authors)
    for (const [key, institucion] of institutions)
      for (const { id } of known.byInstitution.get(key) ?? [])
        add(id, { ...nothing, tipo: 'AFILIACION', con, institucion });
  for (const author of authors) for (const [id, conflict] of declaredAbout(author, known)) add(id, conflict);
  for (const { userId, nota } of known.ofWork.get(workId) ?? [])
    add(userId, { ...nothing, tipo: 'CON_LA_OBRA', con: '', declaradoPor: 'REVISOR', nota });
  return found;
}

function asAuthor(
  { id, pedidaAId, nombres, apellidos, orcid, afiliaciones }: ConflictedWork['authors'][number],
  accounts: Known['accounts'],
): Author {
  const account = id === null ? undefined : accounts.get(id);
  // Where they were when they wrote it, and where they are now.
  const said = [...afiliaciones, ...(account?.afiliacion ? [account.afiliacion] : [])];
  return {
    id,
    pedidaAId,
    nombre: `${nombres} ${apellidos}`.trim(),
    orcids: [orcid, account?.orcid].flatMap((each) => each ?? []),
    institutions: new Map(said.flatMap((affiliation) => institutionsOf(affiliation).map((key) => [key, affiliation]))),
  };
}

/** What was declared, by how it is looked up. */
interface Declared {
  /** By the person it is with: who declared it. */
  withPerson: ReadonlyMap<string, Row[]>;
  /** By who declared it. */
  by: ReadonlyMap<string, Row[]>;
  /** By institution. */
  withInstitution: ReadonlyMap<string, Row[]>;
}
type Row = Awaited<ReturnType<typeof findDeclared>>[number];

async function readDeclared(db: Services['db'], authorIds: readonly string[]): Promise<Declared> {
  const rows = await findDeclared(db, authorIds);
  return {
    withPerson: grouped(rows, ({ conUserId }) => (conUserId ? [conUserId] : [])),
    by: grouped(rows, ({ userId }) => [userId]),
    withInstitution: grouped(rows, ({ institucion }) => institutionsOf(institucion ?? '')),
  };
}

function* declaredAbout(author: Author, known: Known): Generator<[string, FoundConflict]> {
  const { withPerson, by, withInstitution } = known.declared;
  const conflict = (row: Row, declaradoPor: 'REVISOR' | 'AUTOR'): FoundConflict => ({
    ...nothing,
    tipo: 'DECLARADO',
    con: author.nombre,
    institucion: row.institucion,
    declaradoPor,
    nota: row.nota,
  });
  for (const key of author.institutions.keys())
    for (const row of withInstitution.get(key) ?? []) yield [row.userId, conflict(row, 'REVISOR')];
  if (author.id === null) return;
  for (const row of withPerson.get(author.id) ?? []) yield [row.userId, conflict(row, 'REVISOR')];
  for (const row of by.get(author.id) ?? []) {
    if (row.conUserId) yield [row.conUserId, conflict(row, 'AUTOR')];
    for (const key of institutionsOf(row.institucion ?? ''))
      for (const { id } of known.byInstitution.get(key) ?? []) yield [id, conflict(row, 'AUTOR')];
  }
}

function grouped<T>(rows: readonly T[], keysOf: (row: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows)
    for (const key of keysOf(row)) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  return groups;
}
