/** Words that many screens share. */
export default {
  'common.back': 'Volver',
  'common.cancel': 'Cancelar',
  'common.close': 'Cerrar',
  'common.retry': 'Reintentar',
  'common.title': '{title} · Pliego',
  'common.problem.network': 'No pudimos conectar con Pliego. Comprueba tu conexión e inténtalo de nuevo.',
  'common.problem.timeout': 'Pliego está tardando demasiado en responder. Inténtalo de nuevo en un momento.',
  'common.problem.unreadable': 'Recibimos una respuesta que no entendemos. Inténtalo de nuevo en un momento.',
  'common.notFound.title': 'No encontramos esta página',
  'common.notFound.text': 'Puede que la dirección haya cambiado o que nunca existiera.',
  'common.error.title': 'Algo salió mal',
  'common.error.text': 'No pudimos mostrar esta página. Vuelve a intentarlo o regresa al catálogo.',
  'common.forbidden.title': 'Esta página no es para tu rol',
  'common.forbidden.text':
    'Tu cuenta no tiene permiso para abrirla. Si crees que es un error, escribe a administración.',
  'common.toCatalogue': 'Ir al catálogo',
  'common.toDashboard': 'Ir a tu panel',
};
