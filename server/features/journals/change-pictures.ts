/** A journal's own mark and cover image. */
import type { ManagedJournal } from '#contract/entities/journal.ts';
import { principalJournal } from '#contract/journals.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { changesInWords } from '#server/features/administration/settings-words.ts';
import { signal } from '#server/platform/database/signals.ts';
import { coverImages, dropPicture, keepPicture, marks } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { holdJournal } from './change.ts';
import { updateJournal } from './queries.ts';
import { readManaged } from './read.ts';

const kinds = { logo: marks, imagenPortada: coverImages };
type Kind = keyof typeof kinds;

/** Puts a picture in base64 in the place of the one before. Throws `no_encontrado`, `logo_no_valido` or `imagen_portada_no_valida`. */
export const changePicture = (
  services: Services,
  viewer: Person,
  id: string,
  kind: Kind,
  base64: string,
): Promise<ManagedJournal> =>
  keepPicture(services.files, kinds[kind], base64, (address) => setPicture(services, viewer, id, kind, address));

/** Goes back to the platform's. */
export const removePicture = (services: Services, viewer: Person, id: string, kind: Kind): Promise<ManagedJournal> =>
  setPicture(services, viewer, id, kind, undefined);

/** Names the picture in the journal's settings, and removes the file of its own one before. */
async function setPicture(services: Services, viewer: Person, id: string, kind: Kind, address: string | undefined) {
  const { db, transact, files } = services;
  const before = await transact(async () => {
    const { row, platform, held } = await holdJournal(services, id);
    if (id === principalJournal)
      throw refuse('datos_no_validos', { errors: [{ field: kind, code: 'ajuste_de_la_plataforma' }] });
    const { [kind]: own, ...others } = row.ajustes;
    if (own === address) return undefined;
    await updateJournal(db, id, { ajustes: { ...others, ...(address !== undefined && { [kind]: address }) } });
    const after = { ...held, [kind]: address ?? platform[kind] };
    const datos = {
      revista: held.nombre,
      cambios: changesInWords([kind], held, after, 'es'),
      'cambios.en': changesInWords([kind], held, after, 'en'),
    };
    await record(db, { type: 'journal.changed', userId: viewer.id, datos });
    await signal(db, settingsChannel, '');
    return own;
  });
  if (before) await dropPicture(files, kinds[kind], before);
  return readManaged(services, id);
}
