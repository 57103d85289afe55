/** Whether a work's record says nothing that cannot be. */
import { canBeChapter } from '#contract/gathered-chapters.ts';
import { ProblemError } from '#contract/problems.ts';
import { uploadedName } from '#server/features/files/uploaded-name.ts';
import { places } from '#server/features/transfer/export/format/places.ts';
import type { WorkRecord } from '#server/features/transfer/export/format/work.ts';
import { ImportError } from './import-error.ts';
import type { Seen } from './seen.ts';
import { importWords } from './words.ts';

/** Throws ImportError. `ruta`: the part that the record was read from. */
export function checkWork(seen: Seen, ruta: string, work: WorkRecord): void {
  const { obra } = work;
  if (ruta !== places.work(obra.id)) throw new ImportError(ruta, 'obra.id', importWords.otherWork);
  seen.once(ruta, 'obra.id', 'obra', obra.id);
  if (work.relacion?.obraId === obra.id) throw new ImportError(ruta, 'relacion.obraId', importWords.otherWork);
  if (work.capitulo && !canBeChapter(obra.tipo)) throw new ImportError(ruta, 'capitulo.libroId', importWords.otherWork);
  seen.journal(ruta, obra.revistaId, obra.seccionId);
  if (obra.doi) seen.once(ruta, 'obra.doi', 'DOI', obra.doi.toLowerCase());
  if (obra.estadoDoi && !obra.doi) throw new ImportError(ruta, 'obra.estadoDoi', importWords.noDoi);
  checkVersions(seen, ruta, work);
  checkFiles(seen, ruta, work);
  checkReviews(seen, ruta, work);
  for (const [field, id] of peopleOf(work)) seen.person(ruta, field, id);
  unique(
    ruta,
    'autores.orden',
    work.autores.map(({ orden }) => orden),
  );
  unique(
    ruta,
    'autores.userId',
    work.autores.flatMap(({ userId, pedidaAId }) => userId ?? pedidaAId ?? []),
  );
  unique(
    ruta,
    'coautorias.email',
    work.coautorias.map(({ email }) => email),
  );
  for (const { id } of work.decisiones) seen.once(ruta, 'decisiones.id', 'decisión', id);
  for (const { id } of work.firmasDeDerechos) seen.once(ruta, 'firmasDeDerechos.id', 'firma', id);
  unique(
    ruta,
    'peticionesDeFirma.quien',
    work.peticionesDeFirma.map(({ quien }) => quien),
  );
  for (const { hash } of work.peticionesDeFirma) if (hash) seen.once(ruta, 'peticionesDeFirma.hash', 'petición', hash);
  for (const { id, decisionId } of work.reclamaciones) {
    seen.once(ruta, 'reclamaciones.id', 'reclamación', id);
    if (decisionId) seen.once(ruta, 'reclamaciones.decisionId', 'apelación', decisionId);
    if (decisionId && !work.decisiones.some((decision) => decision.id === decisionId))
      throw new ImportError(ruta, 'reclamaciones.decisionId', importWords.unknownDecision(decisionId));
  }
  for (const { id } of work.producciones) seen.once(ruta, 'producciones.id', 'producción', id);
  for (const { id } of work.notas) seen.once(ruta, 'notas.id', 'nota', id);
  for (const { id } of work.discusion) seen.once(ruta, 'discusion.id', 'mensaje', id);
  for (const { id } of work.consentimientos) seen.once(ruta, 'consentimientos.id', 'consentimiento', id);
  unique(
    ruta,
    'consentimientos.personaId',
    work.consentimientos.map(({ personaId }) => personaId),
  );
  for (const { id } of work.sugerencias) seen.once(ruta, 'sugerencias.id', 'sugerencia', id);
  for (const { clave } of work.recordatorios) seen.once(ruta, 'recordatorios.clave', 'recordatorio', clave);
  for (const { hash } of work.coautorias) if (hash) seen.once(ruta, 'coautorias.hash', 'invitación', hash);
  unique(
    ruta,
    'candidatos',
    work.candidatos.map(({ ronda, userId }) => `${ronda} ${userId}`),
  );
  unique(
    ruta,
    'preferencias',
    work.preferencias.map(({ userId }) => userId),
  );
  seen.read(ruta);
}

