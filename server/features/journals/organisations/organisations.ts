/** Organisations as people choose them, and the files that administrators load them from. */
import { v7 as uuid } from 'uuid';
import type { SentBytes } from '#contract/call.ts';
import { ror } from '#contract/entities/common.ts';
import {
  largestOrganisations,
  mostOffered,
  type Organisation,
  type OrganisationLoad,
} from '#contract/entities/organisation.ts';
import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import { record } from '#server/events/events.ts';
import { headOf, measured } from '#server/features/files/incoming.ts';
import { uploadedName } from '#server/features/files/uploaded-name.ts';
import { placeOfOrganisations } from '#server/platform/files/places.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { loadingOrganisations } from './load.ts';
import {
  currentLoad,
  type FoundOrganisation,
  findByBeginning,
  findByRor,
  findByWords,
  findOrganisationLoad,
  insertOrganisationLoad,
  listOrganisationRows,
  loadBefore,
  lockOrganisationLoads,
  typedWords,
  updateOrganisationLoad,
  useLoad,
} from './queries.ts';
import { hindrances } from './words.ts';

/** A way of succession of so many steps is followed. */
const mostSteps = 4;
const mostListed = 20;

/**
 * What begins as was typed, or has its words in any of its names, without accents or capitals; its acronym counts before its name, and
 * an iD as such. One that closed or was withdrawn is never offered: its successors are.
 */
export async function suggestOrganisations({ db }: Pick<Services, 'db'>, q: string): Promise<Organisation[]> {
  const load = await currentLoad(db);
  if (!load) return [];
  const known = ror.safeParse(q);
  if (known.success) return offered(db, load.id, await findByRor(db, load.id, [known.data]));
  const { plain, words, beginnings } = await typedWords(db, q);
  if (plain === '' || words === '') return [];
  const found = new Map<string, FoundOrganisation>();
  const add = (rows: readonly FoundOrganisation[]) => {
    for (const row of rows) if (!found.has(row.ror)) found.set(row.ror, row);
  };
  const limit = mostOffered;
  const acronyms = await findByBeginning(db, load.id, { plain, column: 'siglasNormal', limit });
  add(acronyms.filter(({ siglas }) => siglas.length === q.trim().length));
  add(await findByBeginning(db, load.id, { plain, column: 'nombreNormal', limit }));
  if (found.size < limit) add(await findByWords(db, load.id, words, limit));
  if (found.size < limit) add(await findByWords(db, load.id, beginnings, limit));
  return offered(db, load.id, [...found.values()]);
}

async function offered(
  db: Services['db'],
  cargaId: string,
  found: readonly FoundOrganisation[],
): Promise<Organisation[]> {
  const seen = new Map<string, Organisation>();
  for (const each of found) {
    if (each.estado === 'active') {
      seen.set(each.ror, shown(each));
      continue;
    }
    for (const successor of await successorsOf(db, cargaId, each))
      if (!seen.has(successor.ror)) seen.set(successor.ror, { ...shown(successor), sucedeA: each.nombre });
  }
  return [...seen.values()].slice(0, mostOffered);
}

async function successorsOf(
  db: Services['db'],
  cargaId: string,
  gone: FoundOrganisation,
): Promise<FoundOrganisation[]> {
  const passed = new Set([gone.ror]);
  const living: FoundOrganisation[] = [];
  let next = gone.sucesoras;
  for (let step = 0; step < mostSteps && next.length > 0; step++) {
    const rows = await findByRor(db, cargaId, next.filter((each) => !passed.has(each)).slice(0, mostOffered));
    for (const row of rows) passed.add(row.ror);
    living.push(...rows.filter(({ estado }) => estado === 'active'));
    next = rows.filter(({ estado }) => estado !== 'active').flatMap(({ sucesoras }) => sucesoras);
  }
  return living;
}

const shown = ({ ror: iD, nombre, siglas, ciudad, pais }: FoundOrganisation): Organisation => ({
  ror: iD,
  ...{ nombre, siglas, ciudad, pais },
});

export async function listOrganisationLoads({ db }: Services, language: Language): Promise<OrganisationLoad[]> {
  const rows = await listOrganisationRows(db, mostListed);
  const current = rows.find(({ load }) => load.vigente)?.load ?? (await currentLoad(db));
  const before = current && (await loadBefore(db, current.id));
  return rows.map(({ load, job, nombres, apellidos }) => {
    const isOver = job === null || ['HECHO', 'FALLIDO', 'CANCELADO'].includes(job.estado);
    return {
      id: load.id,
      nombre: load.nombre,
      estado: load.vigente
        ? 'VIGENTE'
        : load.fechaDeshecha
          ? 'DESHECHA'
          : load.fechaVigente
            ? load.id === before?.id
              ? 'ANTERIOR'
              : 'PASADA'
            : load.impedimento || isOver
              ? 'FALLIDA'
              : 'CARGANDO',
      parte: job?.progreso?.parte ?? null,
      organizaciones: load.organizaciones,
      retiradas: load.retiradas,
      impedimento: load.impedimento?.[language] ?? null,
      iniciadaPor: nombres === null ? null : `${nombres} ${apellidos ?? ''}`.trim(),
      fechaCreacion: load.fechaCreacion.toISOString(),
    };
  });
}

/** Takes a file in, which is loaded as a job. Throws `archivo_no_incorporado`, `archivo_grande` and `carga_en_curso`; nothing is then kept. */
export async function loadOrganisations(
  services: Services,
  userId: string,
  raw: string,
  body: SentBytes,
  language: Language,
): Promise<OrganisationLoad> {
  const { db, transact, files } = services;
  const nombre = uploadedName(raw);
  const id = uuid();
  const { head, whole } = await headOf(body, 64);
  const start = head
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (!start.startsWith('PK\x03\x04') && !start.startsWith('['))
    throw refuse('archivo_no_incorporado', { values: { motivo: hindrances.noFile } });
  const { content } = measured(whole, largestOrganisations, () =>
    refuse('archivo_no_incorporado', { values: { motivo: hindrances.noFile } }),
  );
  const place = placeOfOrganisations(id);
  await files.put(place, content);
  try {
    await transact(async () => {
      await lockOrganisationLoads(db);
      const busy = (await listOrganisationLoads(services, language)).some(({ estado }) => estado === 'CARGANDO');
      if (busy) throw refuse('carga_en_curso');
      const trabajoId = await enqueue(db, loadingOrganisations, { id }, { creadoPorId: userId });
      await insertOrganisationLoad(db, { id, nombre, iniciadaPorId: userId, trabajoId });
    });
  } catch (error) {
    await files.remove(place);
    throw error;
  }
  const load = (await listOrganisationLoads(services, language)).find((each) => each.id === id);
  if (!load) throw refuse('no_encontrado');
  return load;
}

/** Goes back to the file before; affiliations keep the iDs that were chosen. Throws `no_encontrado` and `organizaciones_no_vigentes`. */
export async function undoOrganisations(services: Services, userId: string, id: string, language: Language) {
  const { db, transact } = services;
  await transact(async () => {
    await lockOrganisationLoads(db);
    const load = await findOrganisationLoad(db, id);
    if (!load) throw refuse('no_encontrado');
    if (!load.vigente) throw refuse('organizaciones_no_vigentes');
    await updateOrganisationLoad(db, id, { fechaDeshecha: new Date() });
    const before = await loadBefore(db, id);
    await useLoad(db, before?.id);
    await record(db, { type: 'system.organisationsUndone', userId, datos: { archivo: load.nombre } });
  });
  return listOrganisationLoads(services, language);
}
