/** /notificaciones and the bell that leads there. */
export default {
  'notifications.bell':
    '{count, plural, =0 {Notificaciones} one {Notificaciones: # sin leer} other {Notificaciones: # sin leer}}',
  'notifications.title': 'Notificaciones',
  'notifications.unread.count':
    '{count, plural, =0 {Lo tienes todo leído.} one {Tienes # sin leer.} other {Tienes # sin leer.}}',
  'notifications.unread': 'Sin leer',
  'notifications.loading': 'Cargando notificaciones...',
  'notifications.noPage': 'En esta página no hay ninguna: mira en las anteriores.',
  'notifications.open': 'Ver',
  'notifications.about': '{action}: {title}',
  'notifications.markAll': 'Marcar todas como leídas',
  'notifications.markAll.done': 'Todas tus notificaciones están leídas',
  'notifications.markAll.failed': 'Error al marcar como leída',
  'notifications.para': 'Para',
  'notifications.asunto': 'Asunto',
  'notifications.mensaje': 'Mensaje',
  'notifications.fecha': 'Fecha',
  'notifications.toWork': 'Ver la publicación',
  'notifications.toWork.detail': 'Ir a la publicación',
  'notifications.toReviews': 'Ir a mis revisiones',
  'notifications.toUsers': 'Ir a la gestión de usuarios',
  'notifications.toProfile': 'Ir a tu perfil',
  'notifications.leave.title': 'Dejar estos correos',
  'notifications.leave.text':
    'Dejarás de recibir por correo los avisos de este tipo. En pantalla los seguirás viendo, y puedes volver a elegirlos en tu configuración.',
  'notifications.leave.action': 'No recibir más estos correos',
  'notifications.leave.done': 'Hecho: no te llegarán más correos de este tipo.',
  'notifications.leave.failed': 'No hemos podido hacerlo. Inténtalo de nuevo.',
  'notifications.leave.incomplete': 'Al enlace le falta una parte. Cópialo entero desde tu correo.',
  'notifications.leave.settings': 'Ir a mi configuración',
};