function checkVersions(seen: Seen, ruta: string, { obra, versiones, textosTraducidos, archivos }: WorkRecord): void {
  unique(
    ruta,
    'versiones.numero',
    versiones.map(({ numero }) => numero),
  );
  unique(
    ruta,
    'textosTraducidos',
    textosTraducidos.map(({ version, idioma }) => `${version} ${idioma}`),
  );
  for (const { version } of textosTraducidos)
    if (version > obra.versionActual)
      throw new ImportError(ruta, 'textosTraducidos.version', importWords.beyondVersion(version));
  const files = new Set(archivos.map(({ id }) => id));
  for (const { numero, archivos: kept } of versiones) {
    if (numero > obra.versionActual) throw new ImportError(ruta, 'versiones.numero', importWords.beyondVersion(numero));
    for (const id of kept)
      if (!files.has(id)) throw new ImportError(ruta, 'versiones.archivos', importWords.unknownFile(id));
    seen.file(ruta, 'versiones.numero', places.jats(obra.id, numero));
  }
}

function checkFiles(seen: Seen, ruta: string, { obra, archivos, imagenes }: WorkRecord): void {
  for (const file of archivos) {
    seen.once(ruta, 'archivos.id', 'archivo', file.id);
    checkName(ruta, 'archivos.nombre', file.nombre);
    if (file.ruta !== places.file(obra.id, file.id, file.nombre))
      throw new ImportError(ruta, 'archivos.ruta', importWords.otherPlace(file.ruta));
    seen.file(ruta, 'archivos.ruta', file.ruta, file);
  }
  for (const { direccion, ruta: place } of imagenes) {
    const name = direccion.slice(`/files/${obra.id}/`.length);
    if (direccion !== `/files/${obra.id}/${name}` || place !== places.picture(obra.id, name))
      throw new ImportError(ruta, 'imagenes.direccion', importWords.noPicture(direccion));
    seen.file(ruta, 'imagenes.ruta', place);
  }
}

function checkReviews(seen: Seen, ruta: string, { obra, revisiones, decisiones, discusion }: WorkRecord): void {
  unique(
    ruta,
    'revisiones.revisorId',
    revisiones.map(({ ronda, revisorId, fechaRetirada }) => `${ronda} ${revisorId} ${fechaRetirada ?? ''}`),
  );
  for (const review of revisiones) {
    seen.once(ruta, 'revisiones.id', 'revisión', review.id);
    if (review.invitacionHash) seen.once(ruta, 'revisiones.invitacionHash', 'invitación', review.invitacionHash);
    for (const file of review.archivos) {
      seen.once(ruta, 'revisiones.archivos.id', 'archivo', file.id);
      checkName(ruta, 'revisiones.archivos.nombre', file.nombre);
      if (file.ruta !== places.reviewFile(obra.id, file.id, file.nombre))
        throw new ImportError(ruta, 'revisiones.archivos.ruta', importWords.otherPlace(file.ruta));
      seen.file(ruta, 'revisiones.archivos.ruta', file.ruta, file);
    }
  }
  const ids = new Set(revisiones.map(({ id }) => id));
  for (const id of decisiones.flatMap((decision) => decision.revisiones ?? []))
    if (!ids.has(id)) throw new ImportError(ruta, 'decisiones.revisiones', importWords.unknownReview(id));
  for (const { reviewId } of discusion)
    if (reviewId !== null && !ids.has(reviewId))
      throw new ImportError(ruta, 'discusion.reviewId', importWords.unknownReview(reviewId));
}

