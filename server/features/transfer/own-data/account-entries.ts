import { presentAccount } from '#server/features/accounts/present.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import { listAsked } from '#server/features/publications/byline/answer-asked.ts';
import { listMyConflicts } from '#server/features/reviewing/conflicts/declare.ts';
import { fileOfPicture, portraits } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { findInstitutionInvitations, findInstitutionOf, findInstitutionRequestsOf } from './institution-queries.ts';
import {
  findBids,
  findCertified,
  findChannels,
  findDrafts,
  findMuted,
  findOrcidConsent,
  findReadings,
  findSearches,
  findSubscription,
  findViews,
} from './queries.ts';
import {
  findInstitutionalSignIns,
  findKeys,
  findPasskeysOf,
  findSecondFactor,
  findSessions,
} from './sign-in-queries.ts';
import { jsonEntry, type ZipEntry } from './zip.ts';

/** The account and what hangs on it alone: choices, log-ins, forms begun, conflicts declared, bids, works that ask whether they sign, works read, views of the queue. */
export async function* accountEntries(services: Services, person: UserRow): AsyncGenerator<ZipEntry> {
  const { db, files } = services;
  const { id, roles, ambitos, email, fechaVerificacion } = person;
  yield jsonEntry('cuenta.json', {
    ...presentAccount(person),
    textosAceptados: person.textosAceptados,
    avisos: await findChannels(db, id),
    obrasSilenciadas: await findMuted(db, id),
    certificados: await findCertified(db, id),
    sesiones: await findSessions(db, id),
    segundoPaso: await findSecondFactor(db, id),
    llavesDeAcceso: await findPasskeysOf(db, id),
    entradas: await findInstitutionalSignIns(db, id),
    // An address that nobody has confirmed may be somebody else's.
    institucion: await findInstitutionOf(db, id),
    invitacionesDeInstituciones: fechaVerificacion ? await findInstitutionInvitations(db, email) : [],
    solicitudesDeInstitucion: await findInstitutionRequestsOf(db, id),
    permisoOrcid: await findOrcidConsent(db, id),
    boletin: fechaVerificacion ? await findSubscription(db, email) : null,
  });
  yield jsonEntry('formularios.json', await findDrafts(db, id));
  yield jsonEntry('conflictos.json', (await listMyConflicts(services, { id, roles, ambitos })).conflictos);
  yield jsonEntry('preferencias.json', await findBids(db, id));
  yield jsonEntry('firmas-pedidas.json', (await listAsked(services, { id, roles, ambitos })).peticiones);
  yield jsonEntry('lecturas.json', await findReadings(db, id));
  yield jsonEntry('vistas.json', await findViews(db, id));
  yield jsonEntry('busquedas.json', await findSearches(db, id));
  yield jsonEntry('claves.json', await findKeys(db, id));
  const place = fileOfPicture(portraits, person.fotoUrl);
  const photo = place && (await files.get(place));
  if (place && photo)
    yield { name: `foto${place.slice(place.lastIndexOf('.'))}`, content: photo.stream(), packed: true };
}
