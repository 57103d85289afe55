/** Who is told of what authors sign of the rights to a work, in which words. */
import { duty, type Notices, work } from './notice.ts';

export const rightsNotices: Notices = {
  'rights.asked': [
    duty(
      work('account', {
        es: [
          '{Te|Le} piden firmar la licencia',
          'La revista pide que cada autor firme la licencia de «{titulo}», y falta {tu|su} firma. Está en la página de la obra, en «Derechos y licencia».',
        ],
        en: [
          'You are asked to sign the licence',
          'The journal asks each author to sign the licence of “{titulo}”, and yours is missing. It is on the page of the work, under “Rights and licence”.',
        ],
      }),
    ),
  ],
  'rights.refused': [
    duty(
      work('mainAuthor', {
        es: [
          'Alguien no firma la licencia',
          'Una de las personas que figuran en la autoría de «{titulo}» dice que no firma la licencia, o que la obra no es suya. {Mira|Mire} quién y por qué en la página de la obra.',
        ],
        en: [
          'Somebody does not sign the licence',
          'One of those named among the authors of “{titulo}” says that they do not sign the licence, or that the work is not theirs. See who and why on the page of the work.',
        ],
      }),
    ),
    work('handlingEditor', {
      es: [
        'Alguien no firma la licencia',
        'Una de las personas que figuran en la autoría de «{titulo}» dice que no firma la licencia, o que la obra no es suya. {Mira|Mire} quién y por qué en la mesa de la obra.',
      ],
      en: [
        'Somebody does not sign the licence',
        'One of those named among the authors of “{titulo}” says that they do not sign the licence, or that the work is not theirs. See who and why on the desk of the work.',
      ],
    }),
  ],
  'rights.completed': [
    work('mainAuthor', {
      es: ['La licencia está firmada', 'Todos los autores de «{titulo}» han firmado la licencia.'],
      en: ['The licence is signed', 'All authors of “{titulo}” have signed the licence.'],
    }),
    work('handlingEditor', {
      es: ['La licencia está firmada', 'Todos los autores de «{titulo}» han firmado la licencia.'],
      en: ['The licence is signed', 'All authors of “{titulo}” have signed the licence.'],
    }),
  ],
};
