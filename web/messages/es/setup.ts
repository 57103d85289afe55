/** /admin/puesta-en-marcha: the first hour of a platform. */
export default {
  'setup.title': 'Puesta en marcha',
  'setup.lead':
    'En un cuarto de hora la revista queda lista para recibir obras. Ningún paso obliga: puedes omitirlo, dejarlo a medias y volver cuando quieras.',
  'setup.loading': 'Cargando los pasos…',
  'setup.loadFailed': 'No se pudieron cargar los pasos.',
  'setup.failed': 'No se pudo anotar',
  'setup.steps': 'Pasos de la puesta en marcha',
  'setup.place': 'Paso {number, number} de {count, number}.',
  'setup.state.PENDIENTE': 'por hacer',
  'setup.state.HECHO': 'hecho',
  'setup.state.OMITIDO': 'omitido',
  'setup.step.nombre': 'Nombre y contacto',
  'setup.step.nombre.why':
    'Cómo se llama la revista, quién la publica y a qué correo se le escribe: sale en cada página y en cada carta.',
  'setup.step.revista': 'Qué es la revista',
  'setup.step.revista.why': 'Unas líneas que digan de qué trata, su título abreviado y los idiomas en que publica.',
  'setup.step.textos': 'Alcance, normas y políticas',
  'setup.step.textos.why':
    'Lo que quien escribe lee antes de enviar, y lo que los índices comprueban. Empieza por el alcance y las normas; lo demás puede esperar.',
  'setup.step.publicacion': 'ISSN, DOI y licencia',
  'setup.step.publicacion.why':
    'Si aún no tienes ISSN ni prefijo de DOI, elige al menos la licencia de las obras nuevas.',
  'setup.step.consejo': 'Consejo editorial',
  'setup.step.consejo.why':
    'Quién dirige y quién aconseja, con su institución: da confianza a quien envía y lo pide todo índice.',
  'setup.step.revision': 'Revisión por pares',
  'setup.step.revision.why':
    'Quién sabe de quién, y cuántas revisiones pide una decisión. Vale para lo que se envíe desde ahora.',
  'setup.step.cartas': 'Cartas',
  'setup.step.cartas.why':
    'Las cartas y los correos vienen escritos. Míralos una vez y cambia lo que tu revista diría de otra manera.',
  'setup.step.correo': 'Correo',
  'setup.step.correo.why': 'Invitaciones, decisiones y avisos salen por correo: comprueba que llegan.',
  'setup.step.convocatoria': 'Primera convocatoria',
  'setup.step.convocatoria.why': 'Di qué obras esperas y hasta cuándo. Añade un anuncio y elige «Convocatoria».',
  'setup.step.sitio': 'Datos del sitio',
  'setup.step.sitio.why':
    'El pie, la portada y Contacto salen con teléfono, dirección, cifras y precios de ejemplo. Pon los tuyos antes de abrir las puertas, o quítalos: lo que queda en blanco no se muestra.',
  'setup.step.acceso': 'Abrir las puertas',
  'setup.step.acceso.why':
    'Con el sitio público abierto, cualquiera llega a la portada; hasta entonces, solo al catálogo.',
  'setup.done': 'Dar por hecho y seguir',
  'setup.skip': 'Omitir por ahora',
  'setup.next': 'Siguiente paso',
  'setup.end': 'Terminar',
  'setup.again': 'Volver a ponerlo por hacer',
  'setup.shown': 'Hecho.',
  'setup.said.HECHO': 'Lo diste por hecho.',
  'setup.said.OMITIDO': 'Lo omitiste.',
  'setup.mail.server':
    'Hay un servidor de correo. Envíate un correo y mira si llega: también puede acabar en no deseados.',
  'setup.mail.none':
    'No hay servidor de correo, y mientras no lo haya los correos se guardan en su lista sin salir. Lo pone quien lleva el servidor, con SMTP_URL en la configuración del proceso.',
  'setup.mail.list': 'Ver los correos de la plataforma',
  'setup.page': 'Ver cómo se lee en la página de la revista',
  'setup.ready': 'La casa está lista',
  'setup.ready.text':
    'Ya puede recibir obras. Invita a quienes editan y revisan, y mira la portada como la verá quien te lea.',
  'setup.ready.page':
    'La convocatoria, el consejo y las normas se leen en la página de la revista. Comparte su dirección, o ponla en el menú del sitio.',
  'setup.ready.people': 'Crear cuentas',
  'setup.ready.home': 'Ver la portada',
  'setup.ready.journal': 'Ver la página de la revista',
  'setup.ready.past': 'Traer lo que ya publicó',
  'setup.ready.menu': 'Ponerla en el menú',
};
