/**
 * What people read instead of the codes of the field, in both languages, for the sentences that the server writes. A test
 * of the messages holds them to what screens show; those of a publication's estados are in estado-words.ts.
 */
import type { JobTipo } from './job-words.ts';
import type { LetterTemplateKind } from './letter-templates.ts';
import type { FileKind, Language, PageSlug, Prioridad, ReviewEstado, Role, Tipo } from './vocabulary.ts';

export type Words = Readonly<Record<Language, string>>;
/** A value of a place in a sentence; words where it is said differently in each language. */
export type Value = string | number | Words;

/** A sentence with its `{name}` places filled; a place without a value stays as it is. */
export const fill = (template: string, values: Readonly<Record<string, Value>>, language: Language): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    if (typeof value === 'number') return value.toLocaleString(language);
    return typeof value === 'string' ? value : value[language];
  });

/** Who wrote a work, to whoever may not know: a value of the wire (spec 000 §4), so the same in every language. */
export const hiddenAuthor = 'Autor anónimo';

/** Named as on screens: 'tienes el rol Revisor'. */
export const roleWords: Record<Role, Words> = {
  LECTOR: { es: 'Lector', en: 'Reader' },
  AUTOR: { es: 'Autor', en: 'Author' },
  REVISOR: { es: 'Revisor', en: 'Reviewer' },
  EDITOR: { es: 'Editor', en: 'Editor' },
  ADMIN: { es: 'Administrador', en: 'Administrator' },
};

/** These and those below as they stand inside a sentence: 'prioridad alta'. */
export const reviewEstadoWords: Record<ReviewEstado, Words> = {
  PENDIENTE: { es: 'pendiente', en: 'pending' },
  EN_PROCESO: { es: 'en proceso', en: 'in progress' },
  ACEPTADA: { es: 'aceptada', en: 'accepted' },
  RECHAZADA: { es: 'rechazada', en: 'rejected' },
  DEVUELTA: { es: 'devuelta', en: 'returned' },
};

export const tipoWords: Record<Tipo, Words> = {
  ARTICULO: { es: 'artículo', en: 'article' },
  REPORTE: { es: 'reporte', en: 'report' },
  TESIS: { es: 'tesis', en: 'thesis' },
  LIBRO: { es: 'libro', en: 'book' },
};

export const prioridadWords: Record<Prioridad, Words> = {
  ALTA: { es: 'alta', en: 'high' },
  MEDIA: { es: 'media', en: 'medium' },
  BAJA: { es: 'baja', en: 'low' },
};

export const fileKindWords: Record<FileKind, Words> = {
  MANUSCRITO: { es: 'manuscrito', en: 'manuscript' },
  FIGURA: { es: 'figuras', en: 'figures' },
  DATOS: { es: 'datos', en: 'data' },
  SUPLEMENTARIO: { es: 'material suplementario', en: 'supplementary material' },
};

