/** Instituciones con las que se entra (OpenID Connect): las de administración y las de cada persona. */
export default {
  'providers.title': 'Entrada con instituciones',
  'providers.lead':
    'Tus lectores, autores y revisores pueden entrar con la cuenta de su universidad (OpenID Connect). Aquí das de alta cada institución.',
  'providers.loading': 'Cargando las instituciones…',
  'providers.failed': 'No se pudieron cargar las instituciones',
  'providers.none': 'Todavía no hay ninguna.',
  'providers.new': 'Nueva institución',
  'providers.make': 'Crear',
  'providers.change': 'Cambiar',
  'providers.save': 'Guardar',
  'providers.saveFailed': 'No se pudo guardar la institución',
  'providers.actFailed': 'No se pudo hacer',
  'providers.more': 'Más acciones',
  'providers.pause': 'Pausar',
  'providers.resume': 'Reanudar',
  'providers.remove': 'Eliminar',
  'providers.remove.ask': '¿Eliminar «{name}»?',
  'providers.remove.none': 'Nadie entra con ella.',
  'providers.remove.text':
    '{count, plural, one {Una persona entra con ella y dejará} other {# personas entran con ella y dejarán}} de poder hacerlo. Sus cuentas siguen, con su contraseña.',
  'providers.active': 'Activa',
  'providers.paused': 'En pausa: nadie entra con ella',
  'providers.people':
    '{count, plural, =0 {Nadie entra con ella todavía.} one {Una persona entra con ella.} other {# personas entran con ella.}}',
  'providers.back': 'Dirección de vuelta, que hay que dar a la institución:',
  'providers.name': 'Nombre',
  'providers.name.hint': 'Como la conoce quien entra: «Universidad de Ejemplo».',
  'providers.issuer': 'Emisor (issuer)',
  'providers.issuer.hint':
    'La dirección con la que la institución se nombra, letra por letra. Empieza por https:// y está en internet.',
  'providers.client': 'Identificador de cliente',
  'providers.secret': 'Secreto de cliente',
  'providers.secret.kept':
    'Déjalo vacío para conservar el que hay. Si cambias el emisor o el cliente, escríbelo otra vez.',
  'providers.secret.hint': 'Se guarda cifrado y no se muestra más.',
  'providers.domains': 'Dominios de correo de confianza',
  'providers.domains.hint':
    'Separados por espacios. Una dirección de estos dominios que la institución da por confirmada lo está también aquí, en cuentas nuevas.',
  'providers.advanced': 'Lo que dice de las personas',
  'providers.scopes': 'Permisos que se piden (scopes)',
  'providers.spaces': 'Separados por espacios.',
  'providers.claim.names': 'Atributo del nombre',
  'providers.claim.surnames': 'Atributo de los apellidos',
  'providers.claim.affiliation': 'Atributo de la afiliación',
  'providers.claim.none': 'Vacío, no se lee.',
  'providers.strong': 'Valores de acr y amr que valen como segundo paso',
  'providers.strong.hint':
    'Separados por espacios, como https://refeds.org/profile/mfa. Con ellos no se pide aquí el código: pon solo lo que la institución garantiza.',
  'providers.try': 'Probar',
  'providers.trying': 'Probando…',
  'providers.found.BIEN': 'Todo bien: contesta, tiene llaves, reconoce a esta plataforma y su reloj está en hora.',
  'providers.found.SIN_RESPUESTA':
    'No contesta. Mira si la dirección está bien escrita y si desde el servidor se llega a ella.',
  'providers.found.NO_PERMITIDA':
    'El emisor, o una dirección que él nombra, lleva a una red privada o no empieza por https://. No se llama a esas direcciones.',
  'providers.found.OTRO_EMISOR':
    'Se nombra de otra manera que la dirección escrita aquí. Cópiala letra por letra, también la barra del final.',
  'providers.found.NO_CONFORME':
    'Lo que contesta no es de OpenID Connect. Puede ser otra página, una redirección o una avería suya.',
  'providers.found.SIN_LLAVES': 'No publica las llaves con las que firma (jwks_uri), o allí no hay ninguna.',
  'providers.found.CLIENTE':
    'No reconoce a esta plataforma: el identificador o el secreto de cliente no son los suyos, o no le dejan usar el flujo de código.',
  'providers.found.RELOJ':
    'Su reloj y el del servidor no marcan la misma hora: {count, plural, one {# segundo} other {# segundos}} de diferencia. Pon en hora el que esté mal.',
  'providers.mine.title': 'Acceso institucional',
  'providers.mine.intro': 'Entra en tu cuenta con la de tu universidad o centro, sin la contraseña de aquí.',
  'providers.mine.failed': 'No se pudo cargar tu acceso institucional',
  'providers.mine.since': 'Desde el {day}',
  'providers.mine.used': 'última vez {when}',
  'providers.mine.paused': 'Ahora no se entra con ella',
  'providers.mine.end': 'Quitar',
  'providers.mine.end.of': 'Quitar el acceso con {name}',
  'providers.mine.ended': 'Ya no entras con {name}.',
  'providers.mine.endFailed': 'No se pudo quitar',
  'providers.mine.connect': 'Conectar {name}',
  'providers.mine.nothing': 'Por ahora no hay ninguna institución con la que entrar.',
};
