/** The manual of administrators, a page a message; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-admin.begin': `Poner en marcha la plataforma
El primer cuarto de hora, y dónde se cambia después cada cosa.
## El primer cuarto de hora
1. En [[navigation.platform|/admin/ajustes]], abre [[setup.title]]: unos pocos pasos, cada uno con su porqué.
2. Rellena cada paso y pulsa [[setup.done]], o [[setup.skip]]. Puedes volver cuando quieras.
3. En el paso [[setup.step.correo]], comprueba que los correos salen.
4. En [[setup.step.acceso]], abre el sitio público cuando esté listo.
## Los ajustes, por grupos
Todo está en [[navigation.platform|/admin/ajustes]], y cada grupo se guarda por separado:
- [[platform.group.identidad]]: el nombre, el contacto, el logotipo, el color y el trato en las cartas.
- [[platform.group.sitio]]: el teléfono, las cifras, los planes y el menú. Pulsa [[platform.sitio.blank]] para quitar lo que viene de ejemplo.
- [[platform.group.acceso]]: si el sitio es público, si se aprueban los roles, y el segundo paso obligatorio.
- [[platform.group.revision]]: quién conoce a quién, cuántas revisiones a la vez, la discusión entre quienes revisan.
- [[platform.group.plazos]]: días para revisar y responder, la etapa de producción, festivos y recordatorios.
- [[platform.group.formulario]]: las preguntas de cada revisión.
- [[platform.group.declaraciones]]: qué se pide declarar a los autores.
- [[platform.group.publicacion]]: DOI, ISSN y licencia.
- [[platform.group.textos]]: las cartas y las páginas del sitio.
- [[platform.group.datos]]: privacidad, accesibilidad y cuánto se conserva.
Los cambios de la revisión valen para lo que se envíe desde entonces; cada ajuste lo dice. Todo cambio queda en el registro.
## Las páginas del sitio
Cada una se escribe desde la propia página, con [[page.edit]]. En el centro de ayuda, lo que escribas sale encima de estos manuales: es buen sitio para lo que tu revista hace a su manera.`,
  'manual-admin.people': `Cuentas y roles
Crear cuentas, conceder roles, y ayudar a quien no puede entrar.
## Crear cuentas
1. Abre [[navigation.people|/admin/users]] y pulsa [[users.new]].
2. Escribe el nombre y el correo, elige los roles y pulsa [[users.new.send]]. Le llega un enlace para elegir su contraseña.
Para muchas a la vez, [[users.file]]: elige un CSV, mira qué pasará con cada línea y confírmalo. Se crean todas, o ninguna.
Cuando vaya a registrarse una clase entera, en [[platform.group.acceso|/admin/ajustes/acceso]] pulsa [[platform.registro.open]].
## Conceder roles
1. En [[users.requests]], pulsa [[users.requests.grant]] o [[users.requests.decline]]. Se le dice por correo.
2. Para cambiarlos tú, pulsa [[users.edit]] en la cuenta, marca los roles y pulsa [[users.edit.save]].
3. A quien edita o revisa puedes limitarle el rol con [[users.scope.some]].
Sin un correo confirmado no hay rol de revisor, editor ni administrador.
## Ayudar a quien no puede entrar
Pulsa [[users.edit]] en su cuenta:
- [[users.access.mail]]: le llega un enlace para elegir otra contraseña.
- [[second-factor.reset]]: si perdió el teléfono y los códigos. Hazlo solo si sabes con certeza quién te lo pide.
- [[users.access.end]]: si cree que alguien más entró.
## Bloquear, unir y eliminar
- Elige [[users.estado.BLOQUEADO]] en [[users.edit.estado]]: no puede entrar y nada se borra.
- [[users.merge]], si una persona tiene dos cuentas. Verás antes qué pasa con cada cosa, y durante unos días se puede deshacer.
- [[users.delete]] borra sus datos personales. Lo que publicó y revisó se conserva. No se puede deshacer.`,
  'manual-admin.journals': `Revistas, pasado e instituciones
Una segunda revista, lo que cada una cambia, y traer lo que ya publicó.
## Una revista más
1. Abre [[navigation.journals|/admin/revistas]] y pulsa [[managing.new]]. No se muestra a nadie hasta que la publiques.
2. Ábrela y rellena sus partes: [[managing.part.identidad]], [[managing.part.textos]], [[managing.part.consejo]], [[managing.part.secciones]] y [[managing.part.anuncios]].
3. Lo que no tenga un valor propio es como en la plataforma, y cambia con ella.
4. En [[managing.part.identidad]], marca [[managing.publica]].
5. En [[managing.part.cierre]], [[managing.close]] deja de recibir obras; lo publicado queda donde está.
## Los índices
- [[managing.part.pasaporte]] dice qué pide cada índice y qué le falta a la revista. [[passport.report]] lo pone en una hoja.
- El [[yearly.title]] reúne el año de la revista.
- [[managing.part.paquetes]] prepara los archivos que piden los índices.
## Traer lo que ya publicó
1. Abre [[navigation.loads|/admin/cargas]] y empieza una carga: una tabla CSV, JSON de Crossref o DataCite, o un ZIP con artículos JATS.
2. Di qué es cada columna, añade los PDF y pulsa [[loads.check]]. Verás qué será de cada obra, sin publicar nada.
3. Publícalas. Nadie recibe avisos ni correos.
4. Si algo salió mal, [[loads.undo]].
## Instituciones
En [[navigation.institutions|/admin/instituciones]], pulsa [[membership.list.new]]. Cada una tiene una página con sus obras, sus miembros y su plan.`,
  'manual-admin.mail': `Correo y cartas
Que los correos salgan, que digan lo que tu revista diría, y qué hacer cuando vuelven.
## Que salgan
1. Quien lleva el servidor pone la dirección del servidor de correo (SMTP_URL) en la configuración del proceso. Sin ella los correos se guardan y no salen.
2. Abre [[navigation.mails|/admin/correos]] y pulsa [[outbox.test]].
3. Mira en la lista si sale, y si te llega.
## La lista de correos
- [[outbox.estado.ENVIADO]]: lo tomó el servidor de correo.
- [[outbox.estado.PENDIENTE]]: se volverá a intentar solo.
- [[outbox.estado.FALLIDO]]: lee el último fallo; pulsa [[outbox.retry]] u [[outbox.discard]].
- [[outbox.estado.GUARDADO]]: no hay servidor de correo. Abre el correo con [[outbox.open]] y haz llegar su enlace a su destinatario, y a nadie más.
- [[outbox.estado.DEVUELTO]]: la dirección lo devolvió.
## Direcciones que devuelven el correo
En [[outbox.returned.title]] están las direcciones a las que no se envía nada, y por qué. Vuelven a recibir cuando la persona confirma su correo, o con [[outbox.returned.lift]].
## Las cartas
1. Abre [[navigation.letters|/admin/plantillas]] y pulsa [[letters.edit]] en la que quieras, en cada idioma.
2. Escribe con tus palabras. Las marcas se rellenan al enviarla; el editor dice cuáles hay y cuáles no pueden faltar.
3. Mira [[letters.preview]] y pulsa [[letters.save]]. [[letters.reset]] recupera el que venía.
Cada revista puede tener las suyas en su parte [[managing.part.cartas]].`,
  'manual-admin.watch': `Vigilar la plataforma
Tareas, copias de seguridad, el registro de lo que pasa y lo que necesita tu atención.
## Cada día, de un vistazo
Tu panel dice en [[author.admin.attention]] lo que hay que mirar, y en [[author.admin.health]] si todo responde.
## Copias de seguridad
1. Quien lleva el servidor pone dónde se guardan (BACKUP_TO) y la clave (BACKUP_KEY). Guarda esa clave también fuera de la máquina: sin ella las copias no sirven.
2. Abre [[navigation.jobs|/admin/tareas]], en [[jobs.copies]]: la última copia y la última probada. Cada noche se hace una y se prueba restaurándola aparte.
3. [[jobs.copies.now]] hace una en el momento.
4. Para restaurar, quien lleva el servidor usa «npm run restore», como explica la documentación (docs/backup.md).
## Tareas
En [[navigation.jobs|/admin/tareas]] ves lo que la plataforma hace aparte. Una [[jobs.estado.FALLIDO]] se vuelve a intentar con [[jobs.retry]]; una periódica se adelanta con [[jobs.run]].
## El registro
[[navigation.record|/admin/logs]] dice quién hizo qué. Filtra por persona, tipo o fechas, y pulsa [[logs.export]]. [[logs.verify]] prueba que nadie lo ha cambiado.
## Obras y revisiones
- [[navigation.allWorks|/admin/publications]] tiene todas las obras; en [[admin.deleted.title]], pulsa [[admin.deleted.restore]] en la que se borró por error.
- [[navigation.allReviews|/admin/reviews]] tiene todas las revisiones, con filtros por estado.
## Cómo va el servidor
[[navigation.metrics|/admin/metrics]] mide respuestas, memoria y uso, con los informes COUNTER en CSV.`,
  'manual-admin.connect': `Conectar con otros servicios
Entrada con instituciones, webhooks, repositorios y organizaciones. Todo se abre desde los ajustes.
## Entrar con la universidad
1. En [[navigation.platform|/admin/ajustes]], abre [[providers.title]] y pulsa [[providers.new]].
2. Da a la institución la dirección de vuelta que muestra la pantalla, y escribe los datos que te dé ella.
3. Pruébala antes de activarla; [[providers.pause]] la detiene sin borrarla.
## Avisar a otros programas
En [[webhooks.title]], pulsa [[webhooks.new]], escribe la dirección y de qué avisa, y pruébalo con [[webhooks.test]].
## Anunciar a repositorios
En [[inboxes.title]], pulsa [[inboxes.new]] y escribe el buzón del servicio. Se le anuncia lo que se publica con sus revisiones.
## Sugerir organizaciones
En [[organisations.title]], pulsa [[organisations.new]] con el archivo que publica ROR: al escribir su afiliación, cada persona podrá elegirla.
## DOI y ORCID
Las cuentas de Crossref, DataCite y ORCID las pone quien instala la plataforma. Qué agencia registra, en [[platform.group.publicacion|/admin/ajustes/publicacion]].`,
  'manual-admin.trouble': `Cuando algo va mal
Lo que más a menudo se tuerce al administrar, y cómo salir.
### No sale ningún correo
Mira [[navigation.mails|/admin/correos]]. Si están guardados, falta el servidor de correo. Si fallan, el último fallo dice por qué: clave, nombre o puerto. Quien lleva el servidor puede usar «npm run doctor», que lo comprueba.
### Los correos acaban en no deseados
Suele faltar SPF, DKIM o DMARC en tu dominio. «npm run doctor» dice cuál.
### Las copias fallan
En [[navigation.jobs|/admin/tareas]], la tarea fallida dice por qué: sin sitio, carpeta que no está, o clave que falta. Arréglalo y pulsa [[jobs.copies.now]].
### Falta un archivo o está dañado
[[jobs.files]] dice cuál y de qué obra. Devuélvelo a su lugar desde una copia; se comprueba solo.
### Alguien perdió el teléfono y los códigos
Asegúrate de quién es y pulsa [[second-factor.reset]] en su cuenta. Si eres la única persona que administra, quien lleva el servidor tiene una orden para ello.
### Nadie puede responder a una apelación o una queja
Todas las personas que podrían tienen parte. Da el rol de edición a alguien más en [[navigation.people|/admin/users]].
### Otra persona cambió los mismos ajustes
No se pierde nada: elige [[platform.overtaken.theirs]] o [[platform.overtaken.mine]].
### Se publicó algo por error
Un número se retira durante una hora desde [[navigation.numbers|/editorial/numeros]]. Una obra publicada no se borra: se publica un aviso desde su mesa.
### Un cambio de ajustes salió mal
[[navigation.record|/admin/logs]] dice qué se cambió, quién y cuándo: vuelve a ponerlo como estaba.`,
};