/** Named as on the screen of templates. */
export const templateWords: Record<LetterTemplateKind, Words> = {
  APROBAR: { es: 'Aprobar publicación', en: 'Approve publication' },
  SOLICITAR_CAMBIOS: { es: 'Solicitar cambios', en: 'Request changes' },
  RECHAZAR: { es: 'Rechazar', en: 'Reject' },
  RECHAZAR_SIN_REVISION: { es: 'Rechazar sin revisión', en: 'Reject without review' },
  DEVOLVER_A_AUTORES: { es: 'Devolver a autores', en: 'Return to authors' },
  REVOCAR_DECISION: { es: 'Revocar la decisión', en: 'Revoke the decision' },
  RETRACTAR: { es: 'Retractar', en: 'Retract' },
  INVITACION: { es: 'Invitación a revisar', en: 'Invitation to review' },
  INVITACION_SIN_CUENTA: {
    es: 'Invitación a revisar para quien no tiene cuenta',
    en: 'Invitation to review for who has no account',
  },
  INVITACION_SIN_RESPUESTA: {
    es: 'Recordatorio de una invitación sin respuesta',
    en: 'Reminder of an unanswered invitation',
  },
  REVISION_POR_ENTREGAR: { es: 'Recordatorio antes del plazo', en: 'Reminder before the deadline' },
  REVISION_ATRASADA: { es: 'Recordatorio con el plazo vencido', en: 'Reminder after the deadline' },
  PLAZO_CAMBIADO: { es: 'Nuevo plazo', en: 'New deadline' },
  AGRADECIMIENTO: { es: 'Agradecimiento', en: 'Thanks' },
  REVISION_RETIRADA: { es: 'Revisión que ya no hace falta', en: 'Review that is no longer needed' },
  REVISION_REANUDADA: { es: 'Revisión que sigue tras una pausa', en: 'Review that goes on after a pause' },
  PETICION_RETIRADA: { es: 'Petición de revisión retirada', en: 'Request to review taken back' },
  CAMBIOS_EN_ESPERA: { es: 'Recordatorio de los cambios pedidos', en: 'Reminder of requested changes' },
  DEVOLUCION_EN_ESPERA: { es: 'Recordatorio de una obra devuelta', en: 'Reminder of a returned work' },
  CORRECCION_POR_RESPONDER: {
    es: 'Cambios de la corrección para responder',
    en: 'Changes of copy-editing to answer',
  },
  PRUEBAS_POR_APROBAR: { es: 'Pruebas para aprobar o corregir', en: 'Proofs to approve or correct' },
  PRODUCCION_EN_ESPERA: { es: 'Recordatorio de la producción', en: 'Reminder of production' },
  COAUTORIA: { es: 'Invitación a firmar una obra', en: 'Invitation to sign a work' },
  OBRA_EN_ESPERA: { es: 'Recordatorio de una obra en espera', en: 'Reminder of one work that waits' },
  OBRAS_EN_ESPERA: { es: 'Recordatorio de varias obras en espera', en: 'Reminder of several works that wait' },
  DEPOSITO_EN_REPOSITORIO: { es: 'Una obra ya está en un repositorio', en: 'A work is in a repository now' },
  DEPOSITO_FALLIDO: { es: 'Un repositorio no acepta una obra', en: 'A repository does not take a work' },
};

/** Named as in the settings, from which they are opened. */
export const pageWords: Record<PageSlug, Words> = {
  ayuda: { es: 'Centro de ayuda', en: 'Help centre' },
  terminos: { es: 'Términos de uso', en: 'Terms of use' },
  privacidad: { es: 'Política de privacidad', en: 'Privacy policy' },
  accesibilidad: { es: 'Declaración de accesibilidad', en: 'Accessibility statement' },
  blog: { es: 'Blog', en: 'Blog' },
  eventos: { es: 'Eventos', en: 'Events' },
  newsletter: { es: 'Boletín', en: 'Newsletter' },
};

