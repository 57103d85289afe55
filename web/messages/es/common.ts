/** Words that many screens share. */
export default {
  'common.back': 'Volver',
  'common.cancel': 'Cancelar',
  'common.recorded': 'Registrada por la redacción',
  'common.recorded.own': 'Lo que escribió quien revisa ({estado})',
  'common.recorded.nothing': 'No había escrito nada.',
  'common.close': 'Cerrar',
  'common.more': 'Más acciones: {what}',
  'common.retry': 'Reintentar',
  'common.title': '{title} · {site}',
  'common.problem.network': 'No pudimos conectar con {journal}. Comprueba tu conexión e inténtalo de nuevo.',
  'common.problem.timeout': '{journal} está tardando demasiado en responder. Inténtalo de nuevo en un momento.',
  'common.problem.server': '{journal} no responde bien en este momento. Inténtalo de nuevo dentro de un rato.',
  'common.problem.tooLarge': 'Es demasiado grande para enviarlo.',
  'common.problem.unreadable': 'Recibimos una respuesta que no entendemos. Inténtalo de nuevo en un momento.',
  'common.notFound.title': 'No encontramos esta página',
  'common.notFound.text':
    'Puede que la dirección haya cambiado o que nunca existiera. Quizá lo que buscas esté en el catálogo.',
  'common.error.title': 'Algo salió mal',
  'common.error.text':
    'No pudimos mostrar esta página. Fue un fallo nuestro, no tuyo: vuelve a intentarlo en un momento.',
  'common.waiting': 'Cargando, un momento…',
  'common.tooOld':
    'Tu navegador es demasiado antiguo para entrar con una cuenta: actualízalo o usa otro. El catálogo, en /catalogo, se lee con cualquiera.',
  'common.noScript.text':
    'Entrar, registrarse y trabajar con una cuenta necesita JavaScript, que tu navegador tiene desactivado. Para buscar y leer no hace falta.',
  'common.noScript.link': 'Ir al catálogo, que funciona sin él',
  'common.noScript.plain': 'Abrir esta página sin él',
  'common.forbidden.title': 'Esta página no es para tu rol',
  'common.forbidden.text':
    'Tu cuenta no tiene permiso para abrirla. Si crees que es un error, escribe a administración.',
  'common.notFound.code': 'Error 404',
  'common.offline.title': 'No tienes conexión',
  'common.offline.text':
    'No pudimos abrir esta página. En cuanto vuelva la conexión la cargaremos sin que tengas que hacer nada.',
  'common.opening': 'Abriendo…',
  'common.unloaded.title': 'No pudimos cargar esta página',
  'common.unloaded.text': 'Se cortó la descarga antes de terminar. Comprueba tu conexión y vuelve a intentarlo.',
  'common.unloaded.still': '{journal} sigue sin responder. Espera un momento y vuelve a intentarlo.',
  'common.unloaded.part':
    'No pudimos abrirlo. Comprueba tu conexión e inténtalo de nuevo; si sigue sin abrirse, vuelve a cargar la página.',
  'common.length.left':
    '{left, plural, =0 {No queda sitio: caben {longest, number} caracteres} one {Queda # carácter} other {Quedan {left, number} caracteres}}',
  'common.length.over':
    '{over, plural, one {Sobra # carácter: caben {longest, number}} other {Sobran {over, number} caracteres: caben {longest, number}}}',
  'common.length.cut':
    '{cut, plural, one {No cupo todo lo que pegaste: falta su último carácter} other {No cupo todo lo que pegaste: faltan sus últimos {cut, number} caracteres}}',
  'common.search.submit': 'Buscar',
  'common.toHome': 'Ir al inicio',
  'common.toCatalogue': 'Ir al catálogo',
  'common.toDashboard': 'Ir a tu panel',
};
