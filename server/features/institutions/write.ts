/** Making an institution, and changing what it is. */
import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { InstitutionChanges, ManagedInstitution, NewInstitution } from '#contract/entities/institution.ts';
import type { FaultCode } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Words } from '#contract/words.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { joinAllOf } from '#server/features/membership/join.ts';
import {
  dropDomains,
  findDomains,
  findInstitution,
  findJournals,
  type InstitutionRow,
  insertInstitution,
  replaceJournals,
  takeDomains,
  updateInstitution,
} from '#server/features/membership/queries.ts';
import { signal } from '#server/platform/database/signals.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { canChangeInstitution } from '#server/policy/index.ts';
import { holdManageable } from './hold.ts';
import { sendInvitation } from './invite.ts';
import { presentManaged } from './read.ts';
import { answerRequest } from './request-queries.ts';
import { holdRequest } from './requests.ts';

/**
 * A new institution. Of a request: that is accepted by it, and who asked is invited to answer for it, in one act. Throws
 * `datos_no_validos` where its key or a domain is another's, and as `holdRequest` does.
 */
export async function createInstitution(
  services: Services,
  viewer: Person,
  { dominios, solicitudId, ...said }: NewInstitution,
): Promise<ManagedInstitution> {
  const { db, transact } = services;
  const id = uuid();
  await transact(async () => {
    const request = solicitudId ? await holdRequest(services, solicitudId) : undefined;
    if (!(await insertInstitution(db, { id, ...said }))) throw faulty('clave', 'clave_de_otra_institucion');
    checkFree('dominios', 'dominio_ocupado', dominios, await takeDomains(db, id, dominios));
    const row = await reread(services, id);
    await record(db, { type: 'institution.created', userId: viewer.id, datos: { institucion: row.nombre } });
    await joinAllOf(services, row, dominios, viewer.id);
    if (request) {
      const answer = { estado: 'ACEPTADA' as const, respuesta: '', respondidaPorId: viewer.id, institucionId: id };
      await answerRequest(db, request.id, answer);
      const language = request.idioma === 'en' ? 'en' : 'es';
      await sendInvitation(services, row, { email: request.email, responsable: true, by: viewer.id, language });
    }
    await signal(db, settingsChannel, '');
  });
  return presentManaged(services, await reread(services, id));
}

async function reread({ db }: Pick<Services, 'db'>, id: string): Promise<InstitutionRow> {
  const row = await findInstitution(db, id);
  if (!row) throw refuse('no_encontrado');
  return row;
}

const faulty = (field: string, code: FaultCode) => refuse('datos_no_validos', { errors: [{ field, code }] });

/** Throws `datos_no_validos` naming each that is another institution's. */
function checkFree(
  field: string,
  code: 'dominio_ocupado' | 'revista_de_otra',
  wanted: readonly string[],
  taken: readonly { what: string; nombre: string }[],
): void {
  if (taken.length === 0) return;
  const errors = taken.map(({ what, nombre }) => ({
    field: `${field}.${wanted.indexOf(what)}`,
    code,
    values: { institucion: nombre },
  }));
  throw refuse('datos_no_validos', { errors });
}

const names = {
  descripcion: { es: 'presentación', en: 'description' },
  enlace: { es: 'sitio web', en: 'website' },
  nombre: { es: 'nombre', en: 'name' },
  plan: { es: 'plan', en: 'plan' },
  ror: { es: 'ROR', en: 'ROR' },
  zonaHoraria: { es: 'zona horaria', en: 'time zone' },
} as const satisfies Record<string, Words>;
type Field = keyof typeof names;
const fields = Object.keys(names) as Field[];
const lists = {
  dominios: { es: 'dominios de correo', en: 'mail domains' },
  revistas: { es: 'revistas', en: 'journals' },
} as const;

/**
 * Changes what is sent of it. Of a lower plan nothing is taken away that stands: it is asked of what comes. Throws `no_encontrado`;
 * `sin_permiso` about what is the administrators'; `institucion_cambiada` where somebody was faster; `datos_no_validos` where a
 * domain or a journal is another's.
 */
export async function changeInstitution(
  services: Services,
  viewer: Person,
  id: string,
  { fechaCambio, dominios, revistas, cerrada, ...changes }: InstitutionChanges,
): Promise<ManagedInstitution> {
  const { db, transact, settings } = services;
  await transact(async () => {
    const row = await holdManageable(services, viewer, id);
    const ofAdministrators = { ...changes, dominios, revistas, cerrada, descripcion: undefined, enlace: undefined };
    if (!canChangeInstitution(viewer) && Object.values(ofAdministrators).some((value) => value !== undefined))
      throw refuse('sin_permiso');
    if (fechaCambio && new Date(fechaCambio).getTime() !== row.fechaCambio.getTime())
      throw refuse('institucion_cambiada');
    const changed: Words[] = fields
      .filter((field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], row[field]))
      .map((field) => names[field]);
    const datos = { institucion: changes.nombre ?? row.nombre };
    if (dominios) {
      const before = await findDomains(db, id);
      const added = dominios.filter((domain) => !before.includes(domain));
      const gone = before.filter((domain) => !dominios.includes(domain));
      await dropDomains(db, id, gone);
      checkFree('dominios', 'dominio_ocupado', dominios, await takeDomains(db, id, added));
      await joinAllOf(services, row, row.fechaCierre ? [] : added, viewer.id);
      if (added.length + gone.length > 0) changed.push(lists.dominios);
    }
    if (revistas && !isDeepStrictEqual([...revistas].sort(), (await findJournals(db, id)).sort())) {
      const known = new Set(settings.journals().map((journal) => journal.id));
      const unknown = revistas.findIndex((each) => !known.has(each));
      if (unknown >= 0) throw faulty(`revistas.${unknown}`, 'revista_desconocida');
      checkFree('revistas', 'revista_de_otra', revistas, await replaceJournals(db, id, revistas));
      changed.push(lists.revistas);
    }
    if (changed.length > 0) {
      const told = (language: Language) => changed.map((word) => word[language]).join(', ');
      await updateInstitution(db, id, changes);
      await record(db, {
        type: 'institution.changed',
        userId: viewer.id,
        datos: { ...datos, cambios: told('es'), 'cambios.en': told('en') },
      });
    }
    if (cerrada !== undefined && cerrada !== (row.fechaCierre !== null)) {
      await updateInstitution(db, id, { fechaCierre: cerrada ? new Date() : null });
      const type = cerrada ? 'institution.closed' : 'institution.reopened';
      await record(db, { type, userId: viewer.id, datos });
    }
    // What its page says, and who is told of institutions, is kept.
    await signal(db, settingsChannel, '');
  });
  return presentManaged(services, await reread(services, id));
}