/** Named as in the list of tasks. */
export const jobWords: Record<JobTipo, Words> = {
  recordatorios: { es: 'Enviar los recordatorios', en: 'Send the reminders' },
  invitaciones: { es: 'Cerrar las invitaciones sin respuesta', en: 'Close unanswered invitations' },
  limpieza: { es: 'Limpiar lo que ya no sirve', en: 'Clean up what is no longer needed' },
  verificacion: { es: 'Comprobar el registro de actividad', en: 'Verify the activity record' },
  avisos: { es: 'Enviar avisos por correo', en: 'Send notifications by email' },
  resumenes: { es: 'Enviar los resúmenes del día', en: 'Send the daily digests' },
  asignacion: { es: 'Repartir revisiones', en: 'Share out reviews' },
  'asignacion.aplicar': { es: 'Aplicar un reparto de revisiones', en: 'Apply an assignment of reviews' },
  mantenimiento: { es: 'Mantener la base de datos', en: 'Maintain the database' },
  'retirar-archivo': { es: 'Retirar un archivo después de una copia de seguridad', en: 'Remove a file after a backup' },
  'datos.propios': { es: 'Reunir los datos de una persona', en: 'Gather a person’s data' },
  'datos.despedida': {
    es: 'Olvidar el último correo de una cuenta eliminada',
    en: 'Erase the last email of a deleted account',
  },
  'datos.invitadas': {
    es: 'Olvidar las cuentas de personas invitadas que nadie abrió',
    en: 'Forget accounts of invited people that nobody opened',
  },
  correo: { es: 'Enviar un correo', en: 'Send an email' },
  'correo.devueltos': { es: 'Leer el buzón de los correos devueltos', en: 'Read the mailbox of returned mail' },
  similitud: {
    es: 'Comparar los envíos con los textos de la plataforma',
    en: 'Compare submissions with the platform’s texts',
  },
  publicaciones: { es: 'Publicar una obra en su fecha', en: 'Publish a work at its date' },
  numeros: { es: 'Publicar un número en su fecha', en: 'Publish an issue at its date' },
  archivos: { es: 'Recoger los archivos que ya nadie usa', en: 'Collect files that nobody uses any more' },
  textos: {
    es: 'Hacer que la búsqueda encuentre los textos de las obras',
    en: 'Make the search find the texts of works',
  },
  'datos.unidas': {
    es: 'Acabar las uniones de cuentas de hace más de 30 días',
    en: 'Finish merges of accounts of more than 30 days ago',
  },
  'cola.editorial': { es: 'Poner al día la cola de la redacción', en: 'Bring the editors’ queue up to date' },
  coautorias: {
    es: 'Enviar los correos que piden firmar una obra y esperaban',
    en: 'Send the mails that ask to sign a work and had to wait',
  },
  busquedas: { es: 'Enviar lo nuevo de las búsquedas guardadas', en: 'Send what is new in saved searches' },
  embargos: { es: 'Abrir los textos cuyo embargo termina', en: 'Open texts whose embargo ends' },
  'cargas.comprobar': { es: 'Comprobar una carga', en: 'Check a load' },
  'cargas.publicar': { es: 'Publicar una carga', en: 'Publish a load' },
  'cargas.deshacer': { es: 'Deshacer una carga', en: 'Undo a load' },
  'orcid.anadir': { es: 'Añadir a los registros de ORCID', en: 'Add to records at ORCID' },
  'orcid.revocar': { es: 'Retirar permisos en ORCID', en: 'Withdraw permissions at ORCID' },
  'repositorios.depositar': { es: 'Depositar obras en repositorios', en: 'Deposit works in repositories' },
  'doi.depositar': { es: 'Registrar DOI en su agencia', en: 'Register DOIs with their agency' },
  'doi.revisiones': {
    es: 'Registrar los DOI de las revisiones publicadas',
    en: 'Register the DOIs of published reviews',
  },
  webhooks: { es: 'Repartir lo que espera a los webhooks', en: 'Hand out what waits for webhooks' },
  paquetes: { es: 'Preparar un paquete para un índice', en: 'Make a package for an index' },
  'webhooks.entregar': { es: 'Entregar mensajes a un webhook', en: 'Deliver messages to a webhook' },
  copias: { es: 'Hacer una copia de seguridad', en: 'Make a backup' },
  'copias.probar': { es: 'Probar una copia de seguridad', en: 'Try out a backup' },
  coar: { es: 'Repartir lo que se anuncia a repositorios', en: 'Hand out what is announced to repositories' },
  'coar.enviar': { es: 'Enviar anuncios a un repositorio', en: 'Send announcements to a repository' },
  'archivos.comprobar': {
    es: 'Comprobar que los archivos guardados siguen como se guardaron',
    en: 'Check that stored files are as they were stored',
  },
  'organizaciones.cargar': { es: 'Cargar las organizaciones de ROR', en: 'Load the organisations of ROR' },
  'cargas.limpiar': { es: 'Borrar archivos de cargas pasadas', en: 'Delete files of past loads' },
  relevos: {
    es: 'Cumplir los relevos en la autoría principal a los que nadie se ha opuesto',
    en: 'Make those the main authors whom nobody objected to in time',
  },
};

/** Through whose eyes an editor looks at a work; of reviewers it is which one. */
export const viewerWords = {
  autor: { es: 'su autora o autor', en: 'its author' },
  lector: { es: 'cualquier persona con cuenta', en: 'anybody with an account' },
  invitado: { es: 'una visita sin cuenta', en: 'a visitor without an account' },
} as const satisfies Record<string, Words>;
