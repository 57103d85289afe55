/** Every mail that the platform writes, filled with an example: for tests, and to be looked at (`npm run mails`). */
import { isMailTemplate, letterTemplateKinds } from '#contract/letter-templates.ts';
import type { Language } from '#contract/vocabulary.ts';
import { filledMail } from '#server/platform/mail/template-write-mail.ts';
import type { WrittenMail } from './mail-frame.ts';
import { type MailKind, type MailValues, mailText } from './mails.ts';
import { standardMails } from './mails-by-template.ts';
import { digestMail, noticeMail } from './notification-mails.ts';
import { sampleLetter } from './sample-letter.ts';
import { newsMail, newsOfSearch } from './search-mails.ts';
import { standardLetters } from './standard-letters.ts';
import { treated } from './treatment.ts';

export const sampleAddress = 'https://pliego.example/reset-password?token=a&b';
const values: MailValues = {
  resetPassword: { nombre: 'Ana', enlace: sampleAddress },
  passwordChanged: { nombre: 'Ana', enlace: sampleAddress },
  newDevice: {
    nombre: 'Ana',
    dispositivo: 'Firefox en Windows',
    cuando: '12 de mayo de 2026, 16:10 UTC',
    enlace: sampleAddress,
    contrasena: 'https://pliego.example/forgot-password',
  },
  keyMade: { nombre: 'Ana', clave: 'Mi programa', ambitos: 'obras:leer', enlace: sampleAddress },
  secondFactorOn: { nombre: 'Ana', enlace: sampleAddress, quedan: '', llave: '' },
  secondFactorOff: { nombre: 'Ana', enlace: sampleAddress, quedan: '', llave: '' },
  secondFactorReset: { nombre: 'Ana', enlace: sampleAddress, quedan: '', llave: '' },
  recoveryCodeUsed: { nombre: 'Ana', enlace: sampleAddress, quedan: '9', llave: '' },
  passkeyAdded: { nombre: 'Ana', enlace: sampleAddress, quedan: '', llave: 'Firefox en Windows' },
  passkeyRemoved: { nombre: 'Ana', enlace: sampleAddress, quedan: '', llave: 'Firefox en Windows' },
  institutionConnected: { nombre: 'Ana', institucion: 'Universidad de Ejemplo', enlace: sampleAddress },
  institutionDisconnected: { nombre: 'Ana', institucion: 'Universidad de Ejemplo', enlace: sampleAddress },
  orcidConnected: { nombre: 'Ana', orcid: '0000-0002-1825-0097', enlace: sampleAddress },
  orcidDisconnected: { nombre: 'Ana', orcid: '0000-0002-1825-0097', enlace: sampleAddress },
  accountDeleted: { nombre: 'Ana' },
  verifyEmail: { nombre: 'Ana', enlace: sampleAddress },
  askToSign: { nombre: 'Ana', titulo: 'Mareas', tipo: 'artículo', enlace: sampleAddress },
  signRights: { nombre: 'Ana', titulo: 'Mareas', revista: 'Litoral', dias: '30', enlace: sampleAddress },
  accountJoined: { nombre: 'Ana', correo: 'otra@example.org', dias: '30', enlace: sampleAddress },
  accountMerged: { nombre: 'Ana', correo: 'otra@example.org', dias: '30', enlace: sampleAddress },
  accountMergedUnknown: { nombre: 'Ana', dias: '30', enlace: sampleAddress },
  enterWithOther: { nombre: 'Ana', correo: 'otra@example.org', enlace: sampleAddress },
  mergeUndone: { nombre: 'Ana', correo: 'ana@example.org', enlace: sampleAddress },
  roleGranted: { nombre: 'Ana', rol: 'revisor', enlace: sampleAddress },
  roleDeclined: { nombre: 'Ana', rol: 'revisor', enlace: sampleAddress },
  accountMade: { nombre: 'Irene', enlace: sampleAddress, terminos: 'https://t.test/', privacidad: 'https://p.test/' },
  test: { nombre: 'Irene', enlace: sampleAddress },
  confirmSubscription: { enlace: sampleAddress },
  message: { nombre: 'Ana', remite: 'Irene Gil', asunto: 'Una duda', mensaje: 'Buenos días.' },
  unsignedMessage: { nombre: 'Ana', asunto: 'Una duda', mensaje: 'Buenos días.' },
  institutionRequested: {
    ...{ institucion: 'Universidad del Litoral', plan: 'Básico', nombre: 'Ana', email: 'ana@prueba.test' },
    ...{ mensaje: 'Somos veinte.', enlace: sampleAddress },
  },
  institutionDeclined: { nombre: 'Ana', institucion: 'Universidad del Litoral', texto: 'Ahora no hay sitio.' },
  institutionInvited: { institucion: 'Universidad del Litoral', dias: '30', enlace: sampleAddress },
  institutionInvitedToAnswer: { institucion: 'Universidad del Litoral', dias: '30', enlace: sampleAddress },
  contact: { nombre: 'Ana', email: 'ana@prueba.test', asunto: 'Una duda', mensaje: 'Primera línea\nSegunda línea' },
};
export const sampleValues = values;

/** Each by its name, as it is before it is signed (`signedBy`). */
export function everyMail(language: Language): Record<string, WrittenMail> {
  const ofAccounts = Object.keys(values).map((kind) => mailOf(kind as MailKind, language));
  const worded = letterTemplateKinds.map((kind) => {
    const { asunto, cuerpo } = (isMailTemplate(kind) ? standardMails[kind] : standardLetters[kind])[language];
    const filling = { ...sampleLetter[language], revista: 'Pliego', enlace: sampleAddress };
    const given = { idioma: language, asunto: treated(asunto, 'tu'), cuerpo: treated(cuerpo, 'tu') };
    const links = { boton: sampleAddress, otroBoton: `${sampleAddress}&no=1` };
    return [kind, filledMail(kind, given, filling, links)] as const;
  });
  const { titulo, lista } = sampleLetter[language];
  const work = { titulo, autor: 'Yanet Huamán', enlace: 'https://pliego.example/catalogo/1' };
  const found = { nombre: 'Niebla', total: 3, works: [work, { ...work, titulo: 'Mareas' }], enlace: sampleAddress };
  const common = { nombre: 'Ana', enlace: sampleAddress, baja: 'https://pliego.example/baja?t=abcdef' };
  return Object.fromEntries([
    ...ofAccounts,
    ...worded,
    ['notice', noticeMail(language, { ...common, titulo, mensaje: lista })],
    ['digest', digestMail(language, { ...common, lista: `${lista}\n${lista}` })],
    ['news', newsMail(language, { ...common, lista: newsOfSearch(language, found) })],
  ]);
}

const mailOf = <K extends MailKind>(kind: K, language: Language) =>
  [kind, mailText(kind, language, values[kind])] as const;
