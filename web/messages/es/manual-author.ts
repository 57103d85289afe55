/** The manual of authors, a page a message; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-author.write': `Escribir una obra
Empieza un borrador, trae tu texto o escríbelo aquí, y complétalo a tu ritmo: todo se guarda solo.
## Empezar un borrador
1. Abre [[navigation.newWork|/publications/create]].
2. Si la plataforma tiene varias revistas, elige la tuya en [[author.form.revista]] y, si la hay, su [[author.form.seccion]].
3. Rellena [[author.form.titulo]], [[author.form.resumen]], [[author.form.palabrasClave]] y lo demás que se pide. Si falta algo, el campo lo dice.
4. Pulsa [[author.new.submit]]. El borrador solo lo veis tú y quienes lo firman contigo, hasta que lo envíes.
En [[navigation.templates|/autor/plantillas]] tienes archivos de Word preparados, por si prefieres escribir fuera y traerlo después.
## Traer el texto de Word o JATS
1. Abre el borrador y ve a [[author.sheet.contenido]].
2. Pulsa [[imports.open]] y elige tu archivo: Word (.docx) o JATS (.xml, o un .zip con sus imágenes).
3. Pulsa [[imports.submit]]. El texto y las referencias del archivo sustituyen a los del borrador; título, resumen y palabras clave se toman solo si estaban vacíos.
4. Lee los avisos: dicen lo que no se pudo incorporar, para que lo revises.
Si ya había texto, después puedes volver a él con [[editing.replaced.back]].
## Escribir aquí
- Escribe en el editor. Con «/» insertas tablas, figuras, fórmulas y citas.
- En [[editing.references]], pulsa [[editing.references.add]]: pega DOI, BibTeX o RIS en [[editing.references.paste]], o descríbelas en [[editing.references.byHand]].
- Junto al texto ves si está [[saving.saved]]. Si pierdes la conexión, se guarda en tu navegador y se envía en cuanto vuelva.
- Lo de fuera del texto (título, resumen…) se guarda también con [[author.edit.submit]].
## Archivos y declaraciones
1. En [[files.title]], añade lo que acompaña al texto con [[files.add]], en su grupo: [[files.class.MANUSCRITO]], [[files.class.FIGURA]], [[files.class.DATOS]] o [[files.class.SUPLEMENTARIO]].
2. Responde a las declaraciones que pida la revista. Las necesarias se piden antes de enviar.
## Traer un manuscrito de otra revista
En [[navigation.newWork|/publications/create]] pulsa [[moving.package.open]], elige el paquete y mira con [[moving.package.look]] qué contiene. Nada se guarda hasta que pulses [[moving.package.create]].`,
  'manual-author.byline': `Firmar con otras personas
Quién firma la obra, en qué orden, y cómo cada persona dice que sí.
## Añadir a quien firma contigo
1. Abre el borrador y ve a [[byline.title]].
2. En [[byline.search]], escribe al menos tres letras del nombre y pulsa [[byline.search.add]]. Se le preguntará si firma.
3. Si no tiene cuenta, pulsa [[byline.new]]. Con su correo recibirá una invitación; sin él, figura solo su nombre.
4. Ordena la lista con las flechas de cada persona y marca lo que hizo cada cual. Cada cambio se guarda al hacerlo.
Si una invitación caduca, pulsa [[byline.inviteAgain]].
## Cuando te piden firmar
1. Abre [[navigation.authorships|/coautorias]]: verás la obra y cómo figuras en ella.
2. Pulsa [[byline.requests.yes]] o [[byline.requests.no]]. Hasta que digas que sí no es tuya; si dices que no, tu nombre sale de ella.
Si te llegó un enlace por correo, ábrelo y pulsa [[byline.page.accept]] o [[byline.page.decline]]: hace falta una cuenta, y desde allí puedes crearla.
## Si tienes que dejar la autoría principal
Quien lleva la autoría principal envía la obra, la retira y dice quiénes la firman. En la página de la obra, pulsa [[succession.propose]], elige a otra persona que la firma y di por qué. Nada cambia hasta que acepte.
## Si la revista pide firmar la licencia
En la página de la obra, en [[rights.title]], cada autor pulsa [[rights.act.sign]]. Quien la envía puede pedirlo a los demás con [[rights.act.all]]; a quien no tiene cuenta le llega un enlace.`,
  'manual-author.send': `Enviar y seguir la obra
Envíala a revisión cuando esté lista, y mira en cada momento dónde está.
## Enviar a revisión
1. Abre [[navigation.works|/mis-publicaciones]] y busca tu borrador en [[author.management.drafts]].
2. Pulsa [[author.act.ENVIAR_A_REVISION]].
3. Antes de enviar, la plataforma te dice lo que falta o conviene mirar: declaraciones, firmas de la licencia, extensión o, si la revisión es a ciegas, frases que dicen quién firma. Lo necesario hay que completarlo; lo demás lo decides tú.
4. Al confirmar se guarda una versión entera, que ya no cambia.
La envía quien lleva la autoría principal.
## Saber dónde está
- En la página de la obra, [[track.title]] dice en qué paso está y desde cuándo.
- [[desk.history.title]] cuenta lo que ha pasado.
- En [[versions.title]] ves qué cambió de una versión a otra.
- Te avisamos de cada novedad en [[navigation.notifications|/notificaciones]] y, según elijas, por correo.
## Escribir a la redacción
En tu panel, [[mail.title]] te deja escribir a quien edita tus obras y a quienes las firman contigo.
## Retirarla
Mientras se revisa, en la página de la obra pulsa [[author.act.RETIRAR_ENVIO]]. Vuelve a ser un borrador y podrás enviarla de nuevo, en otra ronda.
## Llevarla a otra revista
En el menú de descargas de la obra, elige [[moving.elsewhere.open]]: descargas un paquete que otras revistas entienden. Aquí nada cambia.`,
  'manual-author.answer': `Responder a una decisión
Qué significa cada decisión y qué haces después.
## Si te piden cambios
1. Lee la carta y las revisiones en la página de la obra.
2. Pulsa [[author.act.PREPARAR_VERSION]]: la obra vuelve a abrirse para que la edites.
3. Pulsa [[answers.go]] y responde punto por punto. Se guarda solo: puedes dejarlo y volver.
4. Un punto se puede partir con [[answers.split]], unir con [[answers.join]] o añadir con [[answers.add]].
5. Cambia el texto con [[answers.toEditor]].
6. Envía la nueva versión con [[author.act.ENVIAR_A_REVISION]]: tu respuesta va con ella.
## Si te la devuelven por una cuestión de forma
No es una decisión. El motivo está en la carta: pulsa [[author.act.PREPARAR_VERSION]], corrige lo que se pide y vuelve a enviarla. Sigue en la misma ronda, con quienes la revisan.
## Si la rechazan
- La carta dice el motivo.
- Si crees que la decisión pasó algo por alto, pulsa [[claims.appeal]] en la página de la obra, antes del día que indica. Se apela una sola vez y responde alguien que no decidió.
- Puedes llevarla a otra revista con [[moving.elsewhere.open]].
## Si algo no va bien con tu obra
[[claims.complain]] llega a una persona sin parte en ella. Nadie más sabrá que te has quejado.
## Si la redacción propone otra revista
En la página de la obra verás qué cambia allí. Elige [[moving.accept]] o [[moving.decline]]; mientras no digas que sí, nada cambia.`,
  'manual-author.publish': `De la aceptación a la publicación
Corrección, pruebas y publicación; y lo que puedes hacer después.
## Sin etapa de producción
Cuando la obra está aprobada, quien lleva la autoría principal pulsa [[author.act.PUBLICAR]] en su página. Aparece en el catálogo y cualquiera puede leerla.
## Con etapa de producción
1. La redacción corrige el texto. Cuando te toque, en la página de la obra verás [[production.changes]]: pulsa [[production.change.accept]] o [[production.change.reject]] en cada uno, y di por qué si no lo aceptas.
2. Pulsa [[production.step.DEVOLVER_CORRECCION]].
3. Recibirás las pruebas: mira [[production.page]] y [[production.pdf]].
4. Pulsa [[production.step.APROBAR_PRUEBAS]] si todo está bien: lo que apruebas es lo que se publicará. Si no, [[production.step.PEDIR_CORRECCIONES]] y di qué hay que corregir.
5. La redacción la publica, o le pone fecha.
Hay un plazo para responder. Aunque pase, puedes responder mientras la redacción no siga adelante.
## Después
- [[navigation.statistics|/autor/estadisticas]] cuenta las lecturas de tus obras.
- En [[navigation.profile|/perfil]], con [[profile.orcid.connect]], lo publicado puede añadirse a tu registro de ORCID.
- Para una nueva edición, abre la página pública de la obra y pulsa [[work.edition.link]].
- Si encuentras un error, escribe a la redacción: lo publicado no se cambia, se publica un aviso.
## Si la redacción te pregunta por tu nombre
En [[navigation.consents|/consentimientos]] respondes si tu identidad puede conocerse en una revisión. Puedes decir que no.`,
  'manual-author.trouble': `Cuando algo va mal
Lo que más a menudo se tuerce al escribir y enviar, y cómo salir.
### Dice que no hay conexión, o que mi sesión ha caducado
Lo que has escrito está en tu navegador y se enviará solo. No borres los datos del navegador; si hace falta, inicia sesión otra vez y sigue donde estabas.
### Dice que hay otra versión del texto
Alguien, o tú en otra ventana, guardó mientras escribías. Pulsa [[editing.conflict.merge]] y elige, lugar por lugar, qué queda. Nada se pierde.
### El archivo de Word no se importa
Comprueba que es .docx y que no está protegido con contraseña: ábrelo y guárdalo otra vez como .docx. Si pesa demasiado, reduce sus imágenes y sube los originales en [[files.class.FIGURA]].
### No puedo enviar la obra
Lee lo que se pide: lo que es necesario para enviar está marcado. También hay que esperar a que terminen de subir los archivos. Solo la envía quien lleva la autoría principal.
### He enviado una versión equivocada
Pulsa [[author.act.RETIRAR_ENVIO]] en la página de la obra: vuelve a ser un borrador.
### No veo el botón de crear una publicación
Te falta el rol de autoría. En [[navigation.profile|/perfil]] pulsa [[profile.role.ask.AUTOR]].
### He borrado un borrador sin querer
Escribe a quien administra la plataforma cuanto antes: puede restaurarlo durante 30 días.
### Nadie me responde
Mira en [[track.title]] cuánto suele tardar ese paso, y escribe a la redacción con [[mail.title]]. Si la tramitación no va bien, queda [[claims.complain]].`,
};
