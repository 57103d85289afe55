/** Who is told that a sent work goes to another journal, or may, in which words. */
import { atOnce, duty, type Notices, review, work } from './notice.ts';

export const movingNotices: Notices = {
  'publication.moved': [
    work('authors', {
      es: ['{Tu|Su} obra cambia de revista', '«{titulo}» pasa de {desde} a {hasta}. Motivo: {motivo}'],
      en: ['Your work goes to another journal', '“{titulo}” goes from {desde} to {hasta}. Reason: {motivo}'],
    }),
    work('editors', {
      es: ['Llega una obra de otra revista', '«{titulo}» pasa de {desde} a {hasta}. Motivo: {motivo}'],
      en: ['A work comes from another journal', '“{titulo}” goes from {desde} to {hasta}. Reason: {motivo}'],
    }),
    review('awaitedReviewers', {
      es: [
        'La obra que {revisas|revisa} cambia de revista',
        '«{titulo}» pasa de {desde} a {hasta}. {Tu|Su} revisión sigue como estaba, con el mismo plazo.',
      ],
      en: [
        'The work that you review goes to another journal',
        '“{titulo}” goes from {desde} to {hasta}. Your review stays as it was, with the same deadline.',
      ],
    }),
  ],
  'publication.moveProposed': [
    atOnce(
      work('mainAuthor', {
        es: [
          '¿Pasa {tu|su} obra a otra revista?',
          'La redacción propone que «{titulo}» pase a {hasta}, que pide otra cosa a sus autores. Motivo: {motivo} {Responde|Responda} en la página de la obra; mientras no {digas|diga} que sí, nada cambia.',
        ],
        en: [
          'Shall your work go to another journal?',
          'The editors propose that “{titulo}” go to {hasta}, which asks something else of its authors. Reason: {motivo} Answer on the page of the work; until you say yes, nothing changes.',
        ],
      }),
    ),
  ],
  'publication.moveWithdrawn': [
    duty(
      work('mainAuthor', {
        es: [
          'Ya no hace falta {tu|su} respuesta',
          'Se ha retirado la propuesta de que «{titulo}» pase a {hasta}. Todo sigue como estaba.',
        ],
        en: [
          'Your answer is no longer needed',
          'The proposal that “{titulo}” go to {hasta} was taken back. Everything stays as it was.',
        ],
      }),
    ),
  ],
  'publication.moveDeclined': [
    work('workEditors', {
      es: ['La obra no cambia de revista', 'Su autor principal no acepta que «{titulo}» pase a {hasta}.'],
      en: ['The work stays in its journal', 'Its main author does not agree that “{titulo}” go to {hasta}.'],
    }),
  ],
};
