import type { Passport, PassportCriterion, PassportNote } from '#contract/entities/passport.ts';
import { principalJournal } from '#contract/journals.ts';
import { indexKeys } from '#contract/passport.ts';
import { refuse } from '#contract/refuse.ts';
import { type KeptJournal, readJournals } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import type { Criterion } from './criterion.ts';
import { evaluate } from './evaluate.ts';
import type { JournalFacts } from './facts.ts';
import {
  countTakenUp,
  findBoardFacts,
  findFirst,
  findHalves,
  findLastIssues,
  findLastWorks,
  findTextKinds,
  findWorkFacts,
} from './facts-queries.ts';
import { indices } from './indices-words.ts';
import { findNotes } from './note-queries.ts';
import { type Source, sources } from './sources-words.ts';

/** What each index asks of a journal and what it has of it, with the notes of people. Throws `no_encontrado`. */
export async function readPassport(services: Services, id: string): Promise<Passport> {
  const { db, settings } = services;
  const journal = (await readJournals(db)).find((each) => each.id === id);
  if (!journal) throw refuse('no_encontrado');
  const facts = await readFacts(services, journal);
  const notes = await findNotes(db, id);
  const { nombre, issn } = settings.of(id);
  return {
    revista: { id, clave: journal.clave, nombre, issn, principal: id === principalJournal },
    fecha: facts.now.toISOString(),
    obras: facts.works.length,
    indices: indexKeys.map((clave) => ({
      clave,
      nombre: indices[clave].name,
      criterios: indices[clave].criteria.map((criterion) => {
        const key = `${clave}.${criterion.key}`;
        return present(key, criterion, facts, notes.get(key) ?? null);
      }),
    })),
  };
}

async function readFacts({ db, settings }: Services, journal: KeptJournal): Promise<JournalFacts> {
  const { id, clave, publica, secciones } = journal;
  const held = settings.of(id);
  const { institucion, contacto, direccion, issn, issnImpreso, licencia, modoFlujo, revisionesMinimas } = held;
  const isReviewed = secciones.length === 0 || secciones.some(({ conRevision }) => conRevision);
  const now = new Date();
  const ids = await findLastWorks(db, id);
  return {
    ...{ clave, publica, institucion, contacto, direccion, issn, issnImpreso, licencia },
    // Without a minimum a work may be decided upon one review.
    reviewsNeeded: isReviewed ? (modoFlujo === 'profesional' ? revisionesMinimas : 1) : 0,
    board: await findBoardFacts(db, id, institucion),
    texts: await findTextKinds(db, id),
    works: await findWorkFacts(db, ids, { revistaId: id, institution: institucion }),
    years: await countTakenUp(db, id),
    halves: await findHalves(db, id, now),
    first: await findFirst(db, id),
    lastIssues: await findLastIssues(db, id),
    now,
  };
}

function present(
  clave: string,
  criterion: Criterion,
  facts: JournalFacts,
  nota: PassportNote | null,
): PassportCriterion {
  const { outcome, count, evidence, remedy, lacking = [] } = evaluate(criterion, facts);
  return {
    ...{ clave, nombre: criterion.name, pide: criterion.asks, nota },
    grupo: criterion.group ?? null,
    obligatorio: criterion.required ?? false,
    fuente: criterion.source && presentSource(sources[criterion.source]),
    resultado: outcome,
    cuenta: count ?? null,
    evidencia: evidence ?? null,
    remedio: remedy ?? null,
    obras: lacking.map(({ id, titulo }) => ({ id, titulo })),
  };
}

export const presentSource = ({ title, address, published, read }: Source) => ({
  ...{ titulo: title, direccion: address, publicada: published, leida: read },
});
