/** The second step of one's own sign-ins, and what administrators see of it. What the login says of it is in account.ts. */
export default {
  'second-factor.title': 'Segundo paso al entrar',
  'second-factor.intro':
    'Además de la contraseña, se te pedirá un código de una aplicación de autenticación de tu teléfono. Quien averigüe tu contraseña no podrá entrar con ella sola.',
  'second-factor.load.failed': 'No pudimos cargar el estado de tu segundo paso.',
  'second-factor.begin': 'Activar el segundo paso',
  'second-factor.password': 'Tu contraseña',
  'second-factor.password.hint': 'Para saber que eres tú.',
  'second-factor.password.required': 'Escribe tu contraseña',
  'second-factor.go': 'Seguir',
  'second-factor.failed': 'No se ha podido activar. Prueba otra vez.',
  'second-factor.scan':
    'Abre tu aplicación de autenticación, añade una cuenta con este código QR y escribe el código de seis cifras que te muestre.',
  'second-factor.qr': 'Código QR para tu aplicación de autenticación',
  'second-factor.byHand': 'Si no puedes leerlo, escribe esta clave en la aplicación:',
  'second-factor.open': 'Abrir la aplicación en este dispositivo',
  'second-factor.confirm': 'Activar',
  'second-factor.codes.title': 'Guarda ahora tus códigos de recuperación: no volverán a mostrarse',
  'second-factor.codes.text':
    'Si no tienes el teléfono a mano, cada uno de estos códigos te deja entrar una sola vez. Guárdalos donde solo los encuentres tú.',
  'second-factor.copy': 'Copiar',
  'second-factor.copied': 'Copiados',
  'second-factor.copy.failed': 'No se han podido copiar: selecciónalos y cópialos tú.',
  'second-factor.save': 'Guardar como archivo',
  'second-factor.file': 'Códigos de recuperación de {journal}. Cada uno sirve una sola vez.',
  'second-factor.kept': 'Ya los he guardado',
  'second-factor.on': 'Activado desde el {day}.',
  'second-factor.left':
    '{count, plural, =0 {No te queda ningún código de recuperación: pide otros.} one {Te queda # código de recuperación.} other {Te quedan # códigos de recuperación.}}',
  'second-factor.codes.new': 'Pedir otros códigos de recuperación',
  'second-factor.codes.new.text': 'Los que tenías dejarán de servir.',
  'second-factor.end': 'Desactivar el segundo paso',
  'second-factor.end.text': 'Para entrar bastará tu contraseña.',
  'second-factor.end.asked':
    'Tu rol pide un segundo paso: si lo desactivas, tendrás que activarlo de nuevo antes de seguir. Es lo que haces para cambiar de teléfono.',
  'second-factor.end.failed': 'No se ha desactivado el segundo paso.',
  'second-factor.ended': 'Segundo paso desactivado.',
  'second-factor.needed.title': 'Activa el segundo paso para seguir',
  'second-factor.needed.text':
    'Tu rol en {journal} pide, además de la contraseña, un código de una aplicación de autenticación. Se activa una sola vez, en un par de minutos.',
  'second-factor.needed.leave': 'Cerrar sesión',
  'second-factor.proof.title': 'Confirma que eres tú',
  'second-factor.proof.text':
    'Hace un rato que entraste, y lo que vas a hacer es delicado. Escribe tu contraseña y seguirá por sí solo.',
  'second-factor.proof.toCode': 'Usar un código de mi aplicación',
  'second-factor.proof.toPassword': 'Usar mi contraseña',
  'second-factor.proof.failed': 'No se ha podido comprobar. Prueba otra vez.',
  'second-factor.asked': 'Segundo paso obligatorio',
  'second-factor.asked.hint':
    'Quien tenga el rol y aún no lo haya activado lo hará la próxima vez que entre, antes de nada más.',
  'second-factor.asked.EDITOR': 'Para quien edita',
  'second-factor.asked.ADMIN': 'Para quien administra',
  'second-factor.asked.figures':
    '{total, plural, one {# cuenta} other {# cuentas}}; {missing, plural, =0 {todas lo tienen activado} one {# aún no lo tiene activado} other {# aún no lo tienen activado}}.',
  'second-factor.reset': 'Quitar su segundo paso',
  'second-factor.reset.ask': '¿Quitar el segundo paso de {name}?',
  'second-factor.reset.text':
    'Hazlo solo si sabes con certeza quién te lo pide: quien conozca su contraseña podrá entrar con ella sola. Se cerrarán sus sesiones y se le dirá por correo.',
  'second-factor.reset.done': 'Segundo paso quitado. Se lo hemos dicho por correo.',
  'second-factor.reset.failed': 'No se ha quitado el segundo paso',
};
