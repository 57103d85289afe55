/** Reads a whole archive before anything is changed: every byte, every record, everything that one says of another. */
import { canGather } from '#contract/gathered-chapters.ts';
import { principalJournal } from '#contract/journals.ts';
import { activityRecord } from '#server/features/transfer/export/format/activity.ts';
import { journalRecord, subscriberRecord } from '#server/features/transfer/export/format/journal.ts';
import type { Counts } from '#server/features/transfer/export/format/manifest.ts';
import { type PersonRecord, personRecord } from '#server/features/transfer/export/format/person.ts';
import { places } from '#server/features/transfer/export/format/places.ts';
import { workRecord } from '#server/features/transfer/export/format/work.ts';
import { checkWork } from './check-work.ts';
import { ImportError } from './import-error.ts';
import type { JournalArchive } from './journal-archive.ts';
import { Seen } from './seen.ts';
import { importWords } from './words.ts';

/** What an import would bring. */
export interface Plan {
  cuentas: Counts;
  contrasenas: boolean;
  /** Addresses of the accounts that would run the platform, and the process of its works, by their role. */
  conRol: Record<'ADMIN' | 'EDITOR', string[]>;
  /** Files that the platform it comes from had lost already. */
  faltan: readonly string[];
}

/** Checks it. Throws ImportError, which names the part and the field. */
export async function checkArchive(
  archive: JournalArchive,
  progress: (parte: number) => void = () => {},
): Promise<Plan> {
  const seen = new Seen(archive);
  const plan: Plan = {
    cuentas: archive.manifest.cuentas,
    contrasenas: archive.manifest.contrasenas,
    conRol: { ADMIN: [], EDITOR: [] },
    faltan: archive.manifest.faltan,
  };
  const board = await checkJournal(archive, seen);
  await checkPeople(archive, seen, plan);
  for (const id of board) seen.person(places.journal, 'revistas.consejo.userId', id);
  const works = [...archive.parts.keys()].filter((ruta) => ruta.endsWith('/work.json'));
  const tied: { ruta: string; field: string; obraId: string }[] = [];
  const books = new Set<string>();
  for (const [index, ruta] of works.entries()) {
    const work = await archive.record(ruta, workRecord);
    checkWork(seen, ruta, work);
    if (work.relacion) tied.push({ ruta, field: 'relacion.obraId', obraId: work.relacion.obraId });
    if (canGather(work.obra.tipo)) books.add(work.obra.id);
    if (work.capitulo) tied.push({ ruta, field: 'capitulo.libroId', obraId: work.capitulo.libroId });
    progress((0.5 * (index + 1)) / works.length);
  }
  // To a work that may stand after it.
  for (const { ruta, field, obraId } of tied) {
    seen.work(ruta, field, obraId);
    if (field === 'capitulo.libroId' && !books.has(obraId)) throw new ImportError(ruta, field, importWords.otherWork);
  }
  await checkIssues(archive, seen);
  await checkInstitutions(archive, seen);
  await checkLines(archive, seen);
  const files = seen.unread();
  for (const [index, ruta] of files.entries()) {
    for await (const _ of archive.read(ruta));
    progress(0.5 + (0.5 * (index + 1)) / files.length);
  }
  seen.end();
  return plan;
}

/** Gives the accounts that its boards name. */
async function checkJournal(archive: JournalArchive, seen: Seen): Promise<string[]> {
  const { ajustes, revistas } = await archive.record(places.journal, journalRecord);
  seen.read(places.journal);
  checkPictures(seen, 'ajustes', ajustes);
  seen.once(places.journal, 'revistas.id', 'revista', principalJournal);
  for (const [at, { id, clave, ajustes: own, secciones, consejo, anuncios }] of revistas.entries()) {
    if (id !== principalJournal) seen.once(places.journal, `revistas.${at}.id`, 'revista', id);
    seen.once(places.journal, `revistas.${at}.clave`, 'clave', clave);
    checkPictures(seen, `revistas.${at}.ajustes`, own);
    for (const section of secciones)
      seen.once(places.journal, `revistas.${at}.secciones`, 'sección', `${id} ${section.id}`);
    for (const part of [...secciones, ...consejo, ...anuncios])
      seen.once(places.journal, `revistas.${at}`, 'fragmento', part.id);
  }
  return revistas.flatMap(({ consejo }) => consejo.flatMap(({ userId }) => userId ?? []));
}

function checkPictures(seen: Seen, field: string, ajustes: { logo?: string; imagenPortada?: string }): void {
  for (const key of ['logo', 'imagenPortada'] as const) {
    const address = ajustes[key];
    if (!address) continue;
    const name = /^\/files\/identidad\/([\w-]+(?:\.[\w-]+)*)$/.exec(address)?.[1];
    if (!name) throw new ImportError(places.journal, `${field}.${key}`, importWords.noAddress);
    seen.file(places.journal, `${field}.${key}`, places.identity(name));
  }
}

async function checkPeople(archive: JournalArchive, seen: Seen, plan: Plan): Promise<void> {
  const conflicts: { id: string; con: string }[] = [];
  const merged: string[] = [];
  for await (const person of archive.records(places.people, personRecord)) {
    checkPerson(seen, person, archive.manifest.contrasenas);
    // A merged account still has its own.
    const roles = person.fechaEliminacion ? [] : person.roles;
    for (const rol of roles) if (rol === 'ADMIN' || rol === 'EDITOR') plan.conRol[rol].push(person.email);
    if (person.unidaAId) {
      merged.push(person.unidaAId);
      // Who is merged is deleted with it: nobody logs in with either name.
      if (!person.fechaEliminacion) throw new ImportError(places.people, 'unidaAId', importWords.notDeleted);
    }
    for (const { id, conUserId } of person.conflictos) if (conUserId) conflicts.push({ id, con: conUserId });
  }
  seen.read(places.people);
  for (const { con } of conflicts) seen.person(places.people, 'conflictos.conUserId', con);
  for (const into of merged) seen.person(places.people, 'unidaAId', into);
}

