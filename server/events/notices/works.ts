/** Who is told of what happens to a work on its way, in which words. Who signs it is in byline.ts. */
import { restoreDays } from '#contract/workflow.ts';
import { duty, mailed, type Notices, review, unless, where, work } from './notice.ts';

/** Who reviewed, or was still to: the round is over, and they learn how it ended. Why is in the letter to the authors. */
const decided = (es: string, en: string) =>
  review('workReviewers', {
    es: ['Ronda decidida', `«{titulo}», que {tenías|tenía} para revisar, ${es}. Gracias por {tu|su} trabajo.`],
    en: ['Round decided', `“{titulo}”, which you had to review, ${en}. Thank you for your work.`],
  });

/** Who had not handed in yet: what was asked of them is over, so they are told also of a work that they muted. */
const noLongerAwaited = review('awaitedReviewers', {
  es: [
    'Ya no hace falta {tu|su} revisión',
    '«{titulo}» tiene decisión antes de que la {revisaras. Gracias por tu|revisara. Gracias por su} disposición.',
  ],
  en: [
    'Your review is no longer needed',
    '“{titulo}” was decided on before you reviewed it. Thank you for being willing to.',
  ],
});

export const workNotices: Notices = {
  'publication.submitted': [
    // Of a book that came in with its chapters, of the book alone.
    unless(
      'conLibro',
      work('editors', {
        es: ['Nueva publicación en revisión', '«{titulo}» ha llegado a revisión. {Asigna|Asigne} a quien la revise.'],
        en: ['New publication in review', '“{titulo}” has come in for review. Assign its reviewers.'],
      }),
    ),
    work('authors', {
      es: ['Publicación enviada', '«{titulo}» está en revisión. {Te|Le} avisaremos en cada paso.'],
      en: ['Publication submitted', '“{titulo}” is in review. We will tell you of every step.'],
    }),
  ],
  'publication.approved': [
    where(
      'produccion',
      mailed(
        work('authors', {
          es: [
            'Publicación aprobada',
            'Enhorabuena: «{titulo}» ha sido aprobada. Antes de publicarse pasa por la corrección del texto y las pruebas.',
          ],
          en: [
            'Publication approved',
            'Congratulations: “{titulo}” has been approved. Before it is published its text is copy-edited and proofs are made.',
          ],
        }),
      ),
    ),
    unless(
      'produccion',
      mailed(
        work('mainAuthor', {
          es: ['Publicación aprobada', 'Enhorabuena: «{titulo}» ha sido aprobada. Ya {puedes|puede} publicarla.'],
          en: ['Publication approved', 'Congratulations: “{titulo}” has been approved. You can publish it now.'],
        }),
      ),
    ),
    unless(
      'produccion',
      mailed(
        work('authors', {
          es: [
            'Publicación aprobada',
            'Enhorabuena: «{titulo}» ha sido aprobada. Quien figura como autor principal ya puede publicarla.',
          ],
          en: [
            'Publication approved',
            'Congratulations: “{titulo}” has been approved. Its main author can publish it now.',
          ],
        }),
      ),
    ),
    duty(noLongerAwaited),
    decided('se ha aprobado', 'has been approved'),
  ],
  'publication.changesRequested': [
    mailed(
      work('authors', {
        es: [
          'Cambios solicitados',
          'Quien edita «{titulo}» pide cambios. {Lee las revisiones y prepara|Lea las revisiones y prepare} una nueva versión.',
        ],
        en: [
          'Changes requested',
          'The editor of “{titulo}” asks for changes. Read the reviews and prepare a new version.',
        ],
      }),
    ),
    duty(noLongerAwaited),
    decided('vuelve a sus autores con cambios que hacer', 'goes back to its authors with changes to make'),
  ],
  'publication.rejected': [
    mailed(
      work('authors', {
        es: ['Publicación rechazada', '«{titulo}» no ha sido aceptada. Motivo: {motivo}'],
        en: ['Publication rejected', '“{titulo}” has not been accepted. Reason: {motivo}'],
      }),
    ),
    mailed(noLongerAwaited),
    decided('no se publicará', 'will not be published'),
  ],
  'publication.raised': [
    work('editors', {
      es: ['Falta una segunda firma', '«{titulo}» espera una segunda aprobación.'],
      en: ['A second signature is needed', '“{titulo}” awaits a second approval.'],
    }),
  ],
  'publication.returned': [
    work('editors', {
      es: ['De vuelta en revisión', '«{titulo}» ha vuelto a revisión.'],
      en: ['Back in review', '“{titulo}” has gone back to review.'],
    }),
  ],
  'publication.takenBack': [
    work('workEditors', {
      es: ['Envío retirado', 'Quien envió «{titulo}» la ha sacado de la revisión. Motivo: {motivo}'],
      en: ['Submission taken back', 'The author of “{titulo}” has taken it back from review. Reason: {motivo}'],
    }),
    work('authors', {
      es: [
        'Envío retirado',
        '«{titulo}», que {firmas|firma}, ya no está en revisión: vuelve a ser un borrador. Motivo: {motivo}',
      ],
      en: [
        'Submission taken back',
        '“{titulo}”, which you sign, is a draft again, and no longer in review. Reason: {motivo}',
      ],
    }),
    duty(
      review('workReviewers', {
        es: [
          'Ya no hace falta {tu|su} revisión',
          'Sus autores han retirado «{titulo}», que {tenías para revisar: no tienes que hacer nada más. Gracias por tu|tenía para revisar: no tiene que hacer nada más. Gracias por su} trabajo.',
        ],
        en: [
          'Your review is no longer needed',
          'Its authors have taken back “{titulo}”, which you had to review: there is nothing left to do. Thank you for your work.',
        ],
      }),
    ),
  ],
  'publication.returnedToAuthors': [
    mailed(
      work('authors', {
        es: [
          '{Tu obra vuelve a tus|Su obra vuelve a sus} manos',
          '«{titulo}» necesita un arreglo de forma antes de seguir en revisión. Motivo: {motivo}',
        ],
        en: [
          'Your work is back with you',
          '“{titulo}” needs a formal correction before its review goes on. Reason: {motivo}',
        ],
      }),
    ),
    duty(
      review('awaitedReviewers', {
        es: [
          'Revisión en pausa',
          '«{titulo}» ha vuelto un tiempo a sus autores por una cuestión de forma. {Tu revisión te espera como la dejaste, sin que corra su plazo: te|Su revisión le espera como la dejó, sin que corra el plazo: le} avisaremos cuando siga.',
        ],
        en: [
          'Review paused',
          '“{titulo}” is back with its authors for a while, for a formal matter. Your review waits as you left it, and its deadline with it: we will tell you when it goes on.',
        ],
      }),
    ),
    work('handlingEditor', {
      es: [
        'Devuelta a sus autores',
        '«{titulo}», que está a {tu|su} cargo, ha vuelto a sus autores por cuestiones de forma.',
      ],
      en: [
        'Returned to its authors',
        '“{titulo}”, which you are handling, was returned to its authors for formal flaws.',
      ],
    }),
  ],
  'publication.decisionRevoked': [
    mailed(
      work('authors', {
        es: [
          'La decisión sobre {tu|su} obra se ha revocado',
          '«{titulo}» está de nuevo en revisión, y habrá otra decisión. Motivo: {motivo}',
        ],
        en: [
          'The decision on your work was revoked',
          '“{titulo}” is in review again, and will be decided on anew. Reason: {motivo}',
        ],
      }),
    ),
    duty(
      review('workReviewers', {
        es: [
          'La ronda sigue abierta',
          'La decisión sobre «{titulo}» se ha revocado. Lo que {entregaste queda como está; si te faltaba por entregar, todavía puedes|entregó queda como está; si le faltaba por entregar, todavía puede}.',
        ],
        en: [
          'The round is open again',
          'The decision on “{titulo}” was revoked. What you handed in stays as it is; if you had not, you still can.',
        ],
      }),
    ),
    work('handlingEditor', {
      es: ['Decisión revocada', '«{titulo}», que está a {tu|su} cargo, vuelve a revisión. Motivo: {motivo}'],
      en: ['Decision revoked', '“{titulo}”, which you are handling, is in review again. Reason: {motivo}'],
    }),
  ],
  'publication.published': [
    work('authors', {
      es: ['Publicación en el catálogo', '«{titulo}» ya está publicada y abierta a todo el mundo.'],
      en: ['Publication in the catalogue', '“{titulo}” is now published and open to everybody.'],
    }),
    work('workReviewers', {
      es: [
        'Publicación en el catálogo',
        '«{titulo}», que {revisaste, ya está publicada. Gracias por tu|revisó, ya está publicada. Gracias por su} trabajo.',
      ],
      en: [
        'Publication in the catalogue',
        '“{titulo}”, which you reviewed, is now published. Thank you for your work.',
      ],
    }),
  ],
  'publication.publishedDirectly': [
    work('authors', {
      es: ['Publicación en el catálogo', '«{titulo}» ya está publicada.'],
      en: ['Publication in the catalogue', '“{titulo}” is now published.'],
    }),
    work('handlingEditor', {
      es: ['Publicada sin aprobación', '«{titulo}», que estaba a {tu|su} cargo, se ha publicado directamente.'],
      en: ['Published without approval', '“{titulo}”, which you were handling, has been published directly.'],
    }),
  ],
  'publication.retracted': [
    duty(
      work('authors', {
        es: ['Publicación retractada', '«{titulo}» ha sido retractada. Motivo: {motivo}'],
        en: ['Publication retracted', '“{titulo}” has been retracted. Reason: {motivo}'],
      }),
    ),
    work('handlingEditor', {
      es: ['Publicación retractada', '«{titulo}», que estuvo a {tu|su} cargo, ha sido retractada.'],
      en: ['Publication retracted', '“{titulo}”, which you handled, has been retracted.'],
    }),
    work('workReviewers', {
      es: ['Publicación retractada', '«{titulo}», que {revisaste|revisó}, ha sido retractada.'],
      en: ['Publication retracted', '“{titulo}”, which you reviewed, has been retracted.'],
    }),
  ],
  'publication.noticed': [
    duty(
      work('authors', {
        es: [
          'Aviso sobre {tu|su} obra',
          'La revista ha publicado un aviso ({relacion}) sobre «{titulo}», que {firmas|firma}: se puede leer en la página de la obra.',
        ],
        en: [
          'A notice about your work',
          'The journal has published a notice ({relacion}) about “{titulo}”, which you sign: it can be read on its page.',
        ],
      }),
    ),
    work('handlingEditor', {
      es: ['Aviso publicado', 'Se ha publicado un aviso ({relacion}) sobre «{titulo}», que estuvo a {tu|su} cargo.'],
      en: ['Notice published', 'A notice ({relacion}) was published about “{titulo}”, which you handled.'],
    }),
  ],
  'publication.concernLifted': [
    work('authors', {
      es: ['Preocupación levantada', 'La expresión de preocupación sobre «{titulo}» se ha levantado. Motivo: {motivo}'],
      en: ['Concern lifted', 'The expression of concern about “{titulo}” has been lifted. Reason: {motivo}'],
    }),
  ],
  'publication.embargoSet': [
    work('authors', {
      es: ['Embargo de {tu|su} obra', 'El texto de «{titulo}» queda embargado hasta el {hasta}. Motivo: {motivo}'],
      en: ['Embargo of your work', 'The text of “{titulo}” is under embargo until {hasta}. Reason: {motivo}'],
    }),
  ],
  'publication.embargoLifted': [
    work('authors', {
      es: [
        'Embargo levantado',
        'El embargo de «{titulo}» se ha levantado, y su texto ya puede leerse. Motivo: {motivo}',
      ],
      en: ['Embargo lifted', 'The embargo of “{titulo}” was lifted, and its text is read. Reason: {motivo}'],
    }),
  ],
  'publication.embargoEnded': [
    work('authors', {
      es: ['Fin del embargo', 'El embargo de «{titulo}» terminó: desde hoy puede leerse su texto.'],
      en: ['End of the embargo', 'The embargo of “{titulo}” has ended: its text is read from today.'],
    }),
  ],
  'publication.reopened': [
    work('handlingEditor', {
      es: ['Nueva versión en camino', 'Ya se prepara una nueva versión de «{titulo}», que está a {tu|su} cargo.'],
      en: ['New version on its way', 'A new version of “{titulo}”, which you are handling, is being prepared.'],
    }),
  ],
  'publication.doiEntered': [
    work('authors', {
      es: ['{Tu|Su} obra tiene DOI', '«{titulo}» está registrada con el DOI {doi}, y con él se cita y se enlaza.'],
      en: ['Your work has a DOI', '“{titulo}” is registered by the DOI {doi}, and is cited and linked by it.'],
    }),
  ],
  'publication.doiTaken': [
    work('authors', {
      es: ['DOI quitado', '«{titulo}» ya no lleva el DOI {doi}. Si es un error, {escribe|escriba} a la redacción.'],
      en: ['DOI taken away', '“{titulo}” no longer carries the DOI {doi}. If that is a mistake, write to the editors.'],
    }),
  ],
  'publication.prioritised': [
    work('handlingEditor', {
      es: ['Otra prioridad', 'La prioridad de «{titulo}», que está a {tu|su} cargo, es ahora {prioridad}.'],
      en: ['Another priority', 'The priority of “{titulo}”, which you are handling, is now {prioridad}.'],
    }),
  ],
  'publication.deleted': [
    duty(
      work('authors', {
        es: [
          'Publicación eliminada',
          `«{titulo}» se ha eliminado. Durante ${restoreDays} días, quien administra la plataforma puede restaurarla.`,
        ],
        en: [
          'Publication deleted',
          `“{titulo}” has been deleted. For ${restoreDays} days, an administrator of the platform can restore it.`,
        ],
      }),
    ),
    work('handlingEditor', {
      es: ['Publicación eliminada', '«{titulo}», que estaba a {tu|su} cargo, se ha eliminado.'],
      en: ['Publication deleted', '“{titulo}”, which you were handling, has been deleted.'],
    }),
    duty(
      review('waitingReviewers', {
        es: ['Ya no hace falta {tu|su} revisión', '«{titulo}» se ha eliminado: no {tienes|tiene} que revisarla.'],
        en: ['Your review is no longer needed', '“{titulo}” has been deleted: you do not have to review it.'],
      }),
    ),
  ],
  'publication.restored': [
    work('authors', {
      es: ['Publicación restaurada', '«{titulo}» se ha restaurado.'],
      en: ['Publication restored', '“{titulo}” has been restored.'],
    }),
    work('handlingEditor', {
      es: ['Publicación restaurada', '«{titulo}», que está a {tu|su} cargo, se ha restaurado.'],
      en: ['Publication restored', '“{titulo}”, which you are handling, has been restored.'],
    }),
  ],
  'publication.editorAssigned': [
    duty(
      work('account', {
        es: [
          '{Llevas|Lleva} una publicación',
          '«{titulo}» está ahora a {tu cargo: su proceso te espera en tu|su cargo: el proceso le espera en su} panel.',
        ],
        en: [
          'You are handling a publication',
          '“{titulo}” is now yours to handle: its process awaits you on your dashboard.',
        ],
      }),
    ),
  ],
  'publication.editorReleased': [
    duty(
      work('account', {
        es: ['Ya no {llevas|lleva} una publicación', '«{titulo}» ha dejado de estar a {tu|su} cargo.'],
        en: ['You no longer handle a publication', '“{titulo}” is no longer yours to handle.'],
      }),
    ),
  ],
  'note.added': [
    work('workEditors', {
      es: ['Nota editorial', 'Hay una nota nueva en la conversación sobre «{titulo}».'],
      en: ['Editorial note', 'There is a new note in the discussion of “{titulo}”.'],
    }),
  ],
  'note.resolved': [
    work('account', {
      es: ['Nota resuelta', 'Han dado por resuelta una nota {tuya|suya} sobre «{titulo}».'],
      en: ['Note resolved', 'A note of yours on “{titulo}” has been marked as resolved.'],
    }),
  ],
  'note.reopened': [
    work('account', {
      es: ['Nota abierta de nuevo', 'Han vuelto a abrir una nota {tuya|suya} sobre «{titulo}».'],
      en: ['Note reopened', 'A note of yours on “{titulo}” has been opened again.'],
    }),
  ],
};
