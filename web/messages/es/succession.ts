/** Another main author for a work: on the work's page, on its desk, and what a person is asked. */
export default {
  'succession.title': 'Autoría principal',
  'succession.intro':
    'Quien lleva la autoría principal envía la obra, la retira y dice quiénes la firman. Puede pasar a otra persona que la firma, si ella quiere.',
  'succession.propose': 'Proponer un relevo',
  'succession.desk.propose': 'Proponer un relevo',
  'succession.desk.text':
    'Si quien la envió no puede seguir, otra persona que la firma puede llevar la autoría principal.',
  'succession.ask.title': '¿A quién propones para la autoría principal?',
  'succession.ask.text':
    'Hasta que diga que sí, nada cambia, y puedes retirar la propuesta. Después seguirás en la autoría, en el mismo lugar, pero ya no enviarás ni retirarás la obra.',
  'succession.ask.text.editors':
    'Preguntaremos a esa persona y a quien lleva ahora la autoría principal, con tu motivo. Si esta no responde en {days} días, se entiende que está de acuerdo; si ya se opuso a un relevo en el último año, hará falta que diga que sí.',
  'succession.ask.who': 'Persona',
  'succession.ask.choose': 'Elige a una persona',
  'succession.ask.named': '{name} (aún no ha dicho si firma)',
  'succession.ask.why': 'Motivo',
  'succession.ask.why.hint': 'Lo leerán las personas a las que se pregunta.',
  'succession.ask.send': 'Proponer',
  'succession.ask.done': 'Propuesta enviada: lo que diga {name} llegará a tus notificaciones',
  'succession.ask.failed': 'No pudimos enviar la propuesta',
  'succession.open': 'Relevo propuesto: {name}',
  'succession.open.desk': 'Se ha propuesto a {name} para la autoría principal, el {day}.',
  'succession.waits.new': 'Falta que diga que sí. Mientras tanto, nada cambia.',
  'succession.waits.both': 'Falta que diga que sí, y que quien la lleva ahora responda antes del {day}.',
  'succession.waits.present':
    'Ha dicho que sí. Falta la respuesta de quien la lleva ahora: sin ella, se cumple el {day}.',
  'succession.waits.bothYes':
    'Falta que diga que sí, y que lo diga también quien la lleva ahora, que ya se opuso a un relevo: sin su respuesta, nada cambia.',
  'succession.waits.presentYes':
    'Ha dicho que sí. Falta que lo diga también quien la lleva ahora, que ya se opuso a un relevo: sin su respuesta, nada cambia.',
  'succession.reason': 'Motivo: {reason}',
  'succession.answer': 'Responder',
  'succession.withdraw': 'Retirar la propuesta',
  'succession.withdraw.done': 'Propuesta retirada: todo sigue como estaba',
  'succession.withdraw.failed': 'No pudimos retirar la propuesta',
  'succession.list.title': 'Relevos en la autoría principal',
  'succession.list.failed': 'No pudimos cargar los relevos que esperan tu respuesta.',
  'succession.list.NUEVO':
    'Te proponen para la autoría principal. Si aceptas, tú enviarás la obra, la retirarás y dirás quiénes la firman. El orden de la firma no cambia.',
  'succession.list.sign': 'Todavía no has dicho si firmas esta obra: al aceptar, la firmas.',
  'succession.list.ACTUAL':
    'La redacción propone que {name} lleve la autoría principal en tu lugar. Seguirías en la autoría, en el mismo lugar. Si no respondes antes del {day}, se entiende que estás de acuerdo.',
  'succession.list.ACTUAL.unlimited':
    'La redacción propone de nuevo que {name} lleve la autoría principal en tu lugar. Seguirías en la autoría, en el mismo lugar. Como ya te opusiste a un relevo, sin tu respuesta nada cambia.',
  'succession.list.yes.NUEVO': 'Acepto',
  'succession.list.yes.NUEVO.of': 'Acepto la autoría principal de «{title}»',
  'succession.list.yes.ACTUAL': 'De acuerdo',
  'succession.list.yes.ACTUAL.of': 'De acuerdo con el relevo en «{title}»',
  'succession.list.no.NUEVO': 'No acepto',
  'succession.list.no.NUEVO.of': 'No acepto la autoría principal de «{title}»',
  'succession.list.no.ACTUAL': 'Me opongo',
  'succession.list.no.ACTUAL.of': 'Me opongo al relevo en «{title}»',
  'succession.yes.ask.NUEVO': '¿Llevas la autoría principal de «{title}»?',
  'succession.yes.ask.ACTUAL': '¿Dejas la autoría principal de «{title}»?',
  'succession.yes.text.NUEVO':
    'Desde entonces es tuya para enviarla, corregirla y retirarla. Podrás proponer otro relevo.',
  'succession.yes.text.ACTUAL': 'Ya no podrás enviarla ni retirarla. Seguirás firmándola.',
  'succession.done.changed': 'Relevo cumplido: la obra tiene otra autoría principal',
  'succession.done.waiting': 'Respuesta guardada: falta la de la otra persona',
  'succession.done.no': 'Respuesta guardada: todo sigue como estaba',
  'succession.answer.failed': 'No pudimos guardar tu respuesta',
};
