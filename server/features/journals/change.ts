import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import {
  type JournalChanges,
  type JournalSetting,
  journalSettingNames,
  type ManagedJournal,
  type NewJournal,
} from '#contract/entities/journal.ts';
import type { FaultCode } from '#contract/faults.ts';
import { principalJournal } from '#contract/journals.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { changesInWords, settingInWords } from '#server/features/administration/settings-words.ts';
import { signal } from '#server/platform/database/signals.ts';
import { hostIn } from '#server/platform/http/own-sites.ts';
import { type KeptJournal, readJournals } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { withFourEyes } from '#server/policy/index.ts';
import { insertJournal, isKeyTaken, type JournalRow, lockJournal, nextPlace, updateJournal } from './queries.ts';
import { readManaged } from './read.ts';
import { fieldsInWords } from './words.ts';

/** A new journal, which has its name of its own and nobody sees yet. Throws `datos_no_validos` where its key is taken. */
export async function createJournal(
  services: Services,
  viewer: Person,
  { clave, clase, nombre }: NewJournal,
): Promise<ManagedJournal> {
  const { db, transact } = services;
  const id = uuid();
  await transact(async () => {
    if (await isKeyTaken(db, clave))
      throw refuse('datos_no_validos', { errors: [{ field: 'clave', code: 'clave_en_uso' }] });
    await insertJournal(db, { id, clave, clase, ajustes: { nombre }, orden: await nextPlace(db) });
    await record(db, { type: 'journal.created', userId: viewer.id, datos: { revista: nombre } });
    await signal(db, settingsChannel, '');
  });
  return readManaged(services, id);
}

/** The journal, held, with what holds in it now. Throws `no_encontrado`. */
export async function holdJournal({ db, settings }: Services, id: string) {
  // As whoever changes the platform's settings: what is compared stays as it is to the end of the transaction.
  const platform = await settings.lock();
  const row = await lockJournal(db, id);
  if (!row) throw refuse('no_encontrado');
  return { row, platform, held: { ...platform, ...row.ajustes } };
}

/**
 * Changes what is sent of a journal. Throws `no_encontrado`; `ajustes_cambiados` naming what somebody has changed since `antes`;
 * `revista_principal` where that one would be hidden, and `datos_no_validos` where it would have settings of its own.
 */
export async function changeJournal(
  services: Services,
  viewer: Person,
  id: string,
  { antes = {}, ajustes = {}, heredados = [], ...changes }: JournalChanges,
): Promise<ManagedJournal> {
  const { db, transact } = services;
  await transact(async () => {
    const { row, platform, held } = await holdJournal(services, id);
    if (id === principalJournal) checkPrincipal({ ajustes, heredados, ...changes });
    checkUnchanged(row, held, antes);
    if (heredados.includes('nombre')) throw ownName();
    if (changes.dominio) checkHost(services, await readJournals(db), id, changes.dominio);
    const given = givenNames.filter((key) => ajustes[key] !== undefined && !heredados.includes(key));
    const wanted = {
      ...Object.fromEntries(given.map((key) => [key, ajustes[key]])),
      ...Object.fromEntries(heredados.map((key) => [key, platform[key]])),
    };
    const changed = withFourEyes(viewer, held, wanted);
    const after = { ...held, ...changed };
    const own = Object.fromEntries(
      Object.entries({ ...row.ajustes, ...changed }).filter(([key]) => !heredados.some((name) => name === key)),
    );
    const names = settingNames.filter((key) => !isDeepStrictEqual(held[key], after[key]));
    const fields = fieldNames.filter((key) => changes[key] !== undefined && !isDeepStrictEqual(changes[key], row[key]));
    const ownChanged = !isDeepStrictEqual(own, row.ajustes);
    if (names.length + fields.length === 0 && !ownChanged) return;
    await updateJournal(db, id, {
      ...Object.fromEntries(fields.map((key) => [key, changes[key]])),
      ...(ownChanged && { ajustes: own }),
    });
    const told = (language: 'es' | 'en') =>
      [
        ...(names.length > 0 ? [changesInWords(names, held, after, language)] : []),
        fieldsInWords(fields, language),
        ...(names.length + fields.length === 0 ? [fieldsInWords(['ajustes'], language)] : []),
      ]
        .filter(Boolean)
        .join('; ');
    await record(db, {
      type: 'journal.changed',
      userId: viewer.id,
      datos: { revista: after.nombre, cambios: told('es'), 'cambios.en': told('en') },
    });
    await signal(db, settingsChannel, '');
  });
  return readManaged(services, id);
}

