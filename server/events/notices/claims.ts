/**
 * Who is told of appeals and complaints, in which words. Notices of complaints name no work: mails are followed by others than those
 * whom they are to (docs/decisions 530).
 */
import { account, atOnce, duty, type Notices, work } from './notice.ts';

export const claimNotices: Notices = {
  'appeal.made': [
    duty(
      work('claimEditors', {
        es: [
          'Una apelación espera {tu|su} respuesta',
          'Sus autores apelan el rechazo de «{titulo}». No {decidiste|decidió usted} sobre ella: {puedes|puede} responder en «Apelaciones y quejas».',
        ],
        en: [
          'An appeal awaits your answer',
          'The authors of “{titulo}” appeal against its rejection. You did not decide on it: you can answer under “Appeals and complaints”.',
        ],
      }),
    ),
    duty(
      work('claimAdministrators', {
        es: [
          'Una apelación espera {tu|su} respuesta',
          'Sus autores apelan el rechazo de «{titulo}». Nadie más de la redacción está libre de parte, así que responde la administración, en «Apelaciones y quejas».',
        ],
        en: [
          'An appeal awaits your answer',
          'The authors of “{titulo}” appeal against its rejection. No other editor is free of a part in it, so the administrators answer, under “Appeals and complaints”.',
        ],
      }),
    ),
    duty(
      work('claimsUnanswerable', {
        es: [
          'Nadie puede responder a una apelación',
          'Sus autores apelan el rechazo de «{titulo}», y todas las personas de la redacción tienen parte en él. {Da|Dé} el papel de edición a alguien más para que responda.',
        ],
        en: [
          'Nobody can answer an appeal',
          'The authors of “{titulo}” appeal against its rejection, and everybody of the editorial team had a part in it. Give somebody else the role of an editor, who can answer.',
        ],
      }),
    ),
    work('authors', {
      es: [
        'Rechazo apelado',
        'Alguien que firma «{titulo}» {contigo|con usted} ha apelado su rechazo. {Te|Le} avisaremos de la respuesta.',
      ],
      en: [
        'Rejection appealed',
        'Somebody who signs “{titulo}” with you has appealed against its rejection. We will tell you of the answer.',
      ],
    }),
    work('handlingEditor', {
      es: [
        'Rechazo apelado',
        'Sus autores apelan el rechazo de «{titulo}», que está a {tu|su} cargo. Responde alguien que no decidió.',
      ],
      en: [
        'Rejection appealed',
        'The authors of “{titulo}”, which you are handling, appeal against its rejection. Somebody who did not decide answers.',
      ],
    }),
  ],
  'appeal.upheld': [
    duty(
      work('overturned', {
        es: [
          'Una decisión {tuya|suya} se ha revocado',
          'La apelación del rechazo de «{titulo}» se ha estimado, y la decisión que {tomaste|tomó} ya no está en pie: la obra vuelve a revisión. Quien respondió dice: {respuesta}',
        ],
        en: [
          'A decision of yours was revoked',
          'The appeal against the rejection of “{titulo}” was upheld, and the decision that you took no longer stands: the work is in review again. Who answered says: {respuesta}',
        ],
      }),
    ),
  ],
  'appeal.dismissed': [
    atOnce(
      work('authors', {
        es: [
          'La apelación se ha desestimado',
          'El rechazo de «{titulo}» sigue en pie. Lo ha visto alguien que no había decidido sobre ella, y dice: {respuesta}',
        ],
        en: [
          'The appeal was dismissed',
          'The rejection of “{titulo}” stands. Somebody who had not decided on it has looked at it, and says: {respuesta}',
        ],
      }),
    ),
    work('handlingEditor', {
      es: ['Apelación desestimada', 'El rechazo de «{titulo}», que está a {tu|su} cargo, sigue en pie.'],
      en: ['Appeal dismissed', 'The rejection of “{titulo}”, which you are handling, stands.'],
    }),
  ],
  'appeal.withdrawn': [
    duty(
      work('claimEditors', {
        es: ['Ya no hace falta {tu|su} respuesta', 'Sus autores han retirado la apelación sobre «{titulo}».'],
        en: ['Your answer is no longer needed', 'The authors of “{titulo}” have withdrawn their appeal.'],
      }),
    ),
    duty(
      work('claimAdministrators', {
        es: ['Ya no hace falta {tu|su} respuesta', 'Sus autores han retirado la apelación sobre «{titulo}».'],
        en: ['Your answer is no longer needed', 'The authors of “{titulo}” have withdrawn their appeal.'],
      }),
    ),
    work('authors', {
      es: ['Apelación retirada', 'Se ha retirado la apelación sobre «{titulo}», que {firmas|firma}.'],
      en: ['Appeal withdrawn', 'The appeal about “{titulo}”, which you sign, was withdrawn.'],
    }),
  ],
  'appeal.ended': [
    work('authors', {
      es: [
        'La apelación ya no hace falta',
        'El rechazo de «{titulo}» ya no está en pie, y la apelación queda sin objeto.',
      ],
      en: [
        'The appeal is no longer needed',
        'The rejection of “{titulo}” no longer stands, and the appeal has no object.',
      ],
    }),
  ],
  'complaint.made': [
    atOnce(
      account('claimEditors', {
        es: [
          'Una queja espera {tu|su} respuesta',
          'Hay una queja sobre una obra en la que no {has|ha} tenido parte. Está en «Apelaciones y quejas».',
        ],
        en: [
          'A complaint awaits your answer',
          'There is a complaint about a work in which you had no part. It is under “Appeals and complaints”.',
        ],
      }),
    ),
    atOnce(
      account('claimAdministrators', {
        es: [
          'Una queja espera {tu|su} respuesta',
          'Hay una queja sobre una obra en la que nadie de la redacción está libre de parte, así que responde la administración. Está en «Apelaciones y quejas».',
        ],
        en: [
          'A complaint awaits your answer',
          'There is a complaint about a work in which every editor had a part, so the administrators answer. It is under “Appeals and complaints”.',
        ],
      }),
    ),
    atOnce(
      account('claimsUnanswerable', {
        es: [
          'Nadie puede responder a una queja',
          'Hay una queja sobre una obra en la que todas las personas de la redacción tienen parte. {Da|Dé} el papel de edición a alguien más para que responda.',
        ],
        en: [
          'Nobody can answer a complaint',
          'There is a complaint about a work in which everybody of the editorial team had a part. Give somebody else the role of an editor, who can answer.',
        ],
      }),
    ),
  ],
  'complaint.answered': [
    atOnce(
      account('claimant', {
        es: [
          '{Tienes|Tiene} una respuesta de la redacción',
          'Lo que {planteaste|planteó} sobre una obra tiene respuesta: está en su página, en «Apelaciones y quejas».',
        ],
        en: [
          'The editors have answered you',
          'What you raised about a work has an answer: it is on its page, under “Appeals and complaints”.',
        ],
      }),
    ),
  ],
  'reminder.claim': [
    atOnce(
      account('account', {
        es: [
          'Algo espera {tu|su} respuesta',
          'Desde hace {dias} espera respuesta algo que solo puede responder quien no tuvo parte en ello. Está en «Apelaciones y quejas».',
        ],
        en: [
          'Something awaits your answer',
          'Something that only somebody without a part in it can answer has been waiting for {dias}. It is under “Appeals and complaints”.',
        ],
      }),
    ),
  ],
};
