/** Instituciones con las que se entra (OpenID Connect, SAML): las de administración y las de cada persona. */
export default {
  'providers.title': 'Entrada con instituciones',
  'providers.lead':
    'Tus lectores, autores y revisores pueden entrar con la cuenta de su universidad (OpenID Connect o SAML). Aquí das de alta cada institución.',
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
  'providers.ownMetadata':
    'Metadatos de esta plataforma, que hay que dar a la institución; su dirección es también su nombre (entityID):',
  'providers.certificatesUntil':
    '{count, plural, one {Su certificado vale hasta el {days}.} other {Sus certificados valen hasta el {days}.}}',
  'providers.name': 'Nombre',
  'providers.name.hint': 'Como la conoce quien entra: «Universidad de Ejemplo».',
  'providers.protocol': 'Protocolo',
  'providers.protocol.hint': 'Si la institución habla los dos, OpenID Connect es más fácil de mantener.',
  'providers.protocol.OIDC': 'OpenID Connect',
  'providers.protocol.SAML': 'SAML 2.0',
  'providers.metadata': 'Metadatos de la institución (XML)',
  'providers.metadata.hint':
    'Pega aquí el documento entero que te da la institución o su federación. Con él no hace falta escribir su nombre, su dirección ni sus certificados.',
  'providers.metadata.again':
    'Pégalos otra vez si han cambiado, como cuando estrena certificado. Vacío, se queda lo de abajo.',
  'providers.entity': 'Nombre de la institución (entityID)',
  'providers.entity.hint': 'Letra por letra. Suele parecer una dirección, aunque allí no haya nada.',
  'providers.entrance': 'Dirección de entrada (SSO, HTTP-Redirect)',
  'providers.entrance.hint': 'Adonde se lleva a las personas. Empieza por https:// y está en internet.',
  'providers.certificates': 'Certificados con los que firma',
  'providers.certificates.hint':
    'En PEM, uno debajo de otro. Mientras los cambia, pon el de ahora y el siguiente: valen los dos.',
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
  'providers.domains.saml':
    'Separados por espacios. Si sus direcciones cuentan (más abajo), las de estos dominios quedan confirmadas en cuentas nuevas.',
  'providers.advanced': 'Lo que dice de las personas',
  'providers.scopes': 'Permisos que se piden (scopes)',
  'providers.spaces': 'Separados por espacios.',
  'providers.addresses': 'Cuentan como confirmadas las direcciones que dice la institución',
  'providers.addresses.hint':
    'SAML no dice si una dirección está confirmada. Márcalo solo si es la institución quien las da, y sus dueños no pueden cambiarlas.',
  'providers.subject': 'Atributo que dice quién es cada persona',
  'providers.subject.hint':
    'Vacío, el NameID persistente. Si no lo da: pairwise-id, subject-id o eduPersonPrincipalName. Nunca una dirección de correo. No puede cambiar cuando ya entra alguien.',
  'providers.claim.mail': 'Atributo del correo',
  'providers.claim.names': 'Atributo del nombre',
  'providers.claim.surnames': 'Atributo de los apellidos',
  'providers.claim.affiliation': 'Atributo de la afiliación',
  'providers.claim.none': 'Vacío, no se lee.',
  'providers.strong': 'Valores de acr y amr que valen como segundo paso',
  'providers.strong.saml': 'Valores de AuthnContextClassRef que valen como segundo paso',
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
  'providers.found.CERTIFICADO':
    'Ninguno de sus certificados vale ahora: han caducado o aún no ha llegado su día. Nadie puede entrar hasta que pongas el que usa.',
  'providers.found.CERTIFICADO_CADUCA':
    'Contesta, pero su certificado {count, plural, =0 {caduca hoy} one {caduca dentro de # día} other {caduca dentro de # días}}. Pide el siguiente a la institución y ponlo al lado de este.',
  'providers.found.saml.BIEN':
    'Todo bien, hasta donde se ve sin una persona: contesta, sus certificados valen y su reloj está en hora. Entra tú una vez para ver lo demás.',
  'providers.found.saml.NO_CONFORME':
    'En la dirección de entrada no hay nada. Mira si está bien escrita, o pide a la institución sus metadatos de ahora.',
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
