/** A new password by mail, and confirming an address (docs/specification.md 1). */
export default {
  'recovery.forgot.title': 'Recuperar tu contraseña',
  'recovery.forgot.lead':
    'Escribe tu correo y te enviaremos un enlace para poner otra. Dura una hora y sirve una sola vez.',
  'recovery.forgot.submit': 'Enviar enlace',
  'recovery.forgot.submitting': 'Enviando...',
  'recovery.forgot.sent.title': 'Revisa tu correo',
  'recovery.forgot.sent.text':
    'Si hay una cuenta con {email}, en unos minutos recibirás el enlace. Mira también en el correo no deseado.',
  'recovery.forgot.failed': 'No pudimos enviar el enlace',
  'recovery.forgot.remembered': '¿La recordaste?',
  'recovery.reset.title': 'Poner otra contraseña',
  'recovery.reset.lead': 'Al guardarla se cerrarán las sesiones que tengas abiertas.',
  'recovery.reset.password': 'Contraseña nueva',
  'recovery.reset.submit': 'Guardar contraseña',
  'recovery.reset.submitting': 'Guardando...',
  'recovery.reset.done': 'Contraseña guardada. Ya puedes iniciar sesión.',
  'recovery.reset.failed': 'Este enlace ya no sirve. Pide otro.',
  'recovery.reset.again': 'Pedir otro enlace',
  'recovery.incomplete': 'A este enlace le falta una parte. Ábrelo otra vez desde el correo que te enviamos.',
  'recovery.verify.title': 'Confirmar tu correo',
  'recovery.verify.lead': 'Pulsa el botón para confirmar que esta dirección es tuya.',
  'recovery.verify.submit': 'Confirmar mi correo',
  'recovery.verify.done': 'Tu correo está confirmado. ¡Gracias!',
  'recovery.verify.failed': 'Este enlace ya no sirve. Puedes pedir otro desde tu perfil.',
};
