/** Every mail of the platform, in both languages. */
import { type Letter, type MailLanguage, type WrittenMail, writeMail } from './frame.ts';

/** What each mail is filled with. `enlace` is an absolute address (`publicAddress`). */
export interface MailValues {
  resetPassword: { nombre: string; enlace: string };
  passwordChanged: { nombre: string; enlace: string };
  verifyEmail: { nombre: string; enlace: string };
  roleGranted: { nombre: string; rol: string; enlace: string };
  roleDeclined: { nombre: string; rol: string; enlace: string };
  confirmSubscription: { enlace: string };
  coauthorship: { nombre: string; titulo: string; invita: string; enlace: string };
  contact: { nombre: string; email: string; asunto: string; mensaje: string };
}
export type MailKind = keyof MailValues;

/** A letter with `{name}` places for its values. */
export type Template = Omit<Letter, 'boton'> & {
  /** The button's words; it leads to `enlace`. */
  boton?: string;
};

const ignore = {
  es: 'Si no lo has pedido tú, puedes ignorar este correo: no cambiará nada.',
  en: 'If you did not ask for this, you can ignore this mail: nothing will change.',
};
const account = {
  es: 'Recibes este correo porque tienes una cuenta en Pliego.',
  en: 'You receive this mail because you have an account at Pliego.',
};