const settingNames: readonly JournalSetting[] = journalSettingNames;
/** Pictures have calls of their own. */
const givenNames = journalSettingNames.filter((key) => key !== 'logo' && key !== 'imagenPortada');
export const fieldNames = [
  'clase',
  'nombreAbreviado',
  'descripcion',
  'idiomas',
  'publica',
  'orden',
  'dominio',
] as const;

/** Its own name is nobody else's, and there is an address of the platform beside it. */
function checkHost({ env, settings }: Services, all: readonly KeptJournal[], id: string, host: string): void {
  const refused = (code: FaultCode, values?: Record<string, string>) =>
    refuse('datos_no_validos', { errors: [{ field: 'dominio', code, ...(values && { values }) }] });
  if (!env.PUBLIC_URL) throw refused('sin_direccion_publica');
  const same = (other: string) => hostIn(env.PUBLIC_URL, other) === hostIn(env.PUBLIC_URL, host);
  if ([new URL(env.PUBLIC_URL).host, ...env.HOSTS].some(same)) throw refused('dominio_de_la_plataforma');
  const other = all.find((each) => each.id !== id && each.dominio !== '' && same(each.dominio));
  if (other) throw refused('dominio_de_otra', { revista: settings.of(other.id).nombre });
}

function checkPrincipal({ ajustes, heredados, publica, dominio }: JournalChanges) {
  if (publica === false) throw refuse('revista_principal');
  // Its home is the platform's.
  if (dominio) throw refuse('datos_no_validos', { errors: [{ field: 'dominio', code: 'dominio_de_la_plataforma' }] });
  const [field] = [...Object.keys(ajustes ?? {}), ...(heredados ?? [])];
  if (field)
    throw refuse('datos_no_validos', { errors: [{ field: `ajustes.${field}`, code: 'ajuste_de_la_plataforma' }] });
}

const ownName = () => refuse('datos_no_validos', { errors: [{ field: 'ajustes.nombre', code: 'requerido' }] });

/** Two who change one journal at once lose nothing: whoever comes second is told what is there now. */
function checkUnchanged(
  row: JournalRow,
  held: Parameters<typeof settingInWords>[1],
  { ajustes: settings = {}, ...fields }: NonNullable<JournalChanges['antes']>,
): void {
  const overtaken = settingNames.filter(
    (key) =>
      key !== 'logo' &&
      key !== 'imagenPortada' &&
      settings[key] !== undefined &&
      !isDeepStrictEqual(settings[key], held[key]),
  );
  const others = fieldNames.filter((key) => fields[key] !== undefined && !isDeepStrictEqual(fields[key], row[key]));
  if (overtaken.length > 0)
    throw refuse('ajustes_cambiados', {
      errors: overtaken.map((key) => ({
        field: `ajustes.${key}`,
        code: 'ajuste_cambiado' as const,
        values: { ahora: { es: settingInWords(key, held, 'es'), en: settingInWords(key, held, 'en') } },
      })),
    });
  if (others.length > 0) throw refuse('revista_cambiada');
}

/** It takes no more works from now on, or takes them again. Throws `no_encontrado`, and `revista_principal` where that one would close. */
export async function setClosed(
  services: Services,
  viewer: Person,
  id: string,
  closed: boolean,
): Promise<ManagedJournal> {
  const { db, transact } = services;
  await transact(async () => {
    const { row, held } = await holdJournal(services, id);
    if (id === principalJournal && closed) throw refuse('revista_principal');
    if ((row.fechaCierre !== null) === closed) return;
    await updateJournal(db, id, { fechaCierre: closed ? new Date() : null });
    const type = closed ? 'journal.closed' : 'journal.reopened';
    await record(db, { type, userId: viewer.id, datos: { revista: held.nombre } });
    await signal(db, settingsChannel, '');
  });
  return readManaged(services, id);
}