/** Everybody whom it names, by the field. */
function peopleOf({ obra, manuscrito, ...work }: WorkRecord): [field: string, id: string | null][] {
  return [
    ['obra.autorPrincipalId', obra.autorPrincipalId],
    ['obra.editorId', obra.editorId],
    ['obra.elevadaPorId', obra.elevadaPorId],
    ['obra.decididaPorId', obra.decididaPorId],
    ['manuscrito.guardadoPorId', manuscrito?.guardadoPorId ?? null],
    ...work.autores.map(({ userId }) => ['autores.userId', userId] satisfies [string, string | null]),
    ...work.autores.map(({ pedidaAId }) => ['autores.pedidaAId', pedidaAId] satisfies [string, string | null]),
    ...work.firmasDeDerechos.map(({ userId }) => ['firmasDeDerechos.userId', userId] satisfies [string, string | null]),
    ...work.peticionesDeFirma.map(
      ({ pideId }) => ['peticionesDeFirma.pideId', pideId] satisfies [string, string | null],
    ),
    ...work.coautorias.map(({ invitaId }) => ['coautorias.invitaId', invitaId] satisfies [string, string | null]),
    ...work.archivos.map(({ subidoPorId }) => ['archivos.subidoPorId', subidoPorId] satisfies [string, string | null]),
    ...work.revisiones.map(({ revisorId }) => ['revisiones.revisorId', revisorId] satisfies [string, string]),
    ...work.revisiones.flatMap(({ registradaPor }) =>
      registradaPor.map((id) => ['revisiones.registradaPor', id] satisfies [string, string]),
    ),
    ...work.revisiones.map(
      ({ respuesta }) =>
        ['revisiones.respuesta.guardadoPorId', respuesta?.guardadoPorId ?? null] satisfies [string, string | null],
    ),
    ...work.decisiones.map(({ editorId }) => ['decisiones.editorId', editorId] satisfies [string, string | null]),
    ...work.reclamaciones.flatMap(({ personaId, respondidaPorId }): [string, string | null][] => [
      ['reclamaciones.personaId', personaId],
      ['reclamaciones.respondidaPorId', respondidaPorId],
    ]),
    ...work.producciones.flatMap(
      ({ guardadoPorId, programadaPorId, respuestas, pruebas, comprobaciones }): [string, string | null][] => [
        ['producciones.guardadoPorId', guardadoPorId],
        ['producciones.programadaPorId', programadaPorId],
        ...[...respuestas, ...pruebas, ...comprobaciones].map(({ personaId }): [string, string | null] => [
          'producciones.personaId',
          personaId,
        ]),
      ],
    ),
    ...work.notas.flatMap(({ autorId, resueltaPorId }): [string, string | null][] => [
      ['notas.autorId', autorId],
      ['notas.resueltaPorId', resueltaPorId],
    ]),
    ...work.discusion.map(({ autorId }) => ['discusion.autorId', autorId] satisfies [string, string | null]),
    ...work.candidatos.map(({ userId }) => ['candidatos.userId', userId] satisfies [string, string]),
    ...work.preferencias.map(({ userId }) => ['preferencias.userId', userId] satisfies [string, string]),
    ...work.sugerencias.map(({ userId }) => ['sugerencias.userId', userId] satisfies [string, string]),
    ...work.consentimientos.flatMap(({ personaId, pedidaPorId }): [string, string | null][] => [
      ['consentimientos.personaId', personaId],
      ['consentimientos.pedidaPorId', pedidaPorId],
    ]),
    ['relevo.personaId', work.relevo?.personaId ?? null],
    ['relevo.anteriorId', work.relevo?.anteriorId ?? null],
    ['relevo.propuestoPorId', work.relevo?.propuestoPorId ?? null],
    ...work.recordatorios.map(({ userId }) => ['recordatorios.userId', userId] satisfies [string, string]),
  ];
}

/** As uploads are held to: without folders, signs that nobody sees, and endings of programs. */
function checkName(ruta: string, field: string, nombre: string): void {
  try {
    if (uploadedName(nombre) === nombre) return;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  throw new ImportError(ruta, field, importWords.noFileName(nombre));
}

function unique(ruta: string, field: string, keys: readonly (string | number)[]): void {
  if (new Set(keys).size < keys.length) throw new ImportError(ruta, field, importWords.twoAlike);
}
