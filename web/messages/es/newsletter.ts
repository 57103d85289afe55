/** Joining and leaving the newsletter from its mails. */
export default {
  'newsletter.confirm.title': 'Confirmar la suscripción',
  'newsletter.confirm.text': 'Pulsa el botón y recibirás nuestro boletín. Puedes dejarlo cuando quieras.',
  'newsletter.confirm.action': 'Confirmar mi suscripción',
  'newsletter.confirm.done': 'Ya está: recibirás el boletín',
  'newsletter.leave.title': 'Dejar el boletín',
  'newsletter.leave.text': 'Pulsa el botón y no te escribiremos más.',
  'newsletter.leave.action': 'Dejar el boletín',
  'newsletter.leave.done': 'Hecho: no te escribiremos más',
  'newsletter.incomplete': 'A este enlace le falta una parte. Ábrelo otra vez desde el mensaje que te enviamos.',
  'newsletter.failed': 'Este enlace ya no sirve. Puede que lo hayas usado antes o que haya caducado.',
};
