/** Who is told of what happens to institutions, in which words. */
import { account, mailed, type Notices, system } from './notice.ts';

export const institutionNotices: Notices = {
  'institution.joined': [
    account('account', {
      es: [
        '{Eres|Es} miembro de una institución',
        'Por el dominio de {tu|su} correo, {eres|es} miembro de «{institucion}». {Puedes|Puede} dejarla en «Mi institución».',
      ],
      en: [
        'You are a member of an institution',
        'By the domain of your address, you are a member of “{institucion}”. You can leave it under “My institution”.',
      ],
    }),
  ],
  'institution.removed': [
    account('account', {
      es: [
        'Ya no {eres|es} miembro de una institución',
        '«{institucion}» ya no {te|le} tiene entre sus miembros. Lo que {has|ha} publicado sigue donde está.',
      ],
      en: [
        'You are no longer a member of an institution',
        '“{institucion}” no longer has you among its members. What you have published stays where it is.',
      ],
    }),
  ],
  'institution.chargeGiven': [
    account('account', {
      es: [
        '{Respondes|Responde} por una institución',
        'Desde ahora {respondes|responde} por «{institucion}»: sus miembros, sus invitaciones y su página están en «Mi institución».',
      ],
      en: [
        'You answer for an institution',
        'From now on you answer for “{institucion}”: its members, invitations and page are under “My institution”.',
      ],
    }),
  ],
  'institution.chargeTaken': [
    account('account', {
      es: [
        'Ya no {respondes|responde} por una institución',
        '{Sigues|Sigue} siendo miembro de «{institucion}», y ya no {respondes|responde} por ella.',
      ],
      en: [
        'You no longer answer for an institution',
        'You are still a member of “{institucion}”, and no longer answer for it.',
      ],
    }),
  ],
  'institution.invitationDeclined': [
    account('account', {
      es: ['Invitación rechazada', 'Alguien a quien {invitaste|invitó} a «{institucion}» ha dicho que no.'],
      en: ['Invitation declined', 'Somebody whom you invited to “{institucion}” said no.'],
    }),
  ],
  'institution.withoutCharge': [
    system('administrators', {
      es: [
        'Una institución se queda sin responsable',
        'Nadie responde ya por «{institucion}». Sus miembros y sus obras siguen como estaban: {elige|elija} a alguien en «Instituciones».',
      ],
      en: [
        'An institution has nobody in charge',
        'Nobody answers for “{institucion}” any more. Its members and works are as they were: choose somebody under “Institutions”.',
      ],
    }),
  ],
  'institution.requested': [
    mailed(
      system('administrators', {
        es: [
          'Solicitud de institución',
          '«{institucion}» pide publicar aquí. {Puedes|Puede} aceptarla o responder en «Instituciones».',
        ],
        en: [
          'Request of an institution',
          '“{institucion}” asks to publish here. You can accept it or answer under “Institutions”.',
        ],
      }),
    ),
  ],
};
