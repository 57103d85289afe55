import type { Review } from '#contract/entities/review.ts';
import type { Person } from '#contract/workflow.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import { sendAttachment } from '#server/features/reviewing/attach.ts';
import { listOwnConsents } from '#server/features/reviewing/masking/answer-consent.ts';
import { listMyReviews } from '#server/features/reviewing/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadClaimant, canReadDecision, canReadNote } from '#server/policy/index.ts';
import { ifReadable } from './if-readable.ts';
import {
  findChangeAnswers,
  findClaimAnswers,
  findClaims,
  findDecisions,
  findMessages,
  findNotes,
  findProofAnswers,
  findSuggestions,
} from './queries.ts';
import { jsonEntry, jsonListEntry, type ZipEntry } from './zip.ts';

/** What the person said of others' works: reviews with their files, suggestions, messages, notes and decisions. */
export async function* reviewEntries(services: Services, { id, roles, ambitos }: UserRow): AsyncGenerator<ZipEntry> {
  const viewer = { id, roles, ambitos };
  yield jsonListEntry('revisiones.json', reviewPages(services, viewer));
  for await (const page of reviewPages(services, viewer))
    for (const review of page) yield* attachments(services, viewer, review);
  yield jsonEntry('consentimientos.json', await listOwnConsents(services, viewer));
  yield jsonEntry('reclamaciones.json', await findClaims(services.db, viewer.id));
  yield jsonEntry('produccion.json', {
    cambios: await findChangeAnswers(services.db, id),
    pruebas: await findProofAnswers(services.db, id),
  });
  yield jsonEntry('sugerencias.json', await findSuggestions(services.db, id));
  yield jsonEntry('discusiones.json', await findMessages(services.db, id));
  yield* deskEntries(services, viewer);
}

async function* reviewPages(services: Services, viewer: Person) {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { reviews, totalPages } = await listMyReviews(services, viewer, { page, limit: 50 });
    pages = totalPages;
    yield reviews;
  }
}

async function* attachments(services: Services, viewer: Person, review: Review): AsyncGenerator<ZipEntry> {
  for (const file of review.archivos) {
    const sent = await ifReadable(sendAttachment(services, viewer, file.id));
    if (!sent) continue;
    const content = sent.body instanceof Uint8Array ? [sent.body] : sent.body;
    yield { name: `revisiones/${file.id} ${sent.name}`, content, packed: true };
  }
}

/** Notes and decisions on works of which they may still read such things. */
async function* deskEntries({ db }: Services, viewer: Person): AsyncGenerator<ZipEntry> {
  const [notes, decisions] = [await findNotes(db, viewer.id), await findDecisions(db, viewer.id)];
  const answers = await findClaimAnswers(db, viewer.id);
  const ids = [...notes, ...decisions, ...answers].map(({ publicacionId }) => publicacionId);
  const works = new Map((await findWorksById(db, [...new Set(ids)])).map((work) => [work.id, work]));
  const ofReadable = <T extends { publicacionId: string }>(
    rows: readonly T[],
    may: (work: Parameters<typeof canReadNote>[1] & Parameters<typeof canReadDecision>[1], row: T) => boolean,
  ) => rows.filter((row) => [works.get(row.publicacionId)].some((work) => work && may(work, row)));
  yield jsonEntry(
    'notas.json',
    ofReadable(notes, (work, note) => canReadNote(viewer, work, note)),
  );
  yield jsonEntry(
    'decisiones.json',
    ofReadable(decisions, (work, decision) => canReadDecision(viewer, work, decision)),
  );
  yield jsonEntry(
    'respuestas-a-reclamaciones.json',
    ofReadable(answers, (work) => canReadClaimant(viewer, work)),
  );
}
