/** Who is told of what happens to accounts and to the platform, in which words. */
import { account, mailed, type Notices, personal, system } from './notice.ts';

export const accountNotices: Notices = {
  'account.registered': [
    account('administrators', {
      es: [
        'Solicitud de rol',
        'Una cuenta nueva pide el rol {solicitado}. {Puedes|Puede} concederlo en la gestión de usuarios en cuanto su correo esté confirmado.',
      ],
      en: [
        'Role request',
        'A new account asks for the role {solicitado}. You can grant it in user management once its address is confirmed.',
      ],
    }),
  ],
  'account.roleRequested': [
    account('administrators', {
      es: [
        'Solicitud de rol',
        'Una cuenta pide el rol {solicitado}. {Puedes|Puede} concederlo en la gestión de usuarios en cuanto su correo esté confirmado.',
      ],
      en: [
        'Role request',
        'An account asks for the role {solicitado}. You can grant it in user management once its address is confirmed.',
      ],
    }),
  ],
  'account.roleGranted': [
    mailed(
      account('account', {
        es: ['Solicitud aceptada', 'Ya {tienes|tiene} el rol {rol}. Gracias por querer participar.'],
        en: ['Request granted', 'You now have the role {rol}. Thank you for taking part.'],
      }),
    ),
  ],
  'account.roleDeclined': [
    mailed(
      account('account', {
        es: [
          'Sobre {tu|su} solicitud',
          'Esta vez no hemos podido {concederte|concederle} el rol {rol}. {Tu|Su} cuenta sigue como estaba.',
        ],
        en: ['About your request', 'This time we could not grant you the role {rol}. Your account stays as it was.'],
      }),
    ),
  ],
  'account.rolesChanged': [
    account('account', {
      es: ['{Tus|Sus} roles han cambiado', 'Ahora {tu|su} cuenta es de: {roles}.'],
      en: ['Your roles have changed', 'The roles of your account are now: {roles}.'],
    }),
  ],
  'account.scopesChanged': [
    account('account', {
      es: ['Dónde valen {tus|sus} roles ha cambiado', 'La administración lo ha cambiado: {cambios}.'],
      en: ['Where your roles hold has changed', 'An administrator changed it: {cambios}.'],
    }),
  ],
  'account.dataExported': [
    account('account', {
      es: [
        '{Tus|Sus} datos están listos',
        'Ya {puedes descargar la copia de tus datos en tu|puede descargar la copia de sus datos en su} configuración. La guardamos siete días.',
      ],
      en: [
        'Your data are ready',
        'You can now download the copy of your data in your settings. We keep it for seven days.',
      ],
    }),
  ],
  'account.unblocked': [
    account('account', {
      es: [
        '{Tu|Su} cuenta está activa',
        '{Tu cuenta se ha desbloqueado: ya puedes|Su cuenta se ha desbloqueado: ya puede} usarla.',
      ],
      en: ['Your account is active', 'Your account has been unblocked: you can use it again.'],
    }),
  ],
  'account.merged': [
    mailed(
      account('account', {
        es: [
          '{Tus|Sus} dos cuentas son ahora una',
          'Administración ha unido a esta cuenta otra {tuya|suya}: aquí {tienes|tiene} ahora lo que había en las dos. Si no es {tuya|suya}, {escríbenos|escríbanos} desde la página de contacto: durante 30 días se puede deshacer.',
        ],
        en: [
          'Your two accounts are one now',
          'An administrator has merged another account of yours into this one: what was in both is here now. If it is not yours, write to us from the contact page: for 30 days it can be undone.',
        ],
      }),
    ),
  ],
  'account.mergeUndone': [
    mailed(
      account('account', {
        es: [
          '{Tus|Sus} cuentas vuelven a ser dos',
          'Administración ha deshecho la unión de {tus|sus} cuentas: cada una tiene otra vez lo que era suyo.',
        ],
        en: [
          'Your accounts are two again',
          'An administrator has undone the merge of your accounts: each has again what was its own.',
        ],
      }),
    ),
  ],
  'settings.changed': [
    system('administrators', {
      es: ['Ajustes cambiados', 'Los ajustes de la plataforma han cambiado: {cambios}.'],
      en: ['Settings changed', 'The settings of the platform have changed: {cambios}.'],
    }),
  ],
  'mail.written': [
    personal(
      system('account', {
        es: ['{Tienes|Tiene} un mensaje', '«{asunto}»\n\n{mensaje}[\n\n— {remite}]'],
        en: ['You have a message', '“{asunto}”\n\n{mensaje}[\n\n— {remite}]'],
      }),
    ),
  ],
  'contact.sent': [
    mailed(
      system('administrators', {
        es: [
          'Mensaje de contacto',
          'Alguien escribe desde la página de contacto: «{asunto}». Está en {tu|su} correo, o entre los correos guardados donde no se envían.',
        ],
        en: [
          'Contact message',
          'Somebody writes from the contact page: “{asunto}”. It is in your email, or among the stored mails where none are sent.',
        ],
      }),
    ),
  ],
};
