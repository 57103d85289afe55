import type { CallAnswer, CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { InstitutionPage, ManagedInstitution } from '#contract/entities/institution.ts';
import { planLimits } from '#contract/institutions.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { presentEntries } from '#server/features/catalogue/present.ts';
import { readRows } from '#server/features/catalogue/queries.ts';
import { countMembers, findInvitations, searchMembers } from '#server/features/membership/member-queries.ts';
import { readMonth } from '#server/features/membership/month.ts';
import {
  countPerJournal,
  countPublished,
  findDomains,
  findJournals,
  findOpenInstitution,
  findPublished,
  type InstitutionRow,
  listOpen,
  searchInstitutions,
} from '#server/features/membership/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { namedJournals } from '#server/platform/shown-journals.ts';
import { canSeeJournal } from '#server/policy/index.ts';
import { readManageable } from './hold.ts';
import { countPending, findPending } from './request-queries.ts';

/** Institutions that the public list names. */
const mostListed = 200;

export async function listInstitutions({ db }: Services): Promise<CallAnswer<Calls['listInstitutions']>> {
  return { instituciones: await listOpen(db, mostListed) };
}

const saidBy = ({ id, clave, nombre, descripcion, enlace, ror }: InstitutionRow) => ({
  ...{ id, clave, nombre, enlace, ror },
  descripcion: { es: descripcion.es, en: descripcion.en },
});

/** Its journals with their names, in the order of lists; `shown`: those alone that readers know of. */
async function journalsOf({ db, settings }: Services, id: string, shown: boolean) {
  const mine = new Set(await findJournals(db, id));
  return settings
    .journals()
    .filter((journal) => mine.has(journal.id) && (!shown || canSeeJournal(null, journal)))
    .map(({ id, clave }) => ({ id, clave, nombre: settings.of(id).nombre }));
}
const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id);

/** Its public page. Throws `no_encontrado`, the same for what is not there and what is closed. */
export async function readInstitution(
  services: Services,
  clave: string,
  { page, limit }: CallData<Calls['getInstitution']>['query'],
): Promise<InstitutionPage> {
  const { db, settings } = services;
  const row = await findOpenInstitution(db, clave);
  if (!row) throw refuse('no_encontrado');
  const revistas = await journalsOf(services, row.id, true);
  const { ids, total } = await findPublished(db, row.id, idsOf(revistas), { limit, offset: (page - 1) * limit });
  const named = namedJournals(settings);
  return {
    ...saidBy(row),
    // Where there is one journal, readers are told of none.
    revistas: revistas.filter(({ id }) => named.has(id)),
    publications: presentEntries(await readRows(db, ids), named),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}

export async function presentManaged(services: Services, row: InstitutionRow): Promise<ManagedInstitution> {
  const { db } = services;
  const journals = await journalsOf(services, row.id, false);
  const published = await countPerJournal(db, idsOf(journals));
  const shown = await journalsOf(services, row.id, true);
  return {
    ...saidBy(row),
    plan: row.plan,
    dominios: await findDomains(db, row.id),
    zonaHoraria: row.zonaHoraria,
    fechaCreacion: row.fechaCreacion.toISOString(),
    fechaCambio: row.fechaCambio.toISOString(),
    fechaCierre: row.fechaCierre?.toISOString() ?? null,
    mes: await readMonth(services, row),
    ...(await countMembers(db, row.id)),
    maximoResponsables: planLimits[row.plan].responsables,
    publicadas: await countPublished(db, row.id, idsOf(shown)),
    revistas: journals.map((journal) => ({ ...journal, publicadas: published.get(journal.id) ?? 0 })),
    invitaciones: (await findInvitations(db, row.id)).map(({ id, email, responsable, fecha, expiresAt }) => ({
      ...{ id, email, responsable },
      fecha: fecha.toISOString(),
      caduca: expiresAt.toISOString(),
    })),
  };
}

/** For who answers for it, and administrators. Throws `no_encontrado`. */
export const manageInstitution = async (services: Services, viewer: Person, id: string): Promise<ManagedInstitution> =>
  presentManaged(services, await readManageable(services, viewer, id));

export async function listMembers(
  services: Services,
  viewer: Person,
  id: string,
  { search, page, limit }: CallData<Calls['listInstitutionMembers']>['query'],
): Promise<CallAnswer<Calls['listInstitutionMembers']>> {
  await readManageable(services, viewer, id);
  const { rows, total } = await searchMembers(services.db, id, search, { limit, offset: (page - 1) * limit });
  return {
    miembros: rows.map(({ nombres, apellidos, desde, total: _, ...row }) => ({
      ...row,
      nombre: `${nombres} ${apellidos}`.trim(),
      desde: desde.toISOString(),
    })),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}

/** Requests that the list shows; the others wait behind them. */
const mostRequests = 50;

export async function listManaged(
  { db }: Services,
  { search, page, limit }: CallData<Calls['listManagedInstitutions']>['query'],
): Promise<CallAnswer<Calls['listManagedInstitutions']>> {
  const { rows, total } = await searchInstitutions(db, search, { limit, offset: (page - 1) * limit });
  return {
    instituciones: rows.map((row) => ({ ...row, fechaCierre: row.fechaCierre?.toISOString() ?? null })),
    solicitudes: (await findPending(db, mostRequests)).map(
      ({ id, institucion, plan, nombre, email, mensaje, fecha, estado }) => ({
        ...{ id, institucion, plan, nombre, email, mensaje, estado },
        fecha: fecha.toISOString(),
      }),
    ),
    solicitudesPendientes: await countPending(db),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}
