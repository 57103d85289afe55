/** Who is told of changes among those who sign a work, in which words. */
import { duty, mailed, type Notices, silenceAgrees, work } from './notice.ts';

export const bylineNotices: Notices = {
  'publication.authorGone': [
    work('authors', {
      es: [
        'Cambios en la autoría',
        'Quien firmaba «{titulo}» {contigo|con usted} ha eliminado su cuenta. Sigue en la firma; lo que haya que enviar ya {es tuyo|le corresponde}.',
      ],
      en: [
        'Changes among the authors',
        'Somebody who signed “{titulo}” with you has deleted their account. They stay among its authors; what is to be submitted is now yours.',
      ],
    }),
    work('workEditors', {
      es: [
        'Alguien de la autoría se ha ido',
        'Una de las personas que firman «{titulo}» ha eliminado su cuenta. {Mira|Mire} si su proceso puede seguir.',
      ],
      en: [
        'One of the authors is gone',
        'One of the people who sign “{titulo}” has deleted their account. See whether its process can go on.',
      ],
    }),
  ],
  'publication.bylineOpened': [
    duty(
      work('account', {
        es: [
          '{Puedes|Puede} corregir la autoría',
          'La redacción ha abierto la autoría de «{titulo}» para que la {corrijas. Lo demás sigue su curso; cuando termines, dala|corrija. Lo demás sigue su curso; cuando termine, dela} por corregida.',
        ],
        en: [
          'You can correct the authors',
          'The editors have opened the authors of “{titulo}” for you to correct. Everything else goes on; say so when you have done.',
        ],
      }),
    ),
  ],
  'publication.bylineClosed': [
    duty(
      work('account', {
        es: ['Autoría cerrada', 'La redacción ha dado por corregida la autoría de «{titulo}».'],
        en: ['Authors closed', 'The editors have closed the correction of the authors of “{titulo}”.'],
      }),
    ),
    work('workEditors', {
      es: ['Autoría corregida', 'La autoría de «{titulo}» se ha dado por corregida. {Mira|Mire} cómo ha quedado.'],
      en: ['Authors corrected', 'The authors of “{titulo}” have been corrected. See how they stand now.'],
    }),
  ],
  'publication.bylineChanged': [
    work('workEditors', {
      es: [
        'La autoría ha cambiado',
        'La autoría de «{titulo}» ha cambiado después de enviarse. Si hace falta, {ábrela|ábrala} a corrección desde su mesa.',
      ],
      en: [
        'The authors have changed',
        'The authors of “{titulo}” have changed after submission. If need be, open them for correction from its desk.',
      ],
    }),
  ],
  'coauthor.asked': [
    mailed(
      work('account', {
        es: [
          '¿{Firmas|Firma} esta obra?',
          '{Te|Le} han nombrado en la autoría de «{titulo}». {Di si la firmas|Diga si la firma} en «Obras que te piden firmar»; mientras no {digas que sí, no es tuya|diga que sí, no es suya}.',
        ],
        en: [
          'Do you sign this work?',
          'You have been named among the authors of “{titulo}”. Say whether you sign it under “Works you are asked to sign”; until you say yes, it is not yours.',
        ],
      }),
    ),
  ],
  'coauthor.refused': [
    work('account', {
      es: [
        'Alguien no firma {tu|su} obra',
        'Una de las personas que {nombraste|nombró} ha dicho que no firma «{titulo}». Su nombre ya no figura: {mira|mire} cómo queda la autoría.',
      ],
      en: [
        'Somebody does not sign your work',
        'One of the people whom you named has said that they do not sign “{titulo}”. Their name is gone: see how the authors stand.',
      ],
    }),
  ],
  'coauthor.accepted': [
    work('account', {
      es: ['Invitación aceptada', 'Alguien ha aceptado {tu|su} invitación a firmar «{titulo}».'],
      en: ['Invitation accepted', 'Somebody has accepted your invitation to sign “{titulo}”.'],
    }),
  ],
  'coauthor.declined': [
    work('account', {
      es: [
        'Invitación declinada',
        'Alguien ha declinado {tu|su} invitación a firmar «{titulo}». {Mira|Mire} la autoría antes de enviarla.',
      ],
      en: [
        'Invitation declined',
        'Somebody has declined your invitation to sign “{titulo}”. Look at its authors before you submit it.',
      ],
    }),
  ],
  'coauthor.left': [
    work('account', {
      es: ['Cambios en la autoría', 'Alguien ha dejado de figurar en la autoría de «{titulo}».'],
      en: ['Changes among the authors', 'Somebody is no longer among the authors of “{titulo}”.'],
    }),
  ],
  'coauthor.successionProposed': [
    duty(
      work('account', {
        es: [
          '¿{Llevas|Lleva} la autoría principal?',
          'Quien envía «{titulo}» {te|le} propone para llevar la autoría principal en su lugar. {Responde|Responda} en «Coautorías»; mientras no {digas|diga} que sí, nada cambia.',
        ],
        en: [
          'Would you be the main author?',
          'Who submits “{titulo}” proposes you as its main author in their place. Answer under “Co-authorships”; until you say yes, nothing changes.',
        ],
      }),
    ),
  ],
  'coauthor.successionByEditors': [
    duty(
      work('account', {
        es: [
          '¿{Llevas|Lleva} la autoría principal?',
          'La redacción {te|le} propone para llevar la autoría principal de «{titulo}». {Responde|Responda} en «Coautorías»; mientras no {digas|diga} que sí, nada cambia.',
        ],
        en: [
          'Would you be the main author?',
          'The editors propose you as the main author of “{titulo}”. Answer under “Co-authorships”; until you say yes, nothing changes.',
        ],
      }),
    ),
    silenceAgrees(
      duty(
        work('mainAuthor', {
          es: [
            'La redacción propone un relevo',
            'La redacción propone que otra persona que firma «{titulo}» lleve su autoría principal en {tu|su} lugar. {Di|Diga} si {estás|está} de acuerdo en «Coautorías»[: pasados {dias} sin respuesta se entiende que sí].',
          ],
          en: [
            'The editors propose another main author',
            'The editors propose that somebody else who signs “{titulo}” be its main author in your place. Say whether you agree under “Co-authorships”[: after {dias} without an answer it counts as a yes].',
          ],
        }),
      ),
      'dias',
    ),
  ],
  'coauthor.successionWithdrawn': [
    duty(
      work('account', {
        es: [
          'Ya no hace falta {tu|su} respuesta',
          'Se ha retirado la propuesta de que {lleves|lleve} la autoría principal de «{titulo}». Todo sigue como estaba.',
        ],
        en: [
          'Your answer is no longer needed',
          'The proposal that you be the main author of “{titulo}” was taken back. Everything stays as it was.',
        ],
      }),
    ),
    duty(
      work('mainAuthor', {
        es: [
          '{Conservas|Conserva} la autoría principal',
          'La redacción ha retirado la propuesta de que otra persona lleve la autoría principal de «{titulo}».',
        ],
        en: [
          'You are still the main author',
          'The editors have taken back the proposal of another main author for “{titulo}”.',
        ],
      }),
    ),
  ],
  'coauthor.successionAccepted': [
    work('account', {
      es: [
        'Acepta la autoría principal',
        'La persona propuesta para «{titulo}» ha dicho que sí. Falta la respuesta de quien lo es ahora[, o que llegue el {fecha} sin ella].',
      ],
      en: [
        'They accept to be the main author',
        'Who was proposed for “{titulo}” has said yes. The present main author has yet to answer[, or to let the time pass until {fecha}].',
      ],
    }),
    silenceAgrees(
      duty(
        work('mainAuthor', {
          es: [
            'Aceptan {relevarte|relevarle}',
            'La persona propuesta para la autoría principal de «{titulo}» ha dicho que sí. Falta {tu|su} respuesta, en «Coautorías»[: si no {respondes|responde}, el relevo se cumple el {fecha}].',
          ],
          en: [
            'They accept to take your place',
            'Who was proposed as the main author of “{titulo}” has said yes. Your answer is missing, under “Co-authorships”[: without one, the change is made on {fecha}].',
          ],
        }),
      ),
      'fecha',
    ),
  ],
  'coauthor.successionAgreed': [
    work('account', {
      es: [
        'De acuerdo con el relevo',
        'Quien lleva la autoría principal de «{titulo}» está de acuerdo con el relevo. Falta el sí de la persona propuesta.',
      ],
      en: [
        'The main author agrees',
        'The main author of “{titulo}” agrees to another. The yes of the person proposed is missing.',
      ],
    }),
  ],
  'coauthor.successionDeclined': [
    work('account', {
      es: [
        'No acepta la autoría principal',
        'La persona propuesta para la autoría principal de «{titulo}» ha dicho que no. Todo sigue como estaba.',
      ],
      en: [
        'They decline to be the main author',
        'Who was proposed as the main author of “{titulo}” has said no. Everything stays as it was.',
      ],
    }),
    duty(
      work('mainAuthor', {
        es: [
          '{Conservas|Conserva} la autoría principal',
          'La persona propuesta para la autoría principal de «{titulo}» ha dicho que no. Todo sigue como estaba.',
        ],
        en: [
          'You are still the main author',
          'Who was proposed as the main author of “{titulo}” has said no. Everything stays as it was.',
        ],
      }),
    ),
  ],
  'coauthor.successionObjected': [
    duty(
      work('account', {
        es: [
          'El relevo no sale adelante',
          'Quien lleva la autoría principal de «{titulo}» se opone al relevo. Todo sigue como estaba.',
        ],
        en: ['There is no change', 'The main author of “{titulo}” objects to another. Everything stays as it was.'],
      }),
    ),
    work('workEditors', {
      es: [
        'Se oponen al relevo',
        'Quien lleva la autoría principal de «{titulo}» se opone a que la lleve otra persona. Todo sigue como estaba.',
      ],
      en: [
        'The main author objects',
        'The main author of “{titulo}” objects to another in their place. Everything stays as it was.',
      ],
    }),
  ],
  'coauthor.successionEnded': [
    work('account', {
      es: [
        'La propuesta queda sin efecto',
        'La autoría de «{titulo}» ha cambiado, y la propuesta de relevo queda sin efecto.',
      ],
      en: [
        'The proposal comes to nothing',
        'The authors of “{titulo}” have changed, and the proposal of another main author comes to nothing.',
      ],
    }),
    duty(
      work('mainAuthor', {
        es: [
          '{Conservas|Conserva} la autoría principal',
          'La autoría de «{titulo}» ha cambiado, y la propuesta de relevo queda sin efecto.',
        ],
        en: [
          'You are still the main author',
          'The authors of “{titulo}” have changed, and the proposal of another main author comes to nothing.',
        ],
      }),
    ),
  ],
  'coauthor.succeeded': [
    duty(
      work('account', {
        es: [
          '{Llevas|Lleva} la autoría principal',
          '«{titulo}» {es tuya|le corresponde} desde ahora: {puedes|puede} enviarla y decir quiénes la firman.',
        ],
        en: ['You are the main author', '“{titulo}” is yours from now on: you can submit it and say who signs it.'],
      }),
    ),
    work('authors', {
      es: [
        'Cambia la autoría principal',
        'Otra persona que firma «{titulo}» lleva desde ahora su autoría principal. Quienes firman, y su orden, son los mismos.',
      ],
      en: [
        'The main author changes',
        'Somebody else who signs “{titulo}” is its main author from now on. Who signs it, and in which order, is the same.',
      ],
    }),
  ],
  'publication.mainAuthorChanged': [
    duty(
      work('account', {
        es: [
          '{Llevas|Lleva} la autoría principal',
          '«{titulo}» {es tuya|le corresponde} desde ahora: lo que haya que enviar, corregir o retirar {te|le} toca a {ti|usted}.',
        ],
        en: [
          'You are the main author',
          '“{titulo}” is yours from now on: what is to be submitted, corrected or taken back is for you to do.',
        ],
      }),
    ),
    work('authors', {
      es: [
        'Cambia la autoría principal',
        'Otra persona que firma «{titulo}» lleva desde ahora su autoría principal. Quienes firman, y su orden, son los mismos.',
      ],
      en: [
        'The main author changes',
        'Somebody else who signs “{titulo}” is its main author from now on. Who signs it, and in which order, is the same.',
      ],
    }),
    work('workEditors', {
      es: [
        'Cambia la autoría principal',
        'Otra persona lleva la autoría principal de «{titulo}», con el consentimiento que hacía falta. Quienes firman, y su orden, son los mismos.',
      ],
      en: [
        'The main author changes',
        '“{titulo}” has another main author, with the consent that was needed. Who signs it, and in which order, is the same.',
      ],
    }),
  ],
};
