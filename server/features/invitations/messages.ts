/** The mail that invites somebody to review, in both languages. It says what the work is about, never who wrote it. */
import { type MailLanguage, type WrittenMail, writeMail } from '#server/features/mail/frame.ts';

export interface InvitationValues {
  nombre: string;
  titulo: string;
  resumen: string;
  /** Days in words; null where there is none. */
  plazo: string | null;
  vence: string;
  /** Absolute addresses. */
  aceptar: string;
  declinar: string;
}

/** Of a summary, in characters: the page that the mail leads to has it whole. */
const longestSummary = 1500;

const words = {
  es: {
    asunto: (titulo: string) => `¿Puedes revisar «${titulo}»?`,
    saludo: (nombre: string) => `Hola, ${nombre}:`,
    ask: (titulo: string) => `Nos gustaría que revisaras «${titulo}». Creemos que tu lectura le vendría muy bien.`,
    about: 'Trata de esto:',
    plazo: (plazo: string) => `La revisión se entrega antes del ${plazo}.`,
    vence: (vence: string) =>
      `Dinos si puedes antes del ${vence}. Los botones abren una página; nada cambia hasta que respondas en ella, y no hace falta iniciar sesión.`,
    aceptar: 'Aceptar',
    declinar: 'Declinar',
    pie: 'Recibes este correo porque revisas para Pliego. El enlace es solo tuyo: no lo reenvíes.',
  },
  en: {
    asunto: (titulo: string) => `Could you review “${titulo}”?`,
    saludo: (nombre: string) => `Hello, ${nombre}:`,
    ask: (titulo: string) =>
      `We would like you to review “${titulo}”. We believe that it would gain from your reading.`,
    about: 'This is what it is about:',
    plazo: (plazo: string) => `The review is due on ${plazo}.`,
    vence: (vence: string) =>
      `Tell us by ${vence} whether you can. The buttons open a page; nothing changes until you answer there, and you need not log in.`,
    aceptar: 'Accept',
    declinar: 'Decline',
    pie: 'You receive this mail because you review for Pliego. The link is yours alone: do not forward it.',
  },
} satisfies Record<MailLanguage, unknown>;

export function invitationMail(language: MailLanguage, values: InvitationValues): WrittenMail {
  const say = words[language];
  const { nombre, titulo, resumen, plazo, vence, aceptar, declinar } = values;
  const letter = {
    asunto: say.asunto(titulo),
    saludo: say.saludo(nombre),
    parrafos: [
      say.ask(titulo),
      ...(resumen ? [`${say.about}\n${shortened(resumen)}`] : []),
      ...(plazo ? [say.plazo(plazo)] : []),
      say.vence(vence),
    ],
    boton: { texto: say.aceptar, enlace: aceptar },
    otroBoton: { texto: say.declinar, enlace: declinar },
    pie: [say.pie],
  };
  return writeMail(letter, language);
}

const shortened = (text: string) =>
  text.length > longestSummary ? `${text.slice(0, longestSummary).trimEnd()}…` : text;