const templates: Record<MailKind, Record<MailLanguage, Template>> = {
  resetPassword: {
    es: {
      asunto: 'Elige una contraseña nueva',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Hemos recibido una petición para cambiar la contraseña de tu cuenta. El enlace sirve una sola vez, durante una hora.',
      ],
      boton: 'Elegir una contraseña nueva',
      pie: [ignore.es],
    },
    en: {
      asunto: 'Choose a new password',
      saludo: 'Hello, {nombre}:',
      parrafos: ['We have been asked to change the password of your account. The link works once, for one hour.'],
      boton: 'Choose a new password',
      pie: [ignore.en],
    },
  },
  passwordChanged: {
    es: {
      asunto: 'Tu contraseña ha cambiado',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'La contraseña de tu cuenta acaba de cambiar, y las demás sesiones que tenías abiertas se han cerrado.',
        'Si no has sido tú, pide otra cuanto antes: quien la haya cambiado dejará de tener acceso.',
      ],
      boton: 'Pedir otra contraseña',
      pie: [account.es],
    },
    en: {
      asunto: 'Your password has changed',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'The password of your account has just changed, and the other sessions you had open are closed.',
        'If it was not you, ask for another one at once: whoever changed it will lose access.',
      ],
      boton: 'Ask for another password',
      pie: [account.en],
    },
  },
  verifyEmail: {
    es: {
      asunto: 'Confirma tu correo',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Te damos la bienvenida a Pliego. Confirma que esta dirección es tuya, y podremos avisarte de lo que ocurra con tus obras.',
      ],
      boton: 'Confirmar mi correo',
      pie: ['Si no has creado una cuenta, puedes ignorar este correo.'],
    },
    en: {
      asunto: 'Confirm your address',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'Welcome to Pliego. Confirm that this address is yours, and we can tell you what happens to your works.',
      ],
      boton: 'Confirm my address',
      pie: ['If you did not create an account, you can ignore this mail.'],
    },
  },
  roleGranted: {
    es: {
      asunto: 'Ya tienes el rol {rol}',
      saludo: 'Hola, {nombre}:',
      parrafos: ['Tu solicitud se ha aceptado: desde ahora tienes el rol {rol}. Gracias por querer participar.'],
      boton: 'Ir a mi panel',
      pie: [account.es],
    },
    en: {
      asunto: 'You now have the role {rol}',
      saludo: 'Hello, {nombre}:',
      parrafos: ['Your request has been granted: from now on you have the role {rol}. Thank you for taking part.'],
      boton: 'Go to my dashboard',
      pie: [account.en],
    },
  },
  roleDeclined: {
    es: {
      asunto: 'Sobre tu solicitud del rol {rol}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Esta vez no hemos podido concederte el rol {rol}. Tu cuenta sigue como estaba, y puedes volver a pedirlo.',
      ],
      boton: 'Ir a mi perfil',
      pie: [account.es],
    },
    en: {
      asunto: 'About your request for the role {rol}',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'This time we could not grant you the role {rol}. Your account stays as it was, and you can ask again.',
      ],
      boton: 'Go to my profile',
      pie: [account.en],
    },
  },
  confirmSubscription: {
    es: {
      asunto: 'Confirma tu suscripción al boletín',
      saludo: 'Hola:',
      parrafos: [
        'Alguien, esperamos que tú, ha pedido recibir el boletín de Pliego en esta dirección. Falta un paso: confirmarlo.',
      ],
      boton: 'Confirmar la suscripción',
      pie: ['Si no has sido tú, no hagas nada: sin confirmar no recibirás el boletín.'],
    },
    en: {
      asunto: 'Confirm your subscription to the newsletter',
      saludo: 'Hello:',
      parrafos: [
        'Somebody, we hope you, has asked for the newsletter of Pliego at this address. One step is left: to confirm it.',
      ],
      boton: 'Confirm the subscription',
      pie: ['If it was not you, do nothing: unless confirmed, the newsletter will not come.'],
    },
  },
  coauthorship: {
    es: {
      asunto: 'Te invitan a firmar «{titulo}»',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        '{invita} dice que has participado en la obra «{titulo}» y te invita a figurar en su autoría.',
        'Abre el enlace para aceptar o declinar. Si aceptas, podrás leerla y trabajar en ella mientras sea un borrador. El enlace sirve una sola vez, durante 30 días.',
      ],
      boton: 'Ver la invitación',
      pie: ['Si no conoces esta obra, declina la invitación o no hagas nada: nadie te añadirá a una cuenta.'],
    },
    en: {
      asunto: 'You are invited to sign “{titulo}”',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        '{invita} says that you took part in the work “{titulo}”, and invites you to be named among its authors.',
        'Open the link to accept or decline. If you accept, you can read it and work on it while it is a draft. The link works once, for 30 days.',
      ],
      boton: 'See the invitation',
      pie: ['If you do not know this work, decline the invitation or do nothing: no account will be tied to it.'],
    },
  },
  contact: {
    es: {
      asunto: 'Contacto: {asunto}',
      parrafos: ['{nombre} ({email}) escribe desde la página de contacto:', '{mensaje}'],
      pie: ['Si respondes a este correo, tu respuesta llegará a {email}.', 'Pliego no ha comprobado quién escribe.'],
    },
    en: {
      asunto: 'Contact: {asunto}',
      parrafos: ['{nombre} ({email}) writes from the contact page:', '{mensaje}'],
      pie: ['If you reply to this mail, your reply goes to {email}.', 'Pliego has not checked who is writing.'],
    },
  },
};

/**
 * A mail's subject and both its parts. Values are plain text, whatever they hold: in the HTML they are escaped.
 * @param language of who receives it
 */
export function mailText<K extends MailKind>(kind: K, language: MailLanguage, values: MailValues[K]): WrittenMail {
  return fillTemplate(templates[kind][language], language, { ...values });
}

/** The same of a template that stands elsewhere; its button leads to the value `enlace`. */
export function fillTemplate(template: Template, language: MailLanguage, given: Record<string, string>): WrittenMail {
  // In one pass, so that a place written inside a value stays a value.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
  const { asunto, saludo, parrafos, boton, pie } = template;
  const letter: Letter = {
    asunto: fill(asunto),
    ...(saludo && { saludo: fill(saludo) }),
    parrafos: parrafos.map(fill),
    ...(boton && given.enlace && { boton: { texto: boton, enlace: given.enlace } }),
    pie: pie.map(fill),
  };
  return writeMail(letter, language);
}
