/** The words of background jobs that both sides enumerate. Apart from the schemas, so that a screen can say them without zod. */

/** The `error` of a job whose process was killed at each of its tries; every other is in the words of the program that failed. */
export const interruptedJob = 'tarea_interrumpida';

/** Every kind of job that the platform has, by its name in the table: screens say it in words. */
export const jobTipos = [
  'recordatorios',
  'invitaciones',
  'limpieza',
  'verificacion',
  'avisos',
  'resumenes',
  'asignacion',
  'asignacion.aplicar',
  'mantenimiento',
  'retirar-archivo',
  'datos.propios',
  'datos.despedida',
  'datos.invitadas',
  'datos.unidas',
  'correo',
  'correo.devueltos',
  'archivos',
  'textos',
  'cola.editorial',
  'coautorias',
  'relevos',
  'busquedas',
  'numeros',
  'publicaciones',
  'similitud',
  'embargos',
  'cargas.comprobar',
  'cargas.publicar',
  'cargas.deshacer',
  'cargas.limpiar',
  'organizaciones.cargar',
  'doi.depositar',
  'doi.revisiones',
  'repositorios.depositar',
  'orcid.anadir',
  'orcid.revocar',
  'archivos.comprobar',
  'webhooks',
  'webhooks.entregar',
  'coar',
  'coar.enviar',
  'paquetes',
  'copias',
  'copias.probar',
] as const;
export type JobTipo = (typeof jobTipos)[number];

/** What each process does by itself, beside the jobs that any of them does. */
export const ownWorkers = ['cola', 'en-vivo', 'escucha', 'visitas'] as const;
export type OwnWorker = (typeof ownWorkers)[number];

/** What a job may say that it is doing: screens have the words, so that each reader has them in their language. */
export const jobSteps = [
  'asignacion.comparar',
  'asignacion.repartir',
  'datos.cuenta',
  'datos.obras',
  'datos.archivos',
  'cargas.leer',
  'cargas.publicar',
  'organizaciones.leer',
  'paquetes.obras',
] as const;