function checkPerson(seen: Seen, person: PersonRecord, contrasenas: boolean): void {
  const part = `${places.people}, ${person.id}`;
  seen.once(part, 'id', 'persona', person.id);
  seen.once(part, 'email', 'correo', person.email);
  if (contrasenas !== (person.passwordHash !== undefined))
    throw new ImportError(part, 'passwordHash', importWords.otherPasswords);
  if (person.fotoUrl)
    seen.file(part, 'fotoUrl', places.photo(person.fotoUrl.slice(person.fotoUrl.lastIndexOf('/') + 1)));
  for (const { id } of person.conflictos) seen.once(part, 'conflictos.id', 'conflicto', id);
  for (const { clave } of person.recordatorios) seen.once(part, 'recordatorios.clave', 'recordatorio', clave);
}

/** Numbers, once people and works are known: what stands in one is there, and in no other. */
async function checkIssues(archive: JournalArchive, seen: Seen): Promise<void> {
  const { numeros } = await archive.record(places.journal, journalRecord);
  for (const { id, portada, programadaPorId, obras } of numeros) {
    const part = `${places.journal}, ${id}`;
    seen.once(part, 'numeros.id', 'número', id);
    seen.person(part, 'numeros.programadaPorId', programadaPorId);
    if (portada) seen.file(part, 'numeros.portada', places.identity(portada.slice(portada.lastIndexOf('/') + 1)));
    for (const { publicacionId, antes } of obras) {
      seen.work(part, 'numeros.obras.publicacionId', publicacionId);
      seen.once(part, 'numeros.obras.publicacionId', 'lugar', publicacionId);
      seen.person(part, 'numeros.obras.antes.decididaPorId', antes?.decididaPorId ?? null);
      for (const { id: capitulo, decididaPorId } of antes?.capitulos ?? []) {
        seen.work(part, 'numeros.obras.antes.capitulos.id', capitulo);
        seen.person(part, 'numeros.obras.antes.capitulos.decididaPorId', decididaPorId);
      }
    }
  }
}

/** Institutions, once people, journals and works are known: each is of one institution at most. */
async function checkInstitutions(archive: JournalArchive, seen: Seen): Promise<void> {
  const { instituciones, solicitudesDeInstitucion } = await archive.record(places.journal, journalRecord);
  for (const { id, clave, dominios, revistas, miembros, obras, invitaciones } of instituciones) {
    const part = `${places.journal}, ${id}`;
    seen.once(part, 'instituciones.id', 'institución', id);
    seen.once(part, 'instituciones.clave', 'claveDeInstitución', clave);
    for (const dominio of dominios) seen.once(part, 'instituciones.dominios', 'dominio', dominio);
    for (const revista of revistas) {
      seen.journal(part, revista, null);
      seen.once(part, 'instituciones.revistas', 'revistaDeInstitución', revista);
    }
    for (const { userId } of miembros) {
      seen.person(part, 'instituciones.miembros.userId', userId);
      seen.once(part, 'instituciones.miembros.userId', 'miembro', userId);
    }
    for (const { publicacionId } of obras) {
      seen.work(part, 'instituciones.obras.publicacionId', publicacionId);
      seen.once(part, 'instituciones.obras.publicacionId', 'obraDeInstitución', publicacionId);
    }
    for (const invitation of invitaciones) {
      seen.once(part, 'instituciones.invitaciones.id', 'invitaciónDeInstitución', invitation.id);
      seen.once(part, 'instituciones.invitaciones.email', 'invitaciónDeInstitución', `${id} ${invitation.email}`);
      seen.person(part, 'instituciones.invitaciones.invitaId', invitation.invitaId);
    }
  }
  const known = new Set(instituciones.map(({ id }) => id));
  for (const { id, userId, respondidaPorId, institucionId } of solicitudesDeInstitucion) {
    const part = `${places.journal}, ${id}`;
    seen.once(part, 'solicitudesDeInstitucion.id', 'solicitudDeInstitución', id);
    seen.person(part, 'solicitudesDeInstitucion.userId', userId);
    seen.person(part, 'solicitudesDeInstitucion.respondidaPorId', respondidaPorId);
    if (institucionId && !known.has(institucionId))
      throw new ImportError(
        part,
        'solicitudesDeInstitucion.institucionId',
        importWords.unknownInstitution(institucionId),
      );
  }
}

async function checkLines(archive: JournalArchive, seen: Seen): Promise<void> {
  for await (const { email } of archive.records(places.subscribers, subscriberRecord)) {
    seen.once(places.subscribers, 'email', 'suscripción', email);
  }
  seen.read(places.subscribers);
  let last = 0;
  for await (const { posicion, id } of archive.records(places.activity, activityRecord)) {
    if (posicion <= last) throw new ImportError(places.activity, 'posicion', importWords.notAfter(posicion, last));
    seen.once(places.activity, 'id', 'entrada', String(id));
    last = posicion;
  }
  seen.read(places.activity);
}
