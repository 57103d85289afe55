/** Who is told of what happens to a number of a journal and to works by it. */
import { duty, type Notices, work } from './notice.ts';

export const issueNotices: Notices = {
  'publication.unpublished': [
    duty(
      work('authors', {
        es: [
          'Publicación retirada con su número',
          'Se ha retirado el número {numero} para corregirlo, y «{titulo}» vuelve a estar aprobada, sin publicar. Motivo: {motivo}',
        ],
        en: [
          'Publication taken back with its issue',
          'Issue {numero} was taken back for correction, and “{titulo}” is approved and unpublished again. Reason: {motivo}',
        ],
      }),
    ),
  ],
  'publication.joinedBook': [
    work('authors', {
      es: [
        '{Tu|Su} obra es capítulo de un libro',
        '«{titulo}» es capítulo de «{libro}», con su autoría y su DOI de siempre. Aprobada, sale con el libro.',
      ],
      en: [
        'Your work is a chapter of a book',
        '“{titulo}” is a chapter of “{libro}”, with its own authors and DOI. Once approved, it comes out with the book.',
      ],
    }),
  ],
  'publication.bookSubmitted': [
    duty(
      work('mainAuthor', {
        es: [
          'El libro espera {tu|su} capítulo',
          '«{libro}» se ha enviado a revisión y «{titulo}», que es capítulo suyo, sigue en borrador. {Envíalo|Envíelo} cuando esté listo: solo {tú puedes|usted puede} hacerlo.',
        ],
        en: [
          'The book waits for your chapter',
          '“{libro}” was submitted for review and “{titulo}”, a chapter of it, is still a draft. Submit it once it is ready: only you can.',
        ],
      }),
    ),
  ],
  'publication.leftBook': [
    work('authors', {
      es: [
        '{Tu|Su} obra ya no es capítulo del libro',
        '«{titulo}» ya no es capítulo de «{libro}» y sigue como obra por sí misma.',
      ],
      en: [
        'Your work is no longer a chapter of the book',
        '“{titulo}” is no longer a chapter of “{libro}” and goes on as a work by itself.',
      ],
    }),
  ],
  'publication.numbered': [
    work('authors', {
      es: ['Ya tiene número', '«{titulo}» aparece en el número {numero}. Su dirección y su DOI son los de siempre.'],
      en: ['It has an issue now', '“{titulo}” appears in issue {numero}. Its address and DOI are as they were.'],
    }),
  ],
  'publication.leftOutOfIssue': [
    duty(
      work('account', {
        es: [
          'Una obra se quedó fuera del número',
          '«{titulo}» no podía publicarse cuando salió el número {numero}, y ha quedado fuera.',
        ],
        en: [
          'A work was left out of the issue',
          '“{titulo}” could not be published when issue {numero} came out, and was left out.',
        ],
      }),
    ),
  ],
  'publication.issueCameOut': [
    work('account', {
      es: ['Número publicado', 'El número {numero} se ha publicado en la fecha que {pusiste|puso}.'],
      en: ['Issue published', 'Issue {numero} was published at the date that you set.'],
    }),
  ],
  'publication.issueNotPublished': [
    duty(
      work('account', {
        es: [
          'El número no se ha publicado',
          'El número {numero} no se pudo publicar en su fecha. {Ábrelo|Ábralo} y {publícalo|publíquelo} a mano.',
        ],
        en: [
          'The issue was not published',
          'Issue {numero} could not be published at its date. Open it and publish it by hand.',
        ],
      }),
    ),
    work('administrators', {
      es: ['Un número no se ha publicado', 'El número {numero} no se pudo publicar en su fecha.'],
      en: ['An issue was not published', 'Issue {numero} could not be published at its date.'],
    }),
  ],
};
