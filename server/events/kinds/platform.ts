/** What can happen to the platform itself, and to the mail that people write, and how the activity record tells it. */
import type { KindTellings } from './kind.ts';

export const platformKinds = {
  'activity.exported': [
    'warning',
    'Registro de actividad exportado ({formato}).',
    'Activity record exported ({formato}).',
  ],
  // Written by the database itself (`prune_activity`).
  'activity.pruned': [
    'warning',
    'Entradas antiguas del registro de actividad retiradas: {entradas}.',
    'Old entries of the activity record removed: {entradas}.',
  ],
  // Of what a journal published before it came here.
  'journal.loaded': [
    'success',
    'Carga terminada: «{archivo}», {lineas} líneas hechas y {creadas} obras publicadas.',
    'Load finished: “{archivo}”, {lineas} lines done and {creadas} works published.',
  ],
  'journal.unloaded': [
    'warning',
    'Carga deshecha: «{archivo}», {obras} obras eliminadas.',
    'Load undone: “{archivo}”, {obras} works deleted.',
  ],
  'system.organisationsLoaded': [
    'success',
    'Organizaciones de ROR cargadas: «{archivo}», {organizaciones}.',
    'Organisations of ROR loaded: “{archivo}”, {organizaciones}.',
  ],
  'system.organisationsUndone': [
    'warning',
    'Carga de organizaciones de ROR deshecha: «{archivo}».',
    'Load of organisations of ROR undone: “{archivo}”.',
  ],
  // By whoever runs the machine: nobody's account.
  'system.copied': [
    'warning',
    'Copia de seguridad de toda la plataforma empezada.',
    'Backup of the whole platform begun.',
  ],
  'system.restored': [
    'warning',
    'Plataforma restaurada de la copia de seguridad del {fecha}.',
    'Platform restored from the backup of {fecha}.',
  ],
  'system.jobBroughtForward': [
    'info',
    'Tarea adelantada por administración: «{tarea}».',
    'Task brought forward by an administrator: “{tarea}”.',
  ],
  // `institucion` is its name, `servidor` the host that it is at.
  'system.identityProviderMade': [
    'warning',
    'Institución con la que se entra creada: «{institucion}», en {servidor}.',
    'Institution to log in by made: “{institucion}”, at {servidor}.',
  ],
  'system.identityProviderChanged': [
    'warning',
    'Institución con la que se entra cambiada: «{institucion}», en {servidor}.',
    'Institution to log in by changed: “{institucion}”, at {servidor}.',
  ],
  'system.identityProviderRemoved': [
    'warning',
    'Institución con la que se entra eliminada: «{institucion}», en {servidor}.',
    'Institution to log in by deleted: “{institucion}”, at {servidor}.',
  ],
  // `buzon` is its name, `servidor` the host that it is at.
  'system.inboxMade': [
    'info',
    'Buzón de anuncios creado: «{buzon}», en {servidor}.',
    'Inbox for announcements made: “{buzon}”, at {servidor}.',
  ],
  'system.inboxChanged': [
    'info',
    'Buzón de anuncios cambiado: «{buzon}», en {servidor}.',
    'Inbox for announcements changed: “{buzon}”, at {servidor}.',
  ],
  'system.inboxRemoved': [
    'warning',
    'Buzón de anuncios eliminado: «{buzon}».',
    'Inbox for announcements deleted: “{buzon}”.',
  ],
  'system.inboxGone': [
    'warning',
    'Buzón de anuncios desactivado, porque su servidor ya no lo quiere: «{buzon}».',
    'Inbox for announcements switched off, since its server no longer wants it: “{buzon}”.',
  ],
  // `webhook` is its name, `servidor` the host that it sends to: its whole address may open what only its receiver should.
  'system.webhookMade': [
    'warning',
    'Webhook creado: «{webhook}», que envía a {servidor}.',
    'Webhook made: “{webhook}”, which sends to {servidor}.',
  ],
  'system.webhookChanged': [
    'warning',
    'Webhook cambiado: «{webhook}», que envía a {servidor}.',
    'Webhook changed: “{webhook}”, which sends to {servidor}.',
  ],
  'system.webhookPaused': ['info', 'Webhook en pausa: «{webhook}».', 'Webhook paused: “{webhook}”.'],
  'system.webhookResumed': ['info', 'Webhook reanudado: «{webhook}».', 'Webhook resumed: “{webhook}”.'],
  'system.webhookSecretRenewed': [
    'warning',
    'Secreto nuevo para el webhook «{webhook}».',
    'New secret for the webhook “{webhook}”.',
  ],
  'system.webhookRemoved': ['warning', 'Webhook eliminado: «{webhook}».', 'Webhook deleted: “{webhook}”.'],
  // By the platform itself: it answered 410, or nothing arrived for days.
  'system.webhookGone': [
    'warning',
    'Webhook desactivado, porque su servidor ya no lo quiere: «{webhook}».',
    'Webhook switched off, since its server no longer wants it: “{webhook}”.',
  ],
  'system.webhookGivenUp': [
    'error',
    'Webhook desactivado tras días sin que le llegara nada: «{webhook}».',
    'Webhook switched off after days in which nothing arrived: “{webhook}”.',
  ],
  // Likewise of repositories.
  'system.repositoryMade': [
    'warning',
    'Repositorio dado de alta: «{repositorio}», en {servidor}.',
    'Repository added: “{repositorio}”, at {servidor}.',
  ],
  'system.repositoryChanged': [
    'warning',
    'Repositorio cambiado: «{repositorio}», en {servidor}.',
    'Repository changed: “{repositorio}”, at {servidor}.',
  ],
  'system.repositoryRemoved': [
    'warning',
    'Repositorio eliminado: «{repositorio}», en {servidor}.',
    'Repository removed: “{repositorio}”, at {servidor}.',
  ],
  'settings.changed': ['warning', 'Ajustes cambiados: {cambios}.', 'Settings changed: {cambios}.'],
  'journal.created': ['warning', 'Revista creada: «{revista}».', 'Journal created: “{revista}”.'],
  'journal.changed': ['warning', 'Revista «{revista}» cambiada: {cambios}.', 'Journal “{revista}” changed: {cambios}.'],
  'journal.closed': [
    'warning',
    'Revista cerrada: «{revista}» no recibe más obras.',
    'Journal closed: “{revista}” takes no more works.',
  ],
  'journal.reopened': ['warning', 'Revista reabierta: «{revista}».', 'Journal reopened: “{revista}”.'],
  'journal.partWritten': ['info', 'Revista «{revista}»: {parte} cambiado.', 'Journal “{revista}”: {parte} changed.'],
  'journal.letterChanged': [
    'info',
    'Revista «{revista}»: plantilla cambiada, «{clave}», en {idioma}.',
    'Journal “{revista}”: template changed, “{clave}”, in {idioma}.',
  ],
  'journal.letterReset': [
    'info',
    'Revista «{revista}»: plantilla devuelta a la de la plataforma, «{clave}», en {idioma}.',
    'Journal “{revista}”: template returned to the platform’s, “{clave}”, in {idioma}.',
  ],
  'page.written': ['info', 'Página del sitio escrita: «{slug}».', 'Page of the site written: “{slug}”.'],
  'page.emptied': ['warning', 'Página del sitio vaciada: «{slug}».', 'Page of the site emptied: “{slug}”.'],
  'letter.changed': [
    'info',
    'Plantilla cambiada: «{clave}», en {idioma}.',
    'Template changed: “{clave}”, in {idioma}.',
  ],
  'letter.reset': [
    'info',
    'Plantilla devuelta a la original: «{clave}», en {idioma}.',
    'Template returned to the original: “{clave}”, in {idioma}.',
  ],
  // `cuenta` is whom it was written to.
  'mail.written': ['info', 'Mensaje enviado a una persona: «{asunto}».', 'Message sent to a person: “{asunto}”.'],
  'mail.tested': ['info', 'Correo de prueba pedido.', 'Test mail asked for.'],
  // Whose address it was stays out of the record, which is kept for years.
  'mail.lifted': [
    'info',
    'Correos de nuevo a una dirección que los devolvía.',
    'Mails again to an address that returned them.',
  ],
  'contact.sent': ['info', 'Mensaje de contacto recibido: «{asunto}».', 'Contact message received: “{asunto}”.'],
} as const satisfies KindTellings;
