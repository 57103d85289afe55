/** The mails about the second step of an account, in both languages. */
import type { Language } from '#contract/vocabulary.ts';
import type { Words } from '#contract/words.ts';
import type { Template } from './mail-frame.ts';

interface Told {
  nombre: string;
  enlace: string;
  /** Recovery codes that are left, where one was used. */
  quedan: string;
  /** The name of a passkey, where it is about one. */
  llave: string;
}
/** What each is filled with. */
export interface SecondFactorMails {
  /** The link leads to another password, in case it was somebody else. */
  secondFactorOn: Told;
  secondFactorOff: Told;
  /** By an administrator; the link leads to where another is set up. */
  secondFactorReset: Told;
  recoveryCodeUsed: Told;
  /** The link leads to where passkeys are removed. */
  passkeyAdded: Told;
  passkeyRemoved: Told;
}

/** @param account the small print of mails about an account */
export const secondFactorTemplates = (account: Words): Record<keyof SecondFactorMails, Record<Language, Template>> => ({
  secondFactorOn: {
    es: {
      asunto: '{Tu|Su} cuenta pide desde ahora un segundo paso',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Se ha activado el segundo paso de {tu|su} cuenta: para entrar hace falta, además de la contraseña, un código de {tu|su} aplicación de autenticación.',
        'Si no {has sido tú, pide|ha sido usted, pida} otra contraseña cuanto antes y {escríbenos|escríbanos} desde la página de contacto.',
      ],
      boton: 'Pedir otra contraseña',
      pie: [account.es],
    },
    en: {
      asunto: 'Your account asks for a second step from now on',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'The second step of your account has been set up: to log in it takes, besides the password, a code of your authenticator app.',
        'If it was not you, ask for another password at once and write to us from the contact page.',
      ],
      boton: 'Ask for another password',
      pie: [account.en],
    },
  },
  secondFactorOff: {
    es: {
      asunto: '{Tu|Su} cuenta ya no pide el segundo paso',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Se ha desactivado el segundo paso de {tu|su} cuenta: para entrar basta la contraseña.',
        'Si no {has sido tú, pide|ha sido usted, pida} otra contraseña cuanto antes: quien lo haya desactivado dejará de tener acceso.',
      ],
      boton: 'Pedir otra contraseña',
      pie: [account.es],
    },
    en: {
      asunto: 'Your account no longer asks for the second step',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'The second step of your account has been ended: the password is enough to log in.',
        'If it was not you, ask for another password at once: whoever ended it will lose access.',
      ],
      boton: 'Ask for another password',
      pie: [account.en],
    },
  },
  secondFactorReset: {
    es: {
      asunto: 'Administración ha quitado el segundo paso de {tu|su} cuenta',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Quien administra la plataforma ha quitado el segundo paso de {tu|su} cuenta y ha cerrado las sesiones abiertas: {entra|entre} con {tu|su} contraseña y {actívalo|actívelo} de nuevo.',
        'Si no lo {has pedido tú, escríbenos|ha pedido usted, escríbanos} cuanto antes desde la página de contacto.',
      ],
      boton: 'Activarlo de nuevo',
      pie: [account.es],
    },
    en: {
      asunto: 'An administrator has taken away the second step of your account',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'An administrator of the platform has taken away the second step of your account and ended its sessions: log in with your password and set it up again.',
        'If you did not ask for it, write to us from the contact page at once.',
      ],
      boton: 'Set it up again',
      pie: [account.en],
    },
  },
  recoveryCodeUsed: {
    es: {
      asunto: 'Se ha usado un código de recuperación de {tu|su} cuenta',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Se acaba de usar un código de recuperación en lugar del código de {tu|su} aplicación. Códigos que quedan: {quedan}.',
        'Si no {has sido tú, pide|ha sido usted, pida} otra contraseña y otros códigos en la configuración de {tu|su} cuenta cuanto antes.',
      ],
      boton: 'Abrir la configuración',
      pie: [account.es],
    },
    en: {
      asunto: 'A recovery code of your account has been used',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'A recovery code has just been used in place of your app’s code. Codes that are left: {quedan}.',
        'If it was not you, choose another password and get other codes in your account’s settings at once.',
      ],
      boton: 'Open the settings',
      pie: [account.en],
    },
  },
  passkeyAdded: {
    es: {
      asunto: 'Se ha añadido una llave de acceso a {tu|su} cuenta',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Desde ahora se puede entrar en {tu|su} cuenta con una llave de acceso nueva, sin contraseña: {llave}.',
        'Si no {has sido tú, quítala|ha sido usted, quítela} en la configuración de {tu|su} cuenta y {pide|pida} otra contraseña cuanto antes.',
      ],
      boton: 'Abrir la configuración',
      pie: [account.es],
    },
    en: {
      asunto: 'A passkey has been added to your account',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'From now on your account can be entered by a new passkey, without a password: {llave}.',
        'If it was not you, remove it in your account’s settings and ask for another password at once.',
      ],
      boton: 'Open the settings',
      pie: [account.en],
    },
  },
  passkeyRemoved: {
    es: {
      asunto: 'Se ha quitado una llave de acceso de {tu|su} cuenta',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Ya no se puede entrar en {tu|su} cuenta con esta llave de acceso: {llave}.',
        'Si no {has sido tú, pide|ha sido usted, pida} otra contraseña cuanto antes y {revisa|revise} la configuración de {tu|su} cuenta.',
      ],
      boton: 'Abrir la configuración',
      pie: [account.es],
    },
    en: {
      asunto: 'A passkey has been removed from your account',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'Your account can no longer be entered by this passkey: {llave}.',
        'If it was not you, ask for another password at once and look through your account’s settings.',
      ],
      boton: 'Open the settings',
      pie: [account.en],
    },
  },
});
