/** The mails about institutions, in both languages. */
import type { Language } from '#contract/vocabulary.ts';
import { journal, type Template } from './mail-frame.ts';

/** What each is filled with. */
export interface InstitutionMails {
  /** To administrators. */
  institutionRequested: {
    institucion: string;
    plan: string;
    nombre: string;
    email: string;
    mensaje: string;
    enlace: string;
  };
  /** To who asked. */
  institutionDeclined: { nombre: string; institucion: string; texto: string };
  institutionInvited: { institucion: string; dias: string; enlace: string };
  /** To somebody who is to answer for it. */
  institutionInvitedToAnswer: { institucion: string; dias: string; enlace: string };
}

const asked = {
  es: 'Si no {esperas|espera} este correo, {puedes|puede} ignorarlo: sin {tu|su} respuesta no cambia nada.',
  en: 'If you do not expect this mail, you can ignore it: without your answer nothing changes.',
};
const howTo = {
  es: '{Entra|Entre} con la cuenta de esta dirección, o {créala|créela} si aún no la {tienes|tiene}. La invitación vale {dias} días.',
  en: 'Log in with the account of this address, or create it if you have none yet. The invitation holds for {dias} days.',
};

export const institutionTemplates: Readonly<Record<keyof InstitutionMails, Record<Language, Template>>> = {
  institutionRequested: {
    es: {
      asunto: 'Solicitud de institución: {institucion}',
      parrafos: [
        '{nombre} ({email}) pide que {institucion} publique aquí, con el plan {plan}:',
        '{mensaje}',
        '{Puedes|Puede} aceptarla o responder desde la lista de instituciones.',
      ],
      boton: 'Ver la solicitud',
      pie: [
        'Si {respondes a este correo, tu|responde a este correo, su} respuesta llegará a {email}.',
        `${journal} no ha comprobado quién escribe.`,
      ],
    },
    en: {
      asunto: 'Request of an institution: {institucion}',
      parrafos: [
        '{nombre} ({email}) asks for {institucion} to publish here, with the plan {plan}:',
        '{mensaje}',
        'You can accept it or answer from the list of institutions.',
      ],
      boton: 'See the request',
      pie: ['If you reply to this mail, your reply goes to {email}.', `${journal} has not checked who is writing.`],
    },
  },
  institutionDeclined: {
    es: {
      asunto: 'Sobre {tu|su} solicitud: {institucion}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `Hemos leído {tu|su} solicitud para que {institucion} publique en ${journal}, y esta vez no podemos aceptarla. Administración dice:`,
        '{texto}',
      ],
      pie: [`{Recibes|Recibe} este correo porque alguien escribió esta dirección en la página de ${journal}.`],
    },
    en: {
      asunto: 'About your request: {institucion}',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `We have read your request for {institucion} to publish at ${journal}, and cannot accept it this time. The administrators say:`,
        '{texto}',
      ],
      pie: [`You receive this mail because somebody wrote this address into the page of ${journal}.`],
    },
  },
  institutionInvited: {
    es: {
      asunto: '{institucion} {te|le} invita',
      saludo: 'Hola:',
      parrafos: [
        `{institucion} {te|le} invita a ser miembro suyo en ${journal}: lo que {publiques|publique} estará también en la página de la institución.`,
        howTo.es,
      ],
      boton: 'Ver la invitación',
      pie: [asked.es],
    },
    en: {
      asunto: '{institucion} invites you',
      saludo: 'Hello:',
      parrafos: [
        `{institucion} invites you to be a member of it at ${journal}: what you publish will stand on its page, too.`,
        howTo.en,
      ],
      boton: 'See the invitation',
      pie: [asked.en],
    },
  },
  institutionInvitedToAnswer: {
    es: {
      asunto: '{institucion} ya tiene sitio: {responde|responda} por ella',
      saludo: 'Hola:',
      parrafos: [
        `{institucion} publica en ${journal}, y {te|le} invita a responder por ella: sus miembros, sus invitaciones y lo que dice su página.`,
        howTo.es,
      ],
      boton: 'Ver la invitación',
      pie: [asked.es],
    },
    en: {
      asunto: '{institucion} has its place: answer for it',
      saludo: 'Hello:',
      parrafos: [
        `{institucion} publishes at ${journal}, and invites you to answer for it: its members, its invitations and what its page says.`,
        howTo.en,
      ],
      boton: 'See the invitation',
      pie: [asked.en],
    },
  },
};
