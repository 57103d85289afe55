/** The mails about accounts, and those that carry what a person wrote, in both languages. Administrators do not word them: letters/ has those they do. */
import type { Language } from '#contract/vocabulary.ts';
import { type InstitutionMails, institutionTemplates } from './institution-mails.ts';
import { journal, type MailWords, type Template, type WrittenMail, writeMail } from './mail-frame.ts';
import { type SecondFactorMails, secondFactorTemplates } from './second-factor-mails.ts';
import { chosenInSettings } from './small-print.ts';
import { leftOpen, unmarked } from './treatment.ts';

/** What each mail is filled with. `enlace` is an absolute address (`publicAddress`). */
export interface MailValues extends InstitutionMails, SecondFactorMails {
  resetPassword: { nombre: string; enlace: string };
  passwordChanged: { nombre: string; enlace: string };
  /** Of a log-in from a device that was not known: the button leads to the sessions, `contrasena` to another password. */
  newDevice: { nombre: string; dispositivo: string; cuando: string; enlace: string; contrasena: string };
  /** Of a key that opens more than what is published; `ambitos` as the API names them. */
  keyMade: { nombre: string; clave: string; ambitos: string; enlace: string };
  /** The link leads to another password, which disconnects it. */
  /** `institucion` is its name, of several all. */
  institutionConnected: { nombre: string; institucion: string; enlace: string };
  institutionDisconnected: { nombre: string; institucion: string; enlace: string };
  orcidConnected: { nombre: string; orcid: string; enlace: string };
  /** Of an iD that was connected before the account was recovered by mail. */
  orcidDisconnected: { nombre: string; orcid: string; enlace: string };
  accountDeleted: { nombre: string };
  verifyEmail: { nombre: string; enlace: string };
  /** To somebody for whom an administrator made an account. */
  accountMade: { nombre: string; enlace: string; terminos: string; privacidad: string };
  /** To the account that stays where two were merged; `correo` is the other's. */
  accountJoined: { nombre: string; correo: string; dias: string; enlace: string };
  /** To the one that went into it; `correo` is the address with which they log in now. */
  accountMerged: { nombre: string; correo: string; dias: string; enlace: string };
  /** The same to an address that nobody has confirmed. */
  accountMergedUnknown: { nombre: string; dias: string; enlace: string };
  /** To who asks for another password of an account that was merged into another. */
  enterWithOther: { nombre: string; correo: string; enlace: string };
  /** To both, where a merge was undone. */
  mergeUndone: { nombre: string; correo: string; enlace: string };
  roleGranted: { nombre: string; rol: string; enlace: string };
  roleDeclined: { nombre: string; rol: string; enlace: string };
  askToSign: { nombre: string; titulo: string; tipo: string; enlace: string };
  /** To an author without an account: the link by which they sign the licence of a work. */
  signRights: { nombre: string; titulo: string; revista: string; dias: string; enlace: string };
  /** To the administrator who asked whether mails arrive. */
  test: { nombre: string; enlace: string };
  confirmSubscription: { enlace: string };
  contact: { nombre: string; email: string; asunto: string; mensaje: string };
  /** From one person to another, who answers them directly. */
  message: { nombre: string; remite: string; asunto: string; mensaje: string };
  /** The same where who writes is hidden from the reader. */
  unsignedMessage: { nombre: string; asunto: string; mensaje: string };
}
export type MailKind = keyof MailValues;

const ignore = {
  es: 'Si no lo {has pedido tú, puedes|ha pedido usted, puede} ignorar este correo: no cambiará nada.',
  en: 'If you did not ask for this, you can ignore this mail: nothing will change.',
};
const account = {
  es: `{Recibes este correo porque tienes|Recibe este correo porque tiene} una cuenta en ${journal}.\n${chosenInSettings.es}`,
  en: `You receive this mail because you have an account at ${journal}.\n${chosenInSettings.en}`,
};

