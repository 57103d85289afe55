/** Who is told of what happens to a work between acceptance and publication, in which words. */
import { changesToAnswer, proofsToApprove } from '#server/messages/production.ts';
import { atOnce, duty, mailed, type Notices, work } from './notice.ts';

export const productionNotices: Notices = {
  'production.started': [
    work('handlingEditor', {
      es: [
        'Empieza la producción',
        '«{titulo}», que está a {tu|su} cargo, está en producción: lo primero es corregir el texto.',
      ],
      en: ['Production begins', '“{titulo}”, which you are handling, is in production: the text is copy-edited first.'],
    }),
  ],
  'production.copyedited': [
    mailed(atOnce(work('mainAuthor', changesToAnswer))),
    work('authors', {
      es: [
        'Corrección del texto',
        'La redacción ha corregido el texto de «{titulo}», que {firmas|firma}: {puedes|puede} responder a los cambios hasta el {plazo}.',
      ],
      en: [
        'Copy-editing of the text',
        'The editors have copy-edited the text of “{titulo}”, which you sign: you can answer the changes until {plazo}.',
      ],
    }),
  ],
  'production.answered': [
    work('workEditors', {
      es: [
        'Corrección respondida',
        'Sus autores han respondido a los cambios de «{titulo}». Rechazados: {rechazados}.',
      ],
      en: ['Copy-editing answered', 'The authors of “{titulo}” have answered the changes. Rejected: {rechazados}.'],
    }),
  ],
  'production.proofsSent': [
    mailed(atOnce(work('mainAuthor', proofsToApprove))),
    work('authors', {
      es: ['Pruebas', 'Las pruebas de «{titulo}», que {firmas|firma}, están con quien envía la obra hasta el {plazo}.'],
      en: ['Proofs', 'The proofs of “{titulo}”, which you sign, are with whoever submits the work until {plazo}.'],
    }),
  ],
  'production.proofsApproved': [
    work('workEditors', {
      es: ['Pruebas aprobadas', 'Sus autores han aprobado las pruebas de «{titulo}».'],
      en: ['Proofs approved', 'The authors of “{titulo}” have approved its proofs.'],
    }),
  ],
  'production.proofsCorrected': [
    work('workEditors', {
      es: ['Correcciones en las pruebas', 'Sus autores piden correcciones en las pruebas de «{titulo}»: {motivo}'],
      en: ['Corrections in the proofs', 'The authors of “{titulo}” ask for corrections in its proofs: {motivo}'],
    }),
  ],
  'production.wentOn': [
    duty(
      work('authors', {
        es: [
          'La producción ha seguido',
          'El plazo para responder sobre «{titulo}» terminó sin respuesta, y la redacción ha seguido adelante. Si algo no está bien, {escríbele|escríbale} cuanto antes.',
        ],
        en: [
          'Production has gone on',
          'The time to answer about “{titulo}” was over without an answer, and the editors have gone on. If something is not right, write to them as soon as you can.',
        ],
      }),
    ),
  ],
  'production.takenBack': [
    duty(
      work('authors', {
        es: [
          'De momento no hace falta {tu|su} respuesta',
          'La redacción sigue con el texto de «{titulo}». {Te|Le} avisaremos cuando haya algo que responder.',
        ],
        en: [
          'Your answer is not needed for now',
          'The editors go on with the text of “{titulo}”. We will tell you when there is something to answer.',
        ],
      }),
    ),
  ],
  'production.reopened': [
    duty(
      work('authors', {
        es: [
          'El texto vuelve a pruebas',
          'La redacción ha abierto de nuevo el texto de «{titulo}», y habrá otras pruebas. Motivo: {motivo}',
        ],
        en: [
          'The text goes back to proofs',
          'The editors have opened the text of “{titulo}” again, and there will be other proofs. Reason: {motivo}',
        ],
      }),
    ),
  ],
  'production.scheduled': [
    work('authors', {
      es: ['Tiene fecha de publicación', '«{titulo}» se publicará el {momento}.'],
      en: ['It has a date of publication', '“{titulo}” will be published on {momento}.'],
    }),
  ],
  'production.unscheduled': [
    work('authors', {
      es: [
        'Ya no tiene fecha de publicación',
        '«{titulo}» no se publicará en la fecha anunciada. {Te|Le} avisaremos de otra.',
      ],
      en: [
        'It has no date of publication any more',
        '“{titulo}” will not be published at the date that was announced. We will tell you of another.',
      ],
    }),
  ],
  'production.cameOut': [
    work('account', {
      es: ['Obra publicada', '«{titulo}» se ha publicado en la fecha que {pusiste|puso}.'],
      en: ['Work published', '“{titulo}” was published at the date that you set.'],
    }),
  ],
  'production.notPublished': [
    duty(
      work('account', {
        es: [
          'La obra no se ha publicado',
          '«{titulo}» no se pudo publicar en su fecha. {Ábrela|Ábrala} y {publícala|publíquela} a mano.',
        ],
        en: [
          'The work was not published',
          '“{titulo}” could not be published at its date. Open it and publish it by hand.',
        ],
      }),
    ),
    work('workEditors', {
      es: ['Una obra no se ha publicado', '«{titulo}» no se pudo publicar en su fecha.'],
      en: ['A work was not published', '“{titulo}” could not be published at its date.'],
    }),
  ],
  'reminder.production': [
    // In the words of the journal, beside it.
    mailed(
      work('account', {
        es: [
          'La producción de {tu|su} obra espera {tu|su} respuesta',
          'El plazo para responder sobre «{titulo}» {termina} el {plazo}. Está en la página de la obra, en «Producción».',
        ],
        en: [
          'The production of your work awaits your answer',
          'The deadline to answer about “{titulo}” {termina} {plazo}. It is on the page of the work, under “Production”.',
        ],
      }),
    ),
  ],
};
