/** What a message says: of what readers see when it is sent, and nothing that they do not. */
import { issueLabel } from '#contract/issue-label.ts';
import { issuePage, workPage } from '#contract/public-addresses.ts';
import type { SentEvent } from '#contract/webhooks.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { findRelation } from '#server/features/publications/relation-queries.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadIssue, isPublic } from '#server/policy/index.ts';
import { siteOf } from '../deposits/deposits.ts';
import { readRecordedWorks } from '../recorded-works.ts';
import { type DeliveryRow, findIssue } from './queries.ts';

/** The body of a message; undefined where readers no longer see what it tells of, or see again what it says is gone. */
export async function payloadOf(services: Services, delivery: DeliveryRow): Promise<string | undefined> {
  const data = await dataOf(services, delivery);
  return data && JSON.stringify({ type: delivery.evento, timestamp: delivery.fechaCreacion.toISOString(), data });
}

/** Of what it is, by its event. */
const dataOf = (services: Services, { evento, publicacionId, numeroId }: DeliveryRow): Promise<object | undefined> => {
  const tell: Record<SentEvent, () => Promise<object | undefined>> = {
    prueba: async () => ({ plataforma: services.settings.get().nombre, direccion: siteBehind(services) }),
    'numero.publicado': () => toldIssue(services, numeroId),
    'numero.retirado': () => toldGoneIssue(services, numeroId),
    'obra.publicada': () => toldWork(services, publicacionId),
    'obra.retractada': () => toldWork(services, publicacionId),
    'obra.retirada': () => toldGone(services, publicacionId),
    'obra.aviso': () => toldWork(services, publicacionId),
    'obra.nueva_edicion': () => toldWork(services, publicacionId),
  };
  return tell[evento]();
};

/** Where readers find the platform, or a journal of it. */
export const siteBehind = (services: Services, revistaId?: string) =>
  (revistaId && siteOf(services, revistaId)) || publicAddress(services.env, '');

async function toldWork(services: Services, id: string | null) {
  const work = await shownWork(services, id);
  if (!work || !id) return undefined;
  const relation = await findRelation(services.db, id);
  const earlier = relation && (await shownWork(services, relation.obraId));
  const { tipo, fechaPublicacion, fechaRetractacion } = work;
  const { nombre, issn, issnImpreso } = work.revista;
  return {
    ...named(work),
    ...{ tipo, revista: { nombre, issn: issn || null, issnImpreso: issnImpreso || null } },
    ...{ fechaPublicacion, fechaRetractacion },
    ...(relation && earlier && { sobre: { clase: relation.clase, ...named(earlier) } }),
  };
}

type Shown = NonNullable<Awaited<ReturnType<typeof shownWork>>>;
const named = ({ id, direccion, doi, titulo }: Shown) => ({ id, direccion, doi, titulo });

async function shownWork(services: Services, id: string | null) {
  const work = id ? await findWork(services.db, id) : undefined;
  if (!work || !isPublic(work)) return undefined;
  const [told] = await readRecordedWorks(services, [work.id], siteBehind(services, work.revistaId));
  return told;
}

/** Of what is gone, by what it is taken off a receiver's lists; what it was is not said again. */
async function toldGone(services: Services, id: string | null) {
  const work = id ? await findWork(services.db, id) : undefined;
  if (!work || isPublic(work)) return undefined;
  return { id: work.id, direccion: siteBehind(services, work.revistaId) + workPage(work.id) };
}

async function toldIssue(services: Services, id: string | null) {
  const issue = id ? await findIssue(services.db, id) : undefined;
  if (!issue?.fechaPublicacion || !canReadIssue(null, issue)) return undefined;
  const { volumen, numero, anio, titulo, revistaId, fechaPublicacion } = issue;
  const { nombre, issn, issnImpreso } = services.settings.of({ revistaId, seccionId: null });
  return {
    id: issue.id,
    direccion: siteBehind(services, revistaId) + issuePage(issue.id),
    ...{ numeracion: issueLabel(issue), volumen, numero, anio, titulo },
    revista: { nombre, issn: issn || null, issnImpreso: issnImpreso || null },
    fechaPublicacion: fechaPublicacion.toISOString().slice(0, 10),
  };
}

/** Likewise; its works are told of by messages of their own. */
async function toldGoneIssue(services: Services, id: string | null) {
  const issue = id ? await findIssue(services.db, id) : undefined;
  if (!issue || (issue.fechaPublicacion && canReadIssue(null, issue))) return undefined;
  return { id: issue.id, direccion: siteBehind(services, issue.revistaId) + issuePage(issue.id) };
}
