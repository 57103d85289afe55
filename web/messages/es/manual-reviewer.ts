/** The manual of reviewers, a page a message; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-reviewer.invitation': `Responder a una invitación
Mira de qué trata, di si puedes, y di que no sin apuro si no puedes.
## Con el enlace del correo
1. Abre el enlace. Verás de qué trata la obra y hasta cuándo se espera tu respuesta.
2. Pulsa [[reviewing.accept]] o [[reviewer.decline]]. Para responder no hace falta cuenta.
3. Si aceptas y no tenías cuenta, elige una contraseña y pulsa [[invitation.account.open]]. Con tu correo y esa contraseña vuelves cuando quieras.
## Desde la plataforma
1. Abre [[navigation.reviews|/mis-revisiones]]: lo más urgente va primero.
2. Pulsa [[reviewing.open]] para ver la obra y las indicaciones de quien edita.
3. Pulsa [[reviewing.accept]] o [[reviewer.decline]]. Si empiezas a escribir la revisión, cuenta como un sí.
## Si no puedes
Al declinar puedes decir por qué y a quién preguntarías en tu lugar. Solo lo lee el equipo editorial. Si ya habías aceptado, el botón se llama [[reviewing.cannot]].
## Conflictos de interés
En [[navigation.settings|/configuracion]], en [[candidates.mine.title]], di con qué personas o instituciones no debes revisar. Si ya tienes una revisión así, quedará declinada.
## Decir qué te gustaría revisar
Si tu revista lo pregunta, en [[navigation.bids|/preferencias]] ves las obras que buscan quien las revise. Elige [[bids.answer.QUIERO]], [[bids.answer.PUEDO]], [[bids.answer.PREFIERO_NO]] o [[bids.answer.CONFLICTO]]: no te compromete a nada.
## Cuando estés fuera
En [[navigation.settings|/configuracion]] indica tu ausencia: no recibirás recordatorios y los plazos que se te propongan contarán desde tu vuelta.
## Si te piden algo de tu nombre
- En [[navigation.consents|/consentimientos]] respondes si tu nombre puede conocerse en una revisión. Puedes decir que no.
- En [[navigation.authorships|/coautorias]] respondes si firmas una obra en la que te han nombrado.`,
  'manual-reviewer.write': `Escribir y entregar la revisión
Lee el manuscrito, escribe a su lado, déjalo y vuelve, y entrega.
## Escribir
1. Abre [[navigation.reviews|/mis-revisiones]] y pulsa [[reviewing.open]]. A un lado está el manuscrito; al otro, la revisión. En un teléfono se cambia entre [[reviewing.page.manuscrito]] y [[reviewing.page.revision]].
2. Escribe en [[reviewer.form.comentarios]]: los leerán el equipo editorial y, cuando entregues, quien escribió la obra.
3. Selecciona un pasaje para [[reviewing.margin.cite]] o [[reviewing.margin.annotate]].
4. Responde a las preguntas del formulario, si las hay: cada una dice quién lee la respuesta.
5. Lo que solo deba leer la redacción va en [[reviewer.form.confidencial]].
6. En [[reviewing.files.title]] puedes añadir archivos; marca [[reviewing.files.forAuthor]] en los que también pueda leer quien escribió.
## Dejarlo y volver
Todo se guarda solo: al lado pone [[saving.saved]]. Cierra cuando quieras; al volver estará como lo dejaste, también desde otro equipo.
## Entregar
1. Elige [[reviewing.choice]]: [[reviewing.choice.ACEPTADA]], [[reviewing.choice.DEVUELTA]] o [[reviewing.choice.RECHAZADA]].
2. Pulsa [[reviewing.preview.title]] para leer exactamente lo que leerá quien escribió.
3. Pulsa [[reviewer.form.send]]. Hasta que se decida la ronda puedes cambiarla y pulsar [[reviewing.resend]].
## Hablar con quienes también revisan
Si tu revista lo permite, al entregar se abre [[discussion.title]], con quienes ya han entregado y con la redacción. Quienes firman la obra nunca la leen.
## No olvidar el plazo
[[navigation.calendar|/calendario]] muestra lo que vence. En [[reviewing.feed.title]] puedes descargar tus plazos o pulsar [[reviewing.feed.create]] para que tu calendario los siga.
## Si llega otra versión
Te invitarán de nuevo. La página muestra tu revisión anterior, y [[reviewing.before.compare]] enseña qué ha cambiado.`,
  'manual-reviewer.recognition': `Que conste lo que revisas
Cifras, certificados que cualquiera puede comprobar y registros para ORCID.
## Un certificado
1. Abre [[navigation.recognition|/reconocimiento]].
2. En [[recognition.certificates]], elige qué revisiones certifica y si nombra las obras publicadas con revisión abierta.
3. Pulsa [[recognition.issue]] y después [[recognition.pdf]]. Lleva un código: cualquiera lo comprueba en su página.
4. Si ya no lo quieres, pulsa [[recognition.withdraw]] y puedes expedir otro.
## En ORCID
- En [[navigation.profile|/perfil]], pulsa [[profile.orcid.connect]] y marca [[profile.orcid.record.reviews]]. Las revisiones confidenciales se añaden sin nombrar la obra.
- En [[recognition.orcid]], [[recognition.orcid.download]] te da un archivo para tu universidad o biblioteca.`,
  'manual-reviewer.trouble': `Cuando algo va mal
Lo que más a menudo se tuerce al revisar, y cómo salir.
### El enlace del correo ya no sirve
La invitación caducó, la redacción la retiró o la obra ya tiene su decisión: no tienes que hacer nada. Si quieres revisarla, escribe a la revista.
### No llego a tiempo
Escribe a quien edita respondiendo a su correo: puede darte más días. Si no puedes hacerla, pulsa [[reviewing.cannot]] cuanto antes.
### No encuentro lo que escribí
Abre la revisión en [[navigation.reviews|/mis-revisiones]] con la misma cuenta. Si escribías sin conexión, ábrela en el mismo navegador: lo enviará solo.
### Dice que la he guardado desde otra ventana
Las dos versiones están ahí. Pulsa [[reviewing.overtaken.take]] para ver la que se guardó, y elige con cuál sigues.
### He entregado y me he equivocado
Hasta que se decida la ronda, ábrela, cámbiala y pulsa [[reviewing.resend]].
### Sé quién firma la obra, o tengo un conflicto
Declina con el motivo [[reviewing.decline.conflicto]], o díselo a la redacción. Mejor antes que después.
### La obra ha vuelto a sus autores
La revisión queda en pausa y su plazo no corre. Te avisaremos cuando siga.
### Recibo demasiados correos
En [[navigation.settings|/configuracion]], en [[settings.channels.title]], elige de qué y cómo quieres enterarte.`,
};
