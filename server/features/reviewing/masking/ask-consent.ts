/** Asking somebody to let their identity be known in a work that hides it, by who runs that work: whom, the asking, taking it back. */
import { v7 as uuid } from 'uuid';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Consent } from '#contract/entities/consent.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockRunWork, runWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { canAskConsent, hiddenSide } from '#server/policy/index.ts';
import {
  findAuthors,
  findConsent,
  findConsents,
  findReviewers,
  insertConsent,
  updateConsent,
} from './consent-queries.ts';
import { presentConsent } from './present-consent.ts';

/** Everybody whose identity the work hides, and what they were asked. Throws as `runWork` does. */
export async function listHiddenIdentities(
  services: Services,
  viewer: Person,
  id: string,
): Promise<CallAnswer<Calls['hiddenIdentities']>> {
  const { db } = services;
  const work = await runWork(services, viewer, id);
  const asked = new Map((await findConsents(db, id)).map((row) => [row.personaId, row]));
  // Who signs the work is asked as its author.
  const authors = await findAuthors(db, id);
  const signs = new Set(authors.map(({ personaId }) => personaId));
  const reviewers = (await findReviewers(db, id)).filter(({ personaId }) => !signs.has(personaId));
  const people = [...authors, ...reviewers];
  return {
    personas: people.flatMap(({ personaId, nombres, apellidos }) => {
      const lado = hiddenSide(work, personaId);
      if (!lado) return [];
      const row = asked.get(personaId);
      const mayAsk = canAskConsent(viewer, work, personaId) && (!row || row.estado === 'RETIRADA');
      return {
        personaId,
        nombre: `${nombres} ${apellidos}`.trim(),
        lado,
        consentimiento: row ? presentConsent(row) : null,
        acciones: mayAsk ? ['PEDIR' as const] : row?.estado === 'PENDIENTE' ? ['RETIRAR' as const] : [],
      };
    }),
    autoresSinCuenta: work.authorsWithoutAccount,
  };
}

/**
 * Asks one person. Throws as `runWork` does, `identidad_conocida` where the work hides nothing of theirs, or where they
 * ask themselves, and `consentimiento_ya_pedido` where they were asked before: who declined was asked; who saw the
 * request withdrawn was not.
 */
export async function askConsent(
  services: Services,
  viewer: Person,
  publicacionId: string,
  { personaId, motivo }: { personaId: string; motivo: string },
): Promise<Consent> {
  const { db, transact } = services;
  return transact(async () => {
    const work = await lockRunWork(services, viewer, publicacionId);
    const lado = hiddenSide(work, personaId);
    const askable = [...(await findAuthors(db, publicacionId)), ...(await findReviewers(db, publicacionId))];
    if (!lado || !canAskConsent(viewer, work, personaId) || !askable.some((person) => person.personaId === personaId))
      throw refuse('identidad_conocida');
    const id = await insertConsent(db, { id: uuid(), publicacionId, personaId, lado, motivo, pedidaPorId: viewer.id });
    const row = id && (await findConsent(db, id));
    if (!row) throw refuse('consentimiento_ya_pedido');
    const datos = { titulo: row.titulo, cuenta: personaId };
    await record(db, { type: 'consent.asked', userId: viewer.id, publicacionId, datos });
    return presentConsent(row);
  });
}

/** Takes a request back before it is answered. Throws `no_encontrado`, as `runWork` does, and `consentimiento_respondido`. */
export async function withdrawConsent(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const publicacionId = (await findConsent(db, id))?.publicacionId;
    if (!publicacionId) throw refuse('no_encontrado');
    await lockRunWork(services, viewer, publicacionId);
    const row = await findConsent(db, id);
    if (row?.estado === 'RETIRADA') return;
    if (row?.estado !== 'PENDIENTE') throw refuse('consentimiento_respondido');
    await updateConsent(db, id, { estado: 'RETIRADA' });
    const datos = { titulo: row.titulo, cuenta: row.personaId };
    await record(db, { type: 'consent.withdrawn', userId: viewer.id, publicacionId, datos });
  });
}
