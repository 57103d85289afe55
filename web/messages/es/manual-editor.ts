/** The manual of editors, a page a message; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-editor.queue': `Saber qué espera de ti
La cola editorial, la mesa de cada obra y el siguiente paso.
## La cola
1. Abre [[navigation.queue|/editorial]]: cada obra dice qué espera y a quién le toca, lo más urgente primero. Lo tuyo lleva la marca [[queue.turn.TUYO]].
2. Filtra por lo que espera, quién la lleva, la revista o los días. Si vuelves a menudo a los mismos filtros, guárdalos en [[queue.views]].
3. En el menú [[queue.row.more]] de una obra, pulsa [[queue.row.take]] para llevarla tú. Marcando varias puedes tomarlas, pasarlas o escribir a sus autores de una vez.
## La mesa de una obra
1. Abre la obra desde la cola. Arriba está [[cockpit.next]], con el botón que hace falta.
2. Las pestañas tienen todo el proceso: [[desk.work.summary]], [[desk.work.text]], [[desk.work.versions]], [[desk.work.reviews]], [[desk.work.candidates]], [[desk.work.decisions]], [[desk.work.notes]] y [[desk.work.history]].
3. En [[desk.work.notes]] escribes lo que solo lee el equipo editorial; con [[desk.notes.private]], solo tú.
4. En [[desk.work.versions]], [[desk.work.compare]] enseña qué cambió de una a otra.
5. [[anonymise.as.link]] te enseña la obra como la ve otra persona. Queda registrado y nadie recibe ningún aviso.
Sobre una obra que firmas tú no decides ni ves su proceso: la lleva otra persona.
## Los plazos
[[navigation.calendar|/calendario]] tiene los plazos de las obras en proceso. Si vas a estar fuera, indícalo en [[navigation.settings|/configuracion]]: desde allí puedes pasar tus obras a otra persona.
## Cuántas revisiones hacen falta
En tu panel, [[editor.actions.mode]] dice si basta una revisión para decidir ([[editor.mode.minimalista]]) o hacen falta varias ([[editor.mode.profesional]]). Vale para toda la plataforma.`,
  'manual-editor.assign': `Encontrar quien revise
Invitar, ordenar suplentes, repartir muchas obras a la vez y seguir las revisiones.
## Invitar a alguien
1. En la mesa de la obra, pulsa [[cockpit.invite]] o abre [[desk.work.candidates]]. Van de más a menos cercanía, con su carga, su puntualidad y sus ausencias. Quien tiene un conflicto de interés está aparte.
2. Pulsa [[candidates.invite]], mira la fecha límite y confirma. Recibe la invitación por correo.
3. Si ya sabes a quién quieres, [[editor.assign]] te deja elegir a varias personas por su nombre y escribirles unas palabras.
## Con suplentes
1. En [[desk.work.candidates]], pulsa [[candidates.add]] en cada persona y ordénalas en [[candidates.ranked]].
2. Di en [[candidates.ranked.wanted]] cuántas quieres y pulsa [[candidates.ranked.save]].
3. Si alguien declina o no responde, se invita a la siguiente sin que tengas que hacer nada.
## A quien no tiene cuenta
Pulsa [[candidates.mail.open]], escribe su nombre y su correo, y pulsa [[candidates.mail.send]]. La cuenta que se crea lee solo esa obra.
## Muchas obras a la vez
1. Abre [[navigation.assignment|/editorial/asignacion]], elige obras y personas, y pulsa [[assignment.start]].
2. Mira la propuesta: puedes [[assignment.swap]], [[assignment.remove]] o [[assignment.fix]] a cada persona.
3. Pulsa [[assignment.apply]]. Hasta entonces no se envía nada.
## Seguir las revisiones
En [[desk.work.reviews]], el menú de cada revisión tiene:
- [[desk.remind]]: recuerda el plazo, una vez al día como mucho.
- [[editor.reviews.deadline]]: da más días; quien revisa lo sabe por correo.
- [[desk.sendAgain]]: si el correo se perdió, otro con un enlace nuevo.
- [[desk.takeBack]]: retira la petición, con el motivo y las gracias.
- [[desk.thank]]: agradece una revisión entregada.
## Quién revisa en la revista
[[navigation.roster|/editorial/revisores]] dice de cada persona su carga, su puntualidad y sus temas.`,
  'manual-editor.decide': `Decidir
Elegir la decisión, escribir la carta y, si hace falta, volver atrás.
## Tomar una decisión
1. En la mesa de la obra, lee [[desk.work.reviews]].
2. Pulsa [[cockpit.decide]] y elige: [[decisions.act.APROBAR]], [[decisions.act.SOLICITAR_CAMBIOS]] o [[decisions.act.RECHAZAR]]. Las que se deshacen mal están en [[desk.work.summary]], en [[cockpit.grave]].
3. Marca en [[decisions.reviews]] las que leerán los autores: en la carta van con su número, sin nombres.
4. Escribe la carta: parte de una plantilla, y sus marcas se rellenan al enviarla.
5. Pulsa [[decisions.preview.show]] para verla como saldrá, y confirma con el botón de la decisión.
## Qué pasa con cada una
- [[decisions.act.APROBAR]]: queda aprobada. Si hay etapa de producción, empieza; si no, puede publicarla quien la envió.
- [[decisions.act.SOLICITAR_CAMBIOS]]: se cierra la ronda. La nueva versión abre otra: tendrás que invitar de nuevo.
- [[decisions.act.RECHAZAR]]: termina su camino; sus autores pueden apelar.
- [[decisions.act.RECHAZAR_SIN_REVISION]]: lo mismo, sin revisiones completadas.
- [[decisions.act.DEVOLVER_A_AUTORES]]: por una cuestión de forma, sin decidir nada. La ronda queda en pausa.
- [[decisions.act.ELEVAR]]: pide la firma de otra persona que edite. Los autores no reciben nada todavía. Quien firma puede aprobarla o elegir [[decisions.act.DEVOLVER_A_REVISION]].
## Si te equivocaste
Pulsa [[decisions.act.REVOCAR_DECISION]]: la obra vuelve a revisión y otra carta lo dice a sus autores. Se puede durante unos días, mientras no hayan seguido adelante.
## Apelaciones y quejas
En [[navigation.claims|/editorial/reclamaciones]] están las que puedes responder porque no tienes parte en ellas. Pulsa [[claims.act.answer]]. Estimar una apelación devuelve la obra a revisión.
## Si la obra es de otra revista
En [[desk.work.summary]], pulsa [[moving.move]]. Van con ella sus versiones, revisiones y decisiones.`,
  'manual-editor.produce': `Producir y publicar
De la aceptación al catálogo: corrección, pruebas, comprobación y números.
## La etapa de producción
Si tu revista la tiene, la mesa de una obra aprobada muestra [[production.title]].
1. Pulsa [[production.step.EMPEZAR]] y corrige el texto en [[production.text]] y en [[production.head]]. Se guarda solo.
2. Pulsa [[production.step.ENVIAR_CORRECCION]]: sus autores responden a cada cambio.
3. Con sus respuestas, pulsa [[production.step.PASAR_A_PRUEBAS]], mira [[production.page]] y [[production.pdf]], y pulsa [[production.step.ENVIAR_PRUEBAS]].
4. Cuando las aprueben, repasa [[production.checks]] y pulsa [[production.step.DAR_POR_LISTA]].
5. Pulsa [[author.act.PUBLICAR]], o escribe [[production.date.moment]] y pulsa [[production.date.send]]: se publicará por sí sola.
Si sus autores no responden y el plazo pasó, [[production.step.SEGUIR_SIN_RESPUESTA]]. Para cambiar algo ya aprobado, [[production.step.REABRIR]]: habrá otras pruebas.
Sin esa etapa, la publica quien la envió, o sale con su número.
## Un número
1. Abre [[navigation.numbers|/editorial/numeros]] y pulsa [[numbering.begin]].
2. En [[numbering.available]], pulsa [[numbering.add]] en cada obra aprobada o ya publicada.
3. Ordénalas en [[numbering.works]] y pulsa [[numbering.order.save]]. [[numbering.pages]] las numera seguidas.
4. Mira lo que le falta a cada una y la [[numbering.preview]].
5. Pulsa [[numbering.publish]]: [[numbering.publish.now]] o [[numbering.publish.at]].
Durante la hora siguiente puedes [[numbering.takeBack]].
## El DOI
Si la plataforma registra los DOI, lo hace sola al publicar. Si no, en la mesa de la obra pulsa [[desk.doi.enter]].
## Que los índices la encuentren
[[desk.work.indexing]] dice, índice por índice, qué cumple la obra y qué le falta, con dónde arreglarlo.`,
  'manual-editor.after': `Después de publicar
Avisos, lo que otros anuncian y cómo va la revista.
## Corregir lo publicado
Lo publicado no se cambia: se publica un aviso, unido a la obra.
1. En [[desk.work.summary]] de la obra publicada, abre [[notices.title]].
2. Elige la clase: [[notices.kind.CORRECCION]], [[notices.kind.ERRATA]], [[notices.kind.PREOCUPACION]] o [[notices.kind.RETRACTACION]].
3. Escribe [[notices.summary]] y, si quieres, [[notices.text]]. Di quién lo firma.
4. Pulsa [[notices.send]]. Una retractación no se puede deshacer; una expresión de preocupación se levanta con [[notices.desk.lift]].
## Lo que anuncian otros servicios
En [[navigation.received|/editorial/anuncios]] llegan reseñas y avales de otros sitios. [[received.accept]] los enseña en la página de la obra; [[received.dismiss]], no.
## Cómo va la revista
[[navigation.reports|/editorial/reportes]] cuenta estados, días hasta la primera decisión, aceptación y puntualidad. Elige los días y descarga con [[desk.reports.csv]] o [[desk.reports.print]].`,
  'manual-editor.trouble': `Cuando algo va mal
Lo que más a menudo se tuerce al editar, y cómo salir.
### Invité a quien no era
En [[desk.work.reviews]], pulsa [[desk.takeBack]] y luego [[desk.takeBack.mistaken]]: recibirá una disculpa y el enlace dejará de servir.
### Nadie responde a las invitaciones
Pulsa [[desk.remind]], o invita a más personas. Con [[candidates.ranked]] la plataforma sigue sola con la siguiente. Las invitaciones sin respuesta caducan al pasar su plazo.
### El correo de alguien vuelve
La mesa lo dice. Usa otra dirección, o escribe a esa persona por otro camino; quien administra puede levantar la dirección.
### Quiero saber si un correo salió
En [[navigation.mails|/admin/correos]] ves los de las obras que llevas, con su estado.
### No puedo decidir
Mira lo que dice [[cockpit.next]]: pueden faltar revisiones, puede que hayas revisado tú la obra, o que te hayan pedido firmarla. Si te piden firmarla, responde en [[navigation.authorships|/coautorias]].
### Un revisor entregó por correo
En [[desk.work.reviews]], [[editor.reviews.manage]] te deja registrarla: se leerá que la registró la redacción, y se avisa a quien la hizo.
### Quienes firman deben corregirse
En [[desk.work.summary]], [[desk.byline.open]] deja que su autor principal corrija la firma. Si no puede seguir, [[succession.desk.propose]].
### Otra persona trabajó en la misma obra
La plataforma no deja decidir dos veces lo mismo: si ya se decidió, lo verás al confirmar. En [[desk.work.history]] está todo lo que pasó.
### Dos personas deben conocerse en una revisión ciega
En [[desk.work.reviews]], en [[consents.desk.title]], pulsa [[consents.ask]]: nadie se conoce sin decir que sí. Lo que te pidan a ti está en [[navigation.consents|/consentimientos]].`,
};