/** Of a merge that was a mistake. */
const notMine = {
  es: 'Si la otra cuenta no es {tuya, escríbenos|suya, escríbanos} cuanto antes desde la página de contacto: durante {dias} días se puede deshacer.',
  en: 'If the other account is not yours, write to us from the contact page at once: for {dias} days it can be undone.',
};
const forgotten = {
  es: 'Dentro de {dias} días olvidaremos lo que queda de la cuenta que se unió.',
  en: 'In {dias} days we forget what is left of the account that was merged.',
};

/** Every mail of these. */
export const allTemplates: Readonly<Record<MailKind, Record<Language, Template>>> = {
  ...institutionTemplates,
  ...secondFactorTemplates(account),
  resetPassword: {
    es: {
      asunto: '{Elige|Elija} una contraseña nueva',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Hemos recibido una petición para cambiar la contraseña de {tu|su} cuenta. El enlace sirve una sola vez, durante una hora.',
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
      asunto: '{Tu|Su} contraseña ha cambiado',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'La contraseña de {tu|su} cuenta acaba de cambiar, y las demás sesiones que {tenías|tenía} abiertas se han cerrado.',
        'Si no {has sido tú, pide|ha sido usted, pida} otra cuanto antes: quien la haya cambiado dejará de tener acceso.',
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
  newDevice: {
    es: {
      asunto: 'Inicio de sesión en un dispositivo nuevo',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'El {cuando} se ha iniciado una sesión en {tu|su} cuenta desde {dispositivo}, donde no se había iniciado antes.',
        'Si {has sido tú, no hace falta que hagas|ha sido usted, no hace falta que haga} nada. Si no, {cierra|cierre} esa sesión cuanto antes y {elige|elija} otra contraseña ({contrasena}).',
      ],
      boton: 'Ver mis sesiones',
      pie: [account.es],
    },
    en: {
      asunto: 'Log-in on a new device',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'On {cuando} somebody logged in to your account from {dispositivo}, where nobody had before.',
        'If it was you, there is nothing you need to do. If not, end that session at once and choose another password ({contrasena}).',
      ],
      boton: 'See my sessions',
      pie: [account.en],
    },
  },
  keyMade: {
    es: {
      asunto: 'Hay una clave de la API nueva en {tu|su} cuenta',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Se acaba de crear en {tu|su} cuenta la clave «{clave}». Los programas que la tengan podrán actuar en {tu|su} nombre, con este alcance: {ambitos}.',
        'Si no {has sido tú, revócala|ha sido usted, revóquela} cuanto antes y {elige|elija} otra contraseña.',
      ],
      boton: 'Ver mis claves',
      pie: [account.es],
    },
    en: {
      asunto: 'There is a new API key in your account',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'The key “{clave}” has just been made in your account. Programs that have it can do in your name what it opens: {ambitos}.',
        'If it was not you, revoke it at once and change your password.',
      ],
      boton: 'See my keys',
      pie: [account.en],
    },
  },
  institutionConnected: {
    es: {
      asunto: '{Tu|Su} cuenta tiene una entrada más: {institucion}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Desde ahora se entra en {tu|su} cuenta también con {institucion}, sin la contraseña de aquí.',
        'Si no {has sido tú, pide|ha sido usted, pida} otra contraseña cuanto antes: quien lo haya conectado dejará de tener acceso.',
      ],
      boton: 'Pedir otra contraseña',
      pie: [account.es],
    },
    en: {
      asunto: 'Your account has one more way in: {institucion}',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'From now on your account is entered with {institucion}, too, without the password of this site.',
        'If it was not you, ask for another password at once: whoever connected it will lose access.',
      ],
      boton: 'Ask for another password',
      pie: [account.en],
    },
  },
  institutionDisconnected: {
    es: {
      asunto: 'Ya no se entra en {tu|su} cuenta con {institucion}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Al cambiar {tu|su} contraseña con un enlace de correo se ha desconectado de {tu|su} cuenta la entrada con {institucion}: quien la conectó ya no puede entrar con ella.',
        'Si es {tu institución, puedes|su institución, puede} conectarla de nuevo en {tus|sus} ajustes.',
      ],
      boton: 'Ver mis ajustes',
      pie: [account.es],
    },
    en: {
      asunto: 'Your account is no longer entered with {institucion}',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'When your password was changed with a mailed link, logging in with {institucion} was disconnected from your account: whoever connected it can no longer log in with it.',
        'If it is your institution, you can connect it again in your settings.',
      ],
      boton: 'See my settings',
      pie: [account.en],
    },
  },
  orcidConnected: {
    es: {
      asunto: 'ORCID se ha conectado con {tu|su} cuenta',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'El iD {orcid} acaba de conectarse con {tu|su} cuenta: desde ahora se entra en ella también con ORCID, sin contraseña.',
        'Si no {has sido tú, pide|ha sido usted, pida} otra contraseña cuanto antes: quien lo haya conectado dejará de tener acceso.',
      ],
      boton: 'Pedir otra contraseña',
      pie: [account.es],
    },
    en: {
      asunto: 'ORCID has been connected to your account',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'The iD {orcid} has just been connected to your account: from now on it is entered by ORCID, too, without a password.',
        'If it was not you, ask for another password at once: whoever connected it will lose access.',
      ],
      boton: 'Ask for another password',
      pie: [account.en],
    },
  },
  orcidDisconnected: {
    es: {
      asunto: 'ORCID se ha desconectado de {tu|su} cuenta',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Al cambiar {tu|su} contraseña con un enlace de correo se ha desconectado de {tu|su} cuenta el iD {orcid}: quien lo conectó ya no puede entrar con él.',
        'Si es {tu iD, puedes|su iD, puede} conectarlo de nuevo en {tu|su} perfil; si no lo es, {bórralo|bórrelo} allí.',
      ],
      boton: 'Ver mi perfil',
      pie: [account.es],
    },
    en: {
      asunto: 'ORCID has been disconnected from your account',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'When your password was changed with a mailed link, the iD {orcid} was disconnected from your account: whoever connected it can no longer log in with it.',
        'If it is your iD, you can connect it again in your profile; if it is not, delete it there.',
      ],
      boton: 'See my profile',
      pie: [account.en],
    },
  },
  accountDeleted: {
    es: {
      asunto: '{Tu|Su} cuenta se ha eliminado',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        '{Tu cuenta y tus|Su cuenta y sus} datos personales se han eliminado, y {tus|sus} sesiones se han cerrado. Las obras que {publicaste conservan tu|publicó conservan su} firma, como parte del registro académico; {tus revisiones se quedan, sin tu|sus revisiones se quedan, sin su} nombre.',
        `Gracias por haber formado parte de ${journal}. Si algún día {quieres volver, puedes|quiere volver, puede} crear otra cuenta.`,
      ],
      pie: ['Este es el último correo que {te|le} enviamos. Dentro de siete días olvidaremos también esta dirección.'],
    },
    en: {
      asunto: 'Your account has been deleted',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'Your account and your personal data have been deleted, and your sessions are closed. The works that you published keep your byline, as part of the scholarly record; your reviews stay, without your name.',
        `Thank you for having been part of ${journal}. Should you want to come back, you can create another account.`,
      ],
      pie: ['This is the last mail that we send you. In seven days we forget this address, too.'],
    },
  },
  verifyEmail: {
    es: {
      asunto: '{Confirma tu|Confirme su} correo',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `{Te|Le} damos la bienvenida a ${journal}. {Confirma que esta dirección es tuya, y podremos escribirte cuando haya algo que debas|Confirme que esta dirección es suya, y podremos escribirle cuando haya algo que deba} saber.`,
      ],
      boton: 'Confirmar mi correo',
      pie: ['Si no {has creado una cuenta, puedes|ha creado una cuenta, puede} ignorar este correo.'],
    },
    en: {
      asunto: 'Confirm your address',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `Welcome to ${journal}. Confirm that this address is yours, and we can write to you when there is something you should know.`,
      ],
      boton: 'Confirm my address',
      pie: ['If you did not create an account, you can ignore this mail.'],
    },
  },
  askToSign: {
    es: {
      asunto: '¿{Firmas|Firma} «{titulo}»?',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `{Te|Le} han nombrado en la autoría de una obra en ${journal}: «{titulo}» ({tipo}).`,
        '{Di si la firmas. Hasta que digas que sí no es tuya; si dices que no, tu|Diga si la firma. Hasta que diga que sí no es suya; si dice que no, su} nombre sale de ella.',
      ],
      boton: 'Ver lo que {firmarías|firmaría}',
      pie: [account.es],
    },
    en: {
      asunto: 'Do you sign “{titulo}”?',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `You have been named among the authors of a work at ${journal}: “{titulo}” ({tipo}).`,
        'Say whether you sign it. Until you say yes it is not yours; if you say no, your name will be removed from it.',
      ],
      boton: 'See what you would sign',
      pie: [account.en],
    },
  },
  signRights: {
    es: {
      asunto: 'La licencia de «{titulo}» espera {tu|su} firma',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        '{Figuras|Figura} en la autoría de «{titulo}», y {revista} pide que cada autor firme la licencia con la que se publica.',
        'El enlace lleva al texto. No hace falta cuenta: {puedes|puede} firmarlo, no firmarlo, o decir que la obra no es {tuya|suya}. Sirve durante {dias} días, y solo {a ti|a usted}: no lo {reenvíes|reenvíe}.',
      ],
      boton: 'Leer y firmar la licencia',
      pie: [
        'Si no {sabes|sabe} nada de esta obra, {dilo|dígalo} con el enlace: quien la envía y la revista lo sabrán.',
      ],
    },
    en: {
      asunto: 'The licence of “{titulo}” awaits your signature',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'You are named among the authors of “{titulo}”, and {revista} asks each author to sign the licence under which it is published.',
        'The link leads to the text. It takes no account: you can sign it, not sign it, or say that the work is not yours. It works for {dias} days, and is for you alone: do not forward it.',
      ],
      boton: 'Read and sign the licence',
      pie: ['If you know nothing of this work, say so with the link: who submits it and the journal will know.'],
    },
  },
  test: {
    es: {
      asunto: 'Correo de prueba',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Lo {has pedido en los correos de la plataforma. Si lo estás leyendo en tu|ha pedido en los correos de la plataforma. Si lo está leyendo en su} buzón, los correos salen y llegan.',
      ],
      boton: 'Ver los correos',
      pie: [account.es],
    },
    en: {
      asunto: 'Test mail',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'You asked for it among the mails of the platform. If you read it in your mailbox, mails go out and arrive.',
      ],
      boton: 'See the mails',
      pie: [account.en],
    },
  },
  accountMade: {
    es: {
      asunto: '{Tienes una cuenta: elige tu|Tiene una cuenta: elija su} contraseña',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `${journal} {te|le} ha preparado una cuenta con este correo. Solo falta que {elijas tu|elija su} contraseña: el enlace sirve una sola vez, durante 14 días. Después {puedes|puede} pedir otro en la página de acceso.`,
        'Al elegirla {aceptas|acepta} los términos ({terminos}) y la política de privacidad ({privacidad}).',
        'Si no {esperabas este correo, no hace falta que hagas|esperaba este correo, no hace falta que haga} nada: nadie puede entrar en la cuenta sin él.',
      ],
      boton: 'Elegir mi contraseña',
      pie: [account.es],
    },
    en: {
      asunto: 'You have an account: choose your password',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `${journal} has prepared an account for you with this address. You only have to choose your password: the link works once, for 14 days. Later you can ask for another on the log-in page.`,
        'By choosing it you accept the terms ({terminos}) and the privacy policy ({privacidad}).',
        'If you did not expect this mail, there is nothing you need to do: nobody can log in to the account without it.',
      ],
      boton: 'Choose my password',
      pie: [account.en],
    },
  },
  accountJoined: {
    es: {
      asunto: '{Tus|Sus} dos cuentas son ahora una',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `Administración ha unido a {tu|su} cuenta de ${journal} la que {tenías|tenía} con el correo {correo}. {Entras con este correo y tu|Entra con este correo y su} contraseña de siempre: aquí {tienes|tiene} ahora las obras, las revisiones y lo demás que había en las dos.`,
        notMine.es,
      ],
      boton: 'Ir a la página de contacto',
      pie: [account.es],
    },
    en: {
      asunto: 'Your two accounts are one now',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `An administrator has merged into your account at ${journal} the one you had with the address {correo}. You log in with this address and your usual password: works, reviews and all else that was in both are here now.`,
        notMine.en,
      ],
      boton: 'Go to the contact page',
      pie: [account.en],
    },
  },
  accountMerged: {
    es: {
      asunto: '{Tu cuenta se ha unido a otra tuya|Su cuenta se ha unido a otra suya}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `Administración ha unido la cuenta que {tenías|tenía} en ${journal} con este correo a la que {tienes|tiene} con {correo}. {Entra|Entre} desde ahora con {correo} y la contraseña de esa cuenta: allí {tienes|tiene} las obras, las revisiones y lo demás que había en las dos.`,
        notMine.es,
      ],
      boton: 'Ir a la página de contacto',
      pie: [forgotten.es],
    },
    en: {
      asunto: 'Your account has been merged into another of yours',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `An administrator has merged the account you had at ${journal} with this address into the one you have with {correo}. From now on log in with {correo} and the password of that account: works, reviews and all else that was in both are there.`,
        notMine.en,
      ],
      boton: 'Go to the contact page',
      pie: [forgotten.en],
    },
  },
  accountMergedUnknown: {
    es: {
      asunto: '{Tu cuenta se ha unido a otra|Su cuenta se ha unido a otra}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `Administración ha unido la cuenta de ${journal} que tenía este correo, sin confirmar, a otra de la misma persona.`,
        'Si la cuenta era {tuya y no tienes otra, escríbenos|suya y no tiene otra, escríbanos} desde la página de contacto: durante {dias} días se puede deshacer.',
      ],
      boton: 'Ir a la página de contacto',
      pie: [forgotten.es],
    },
    en: {
      asunto: 'Your account has been merged into another',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `An administrator has merged the account at ${journal} that had this address, unconfirmed, into another of the same person.`,
        'If the account was yours and you have no other, write to us from the contact page: for {dias} days it can be undone.',
      ],
      boton: 'Go to the contact page',
      pie: [forgotten.en],
    },
  },
  enterWithOther: {
    es: {
      asunto: '{Entra con tu otro correo|Entre con su otro correo}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `Alguien ha pedido otra contraseña para la cuenta de ${journal} con este correo. Esa cuenta se unió a otra {tuya: entra|suya: entre} con {correo}, y {pide|pida} allí otra contraseña si la {has|ha} olvidado.`,
      ],
      boton: 'Ir a la página de acceso',
      pie: [ignore.es],
    },
    en: {
      asunto: 'Log in with your other address',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `Somebody has asked for another password for the account at ${journal} with this address. That account was merged into another one of yours: log in with {correo}, and ask for another password there if you have forgotten it.`,
      ],
      boton: 'Go to the log-in page',
      pie: [ignore.en],
    },
  },
  mergeUndone: {
    es: {
      asunto: '{Tus|Sus} cuentas vuelven a ser dos',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        `Administración ha deshecho la unión de {tu|su} cuenta de ${journal} con otra. {Puedes|Puede} entrar con {correo} y la contraseña que tenía esta cuenta: está aquí otra vez lo que era suyo. Lo que se hizo después de unirlas sigue en la cuenta que se quedó.`,
      ],
      boton: 'Ir a la página de acceso',
      pie: [account.es],
    },
    en: {
      asunto: 'Your accounts are two again',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        `An administrator has undone the merge of your account at ${journal} with another. You can log in with {correo} and the password that this account had: what was its own is here again. What was done after the merge remains in the account that stayed.`,
      ],
      boton: 'Go to the log-in page',
      pie: [account.en],
    },
  },
  roleGranted: {
    es: {
      asunto: 'Ya {tienes|tiene} el rol {rol}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        '{Tu solicitud se ha aceptado: desde ahora tienes|Su solicitud se ha aceptado: desde ahora tiene} el rol {rol}. Gracias por querer participar.',
      ],
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
      asunto: 'Sobre {tu|su} solicitud del rol {rol}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Esta vez no hemos podido {concederte|concederle} el rol {rol}. {Tu cuenta sigue como estaba, y puedes|Su cuenta sigue como estaba, y puede} volver a pedirlo.',
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
      asunto: '{Confirma tu|Confirme su} suscripción al boletín',
      saludo: 'Hola:',
      parrafos: [
        `Alguien, esperamos que {tú|usted}, ha pedido recibir el boletín de ${journal} en esta dirección. Falta un paso: confirmarlo.`,
      ],
      boton: 'Confirmar la suscripción',
      pie: [
        'Si no {has sido tú, no hagas nada: sin confirmar no recibirás|ha sido usted, no haga nada: sin confirmar no recibirá} el boletín.',
      ],
    },
    en: {
      asunto: 'Confirm your subscription to the newsletter',
      saludo: 'Hello:',
      parrafos: [
        `Somebody, we hope you, has asked for the newsletter of ${journal} at this address. One step is left: to confirm it.`,
      ],
      boton: 'Confirm the subscription',
      pie: ['If it was not you, do nothing: unless confirmed, the newsletter will not come.'],
    },
  },
  contact: {
    es: {
      asunto: 'Contacto: {asunto}',
      parrafos: ['{nombre} ({email}) escribe desde la página de contacto:', '{mensaje}'],
      pie: [
        'Si {respondes a este correo, tu|responde a este correo, su} respuesta llegará a {email}.',
        `${journal} no ha comprobado quién escribe.`,
      ],
    },
    en: {
      asunto: 'Contact: {asunto}',
      parrafos: ['{nombre} ({email}) writes from the contact page:', '{mensaje}'],
      pie: ['If you reply to this mail, your reply goes to {email}.', `${journal} has not checked who is writing.`],
    },
  },
  message: {
    es: {
      asunto: '{asunto}',
      saludo: 'Hola, {nombre}:',
      parrafos: [`{remite} {te|le} escribe desde ${journal}:`, '{mensaje}'],
      pie: ['Si {respondes a este correo, tu|responde a este correo, su} respuesta llegará a {remite}.', account.es],
    },
    en: {
      asunto: '{asunto}',
      saludo: 'Hello, {nombre}:',
      parrafos: [`{remite} writes to you from ${journal}:`, '{mensaje}'],
      pie: ['If you reply to this mail, your reply goes to {remite}.', account.en],
    },
  },
  unsignedMessage: {
    es: {
      asunto: '{asunto}',
      saludo: 'Hola, {nombre}:',
      parrafos: [`Alguien que participa en la publicación {te|le} escribe desde ${journal}:`, '{mensaje}'],
      pie: ['Quien escribe es anónimo en la revisión: no {respondas|responda} a este correo.', account.es],
    },
    en: {
      asunto: '{asunto}',
      saludo: 'Hello, {nombre}:',
      parrafos: [`Somebody who takes part in the publication writes to you from ${journal}:`, '{mensaje}'],
      pie: ['The sender is anonymous in this review: please do not reply to this mail.', account.en],
    },
  },
};

/**
 * A mail's subject and both its parts. Values are plain text, whatever they hold: in the HTML they are escaped.
 * @param language of who receives it
 */
export function mailText<K extends MailKind>(kind: K, language: Language, values: MailValues[K]): WrittenMail {
  return fillTemplate(allTemplates[kind][language], language, { ...values });
}

/** The same of a template that stands elsewhere; its button leads to the value `enlace`. */
export function fillTemplate(template: Template, language: Language, given: Record<string, string>): WrittenMail {
  // In one pass, so that a place written inside a value stays a value.
  const fill = (text: string) => leftOpen(text).replace(/\{(\w+)\}/g, (_, name: string) => unmarked(given[name] ?? ''));
  const { asunto, saludo, parrafos, boton, pie } = template;
  const letter: MailWords = {
    asunto: fill(asunto),
    ...(saludo && { saludo: fill(saludo) }),
    parrafos: parrafos.map(fill),
    ...(boton && given.enlace && { boton: { texto: leftOpen(boton), enlace: given.enlace } }),
    pie: pie.map(fill),
  };
  return writeMail(letter, language);
}
