/** What an invitation to review says where its link leads. */
export default {
  'invitation.title': 'Invitación a revisar',
  'invitation.lead': 'Hola, {name}. Nos gustaría contar con tu lectura.',
  'invitation.lead.plain': 'Nos gustaría contar con tu lectura.',
  'invitation.loading': 'Cargando invitación...',
  'invitation.failed': 'No se pudo completar. Inténtalo otra vez.',
  'invitation.gone':
    'Esta invitación ya no está abierta: ha caducado, la declinaste o la obra ya tiene su decisión. No tienes que hacer nada.',
  'invitation.takenBack':
    'La redacción ha retirado esta petición de revisión, y te lo ha contado en un correo. No tienes que hacer nada. Gracias por tu tiempo.',
  'invitation.until': 'Responde antes del',
  'invitation.declined': 'Gracias por decírnoslo. Buscaremos a otra persona.',
  'invitation.completed': 'Ya has entregado esta revisión. ¡Gracias!',
  'invitation.back': 'Volver',
  'invitation.goOn': 'Ir a la revisión',
  'invitation.goOn.text': 'Ya puedes leer la obra y escribir tu revisión.',
  'invitation.login': 'Iniciar sesión e ir a la revisión',
  'invitation.login.text': 'Para leer la obra y escribir tu revisión, inicia sesión con tu cuenta.',
  'invitation.account.title': 'Elige una contraseña para leer la obra',
  'invitation.account.text':
    'Con ella vuelves cuando quieras, también desde otro equipo: entras con {email}. La cuenta solo lee lo que te pidan revisar.',
  'invitation.account.open': 'Entrar y leer la obra',
  'invitation.account.opening': 'Entrando...',
  'invitation.account.failed': 'No se pudo abrir la cuenta. Inténtalo otra vez.',
};
