/** The page by which an author signs without scripts (server/features/public-pages/plain-signing.ts). */
import type { Language } from '#contract/vocabulary.ts';

export const plainSigningTexts = {
  es: {
    title: 'Firmar la licencia de una obra',
    by: (authors: string) => `De ${authors}`,
    licence: 'Licencia:',
    noLicence: 'La que indique la revista.',
    as: (name: string) => `Firmas como ${name}.`,
    until: (day: string) => `Este enlace sirve hasta el ${day}.`,
    sign: 'Firmar',
    why: 'Si no la firmas, di por qué: quien envía la obra y la redacción lo sabrán',
    whyMissing: 'Di por qué no la firmas.',
    answers: { RECHAZADA: 'No la firmo', AJENA: 'Esta obra no es mía' },
    told: {
      FIRMADA: (day: string) => `Firmaste la licencia el ${day}. Se conserva tal como la leíste.`,
      RECHAZADA: (day: string) => `Dijiste que no la firmas el ${day}. Puedes firmarla mientras sirva este enlace.`,
      AJENA: (day: string) => `Dijiste que la obra no es tuya el ${day}. Quien la envía y la redacción lo saben.`,
    },
  },
  en: {
    title: 'Sign the licence of a work',
    by: (authors: string) => `By ${authors}`,
    licence: 'Licence:',
    noLicence: 'As the journal says.',
    as: (name: string) => `You sign as ${name}.`,
    until: (day: string) => `This link works until ${day}.`,
    sign: 'Sign',
    why: 'If you do not sign it, say why: who submits the work and the editors will know',
    whyMissing: 'Say why you do not sign it.',
    answers: { RECHAZADA: 'I do not sign it', AJENA: 'This work is not mine' },
    told: {
      FIRMADA: (day: string) => `You signed the licence on ${day}. It is kept as you read it.`,
      RECHAZADA: (day: string) => `You said on ${day} that you do not sign it. You can, while this link works.`,
      AJENA: (day: string) => `You said on ${day} that the work is not yours. Who submits it and the editors know.`,
    },
  },
} as const satisfies Record<Language, unknown>;
