/**
 * The product's own privacy policy: what has to be said by articles 13 and 14 of Regulation (EU) 2016/679, of what the platform does
 * and the settings say. Whoever runs it may write another on its page.
 */
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { LawFacts, Retention } from '#contract/entities/personal-data.ts';
import type { Language } from '#contract/vocabulary.ts';
import { holderOf, type LegalPart, legalDocument, mailTo, type Said } from './legal-text.ts';

export interface PrivacyFacts extends LawFacts, Retention {
  /** The platform's name, who publishes it, where both are reached; each but the first may be ''. */
  nombre: string;
  institucion: string;
  contacto: string;
  direccion: string;
  /** Which services other than the platform get personal data. */
  services: {
    mail: boolean;
    storage: boolean;
    orcid: boolean;
    similarity: boolean;
    crossref: boolean;
    datacite: boolean;
  };
  /** Days: a log-in that nobody uses, a browser that is known, a copy of one's own data. */
  sessionDays: number;
  deviceDays: number;
  copyDays: number;
}

export const privacyPolicy = (facts: PrivacyFacts, language: Language): Manuscript =>
  language === 'en' ? inEnglish(facts) : inSpanish(facts);

/** Only those that are there. */
const where = (entries: readonly [boolean, Said][]): Said[] => entries.flatMap(([is, said]) => (is ? [said] : []));
const years = (count: number, [one, more]: readonly [string, string]) => `${count} ${count === 1 ? one : more}`;

function inSpanish(facts: PrivacyFacts): Manuscript {
  const { services } = facts;
  const holder = holderOf(facts);
  const days = (count: number) => years(count, ['día', 'días']);
  const parts: LegalPart[] = [
    {
      title: 'Quién responde de tus datos',
      body: [
        [
          `Responde ${holder}${facts.direccion && `, ${facts.direccion.replaceAll('\n', ', ')}`}. Escribe a `,
          mailTo(facts.delegadoDatos || facts.contacto),
          facts.delegadoDatos ? ', el correo de protección de datos.' : '.',
        ],
      ],
    },
    {
      title: 'Qué guardamos y para qué',
      body: [
        {
          list: [
            'Tu cuenta: nombre, correo, contraseña (cifrada de modo que nadie puede leerla) y, si los das, afiliación, ORCID, biografía y foto. Sin ellos no hay cuenta: la base es el servicio que nos pides.',
            'Tu trabajo: obras, versiones, revisiones, mensajes y decisiones. Son la memoria del proceso editorial, que quien edita tiene el deber de poder explicar.',
            'Un registro de quién hizo qué y cuándo, sin lo que escribió: protege a quienes escriben y a quienes revisan. La base es el interés legítimo en que el proceso se pueda comprobar.',
            'Tus accesos: desde qué navegador y sistema, desde cuándo y hasta cuándo. No guardamos desde qué dirección de red ni desde dónde.',
            'El boletín y los avisos de búsquedas, solo si los pides, y lo que das permiso para añadir a tu ficha de ORCID. La base es tu consentimiento, que retiras cuando quieras.',
          ],
        },
        'De las visitas a una obra contamos cuántas son, nunca de quién. No hay publicidad, ni perfiles, ni decisiones que tome una máquina sobre ti.',
      ],
    },
    {
      title: 'Quién lo ve',
      body: [
        'Tu correo lo ven quienes editan y administran, y quienes firman contigo. En la revisión ciega, el nombre que se oculta no aparece en ninguna pantalla, correo ni archivo de la otra parte. Lo que se publica lleva el nombre, la afiliación y el ORCID de quien lo firma, también en los ficheros que leen buscadores, bibliotecas y repositorios.',
      ],
    },
    {
      title: 'A quién se comunica',
      body: [
        'A nadie más que a quien hace falta para lo que pides:',
        {
          list: [
            ...where([
              [services.mail, 'el servicio de correo que lleva nuestros avisos, tu dirección y lo que dicen;'],
              [services.storage, 'el servicio de almacenamiento que guarda los archivos, lo que subes;'],
              [services.orcid, 'ORCID, si conectas tu cuenta con tu iD;'],
              [services.similarity, 'el servicio que busca textos similares, el texto de lo que envías a revisión;'],
              [services.crossref, 'Crossref, que registra los DOI, los nombres y datos públicos de lo que se publica;'],
              [services.datacite, 'DataCite, que registra los DOI, los nombres y datos públicos de lo que se publica;'],
            ]),
            'quien lo pida con una orden de un juez o por una ley.',
          ],
        },
      ],
    },
    {
      title: 'Cuánto tiempo',
      body: [
        {
          list: [
            'Tu cuenta, mientras la tengas. Al eliminarla se borran tus datos personales y se cierran tus accesos; lo publicado conserva la firma con que se publicó, porque otras personas lo han citado, y el registro ya no dice quién eras.',
            `El registro de actividad, ${years(facts.conservarRegistroAnios, ['año', 'años'])}.`,
            `Los correos que te enviamos, ${days(facts.conservarCorreosDias)}; lo que empezaste a escribir y dejaste, ${days(facts.conservarBorradoresDias)} desde el último cambio.`,
            `Un acceso que no usas, ${days(facts.sessionDays)}; la copia de tus datos que pides, ${days(facts.copyDays)}.`,
            `En las copias de seguridad y en los registros del servidor, lo borrado desaparece en ${days(facts.conservarCopiasDias)} como mucho.`,
          ],
        },
      ],
    },
    {
      title: 'En tu navegador',
      body: [
        `Guardamos tu sesión, tus preferencias y una copia de lo que escribes, para que no se pierda si se corta la línea, y una cookie que dice durante ${days(facts.deviceDays)} que ya entraste desde él, para que nadie pueda dejarte fuera probando contraseñas.${services.orcid ? ' Mientras vas a ORCID y vuelves, otra cookie, durante una hora como mucho, comprueba que eres tú.' : ''} Son necesarias para lo que pides; no hay otras, y por eso no te preguntamos por ellas.`,
      ],
    },
    {
      title: 'Qué puedes hacer',
      body: [
        [
          'Consultar y corregir tus datos en tu perfil; descargarlos y eliminar tu cuenta en ',
          { text: 'Configuración', href: '/configuracion' },
          '. Para oponerte, limitar su uso o preguntar lo que sea, escribe a ',
          mailTo(facts.delegadoDatos || facts.contacto),
          `. Si crees que no los tratamos bien, puedes reclamar ante ${facts.autoridadDatos || 'la autoridad de protección de datos de tu país'}.`,
        ],
      ],
    },
  ];
  return legalDocument([`${facts.nombre} guarda lo necesario para publicar bien, y nada más.`], parts);
}

function inEnglish(facts: PrivacyFacts): Manuscript {
  const { services } = facts;
  const holder = holderOf(facts);
  const days = (count: number) => years(count, ['day', 'days']);
  const parts: LegalPart[] = [
    {
      title: 'Who is responsible for your data',
      body: [
        [
          `${holder}${facts.direccion && `, ${facts.direccion.replaceAll('\n', ', ')}`}, is. Write to `,
          mailTo(facts.delegadoDatos || facts.contacto),
          facts.delegadoDatos ? ', the data protection address.' : '.',
        ],
      ],
    },
    {
      title: 'What we keep, and what for',
      body: [
        {
          list: [
            'Your account: name, address, password (as a hash that nobody can read) and, if you give them, affiliation, ORCID, biography and portrait. Without them there is no account: the basis is the service you ask for.',
            'Your work: works, versions, reviews, messages and decisions. They are the memory of the editorial process, which editors must be able to account for.',
            'A record of who did what and when, without what they wrote: it protects those who write and those who review. The basis is the legitimate interest in a process that can be checked.',
            'Your log-ins: from which browser and system, since when and until when. We keep neither your network address nor where you are.',
            'The newsletter and news of searches, only if you ask for them, and what you let us add to your ORCID record. The basis is your consent, which you withdraw whenever you like.',
          ],
        },
        'Of visits to a work we count how many there are, never whose. There is no advertising, no profiling, and no machine decides anything about you.',
      ],
    },
    {
      title: 'Who sees it',
      body: [
        'Editors, administrators and those who sign a work with you see your address. In blind review the name that is hidden stands on no screen and in no mail or file of the other side. What is published carries the name, affiliation and ORCID of who signs it, in the files that search engines, libraries and repositories read, too.',
      ],
    },
    {
      title: 'Who is told',
      body: [
        'Nobody but those who are needed for what you ask for:',
        {
          list: [
            ...where([
              [services.mail, 'the mail service that carries our notices: your address and what they say;'],
              [services.storage, 'the storage service that keeps files: what you upload;'],
              [services.orcid, 'ORCID, if you connect your account with your iD;'],
              [services.similarity, 'the service that looks for similar texts: the text of what you send to review;'],
              [services.crossref, 'Crossref, which registers DOIs: names and public data of what is published;'],
              [services.datacite, 'DataCite, which registers DOIs: names and public data of what is published;'],
            ]),
            'whoever asks with a court order or by law.',
          ],
        },
      ],
    },
    {
      title: 'How long',
      body: [
        {
          list: [
            'Your account, as long as you have it. When you delete it, your personal data are erased and your log-ins end; what is published keeps the name it was published under, since others have cited it, and the record no longer says who you were.',
            `The activity record, ${years(facts.conservarRegistroAnios, ['year', 'years'])}.`,
            `Mails that we send you, ${days(facts.conservarCorreosDias)}; what you began to write and left, ${days(facts.conservarBorradoresDias)} since its last change.`,
            `A log-in that you do not use, ${days(facts.sessionDays)}; the copy of your data that you ask for, ${days(facts.copyDays)}.`,
            `From backups and the server’s logs what was erased is gone within ${days(facts.conservarCopiasDias)} at most.`,
          ],
        },
      ],
    },
    {
      title: 'In your browser',
      body: [
        `We keep your session, your preferences and a copy of what you write, so that it is not lost when the line breaks, and a cookie that says for ${days(facts.deviceDays)} that you have logged in from it, so that nobody can lock you out by trying passwords.${services.orcid ? ' While you go to ORCID and back, another cookie, for an hour at most, checks that it is you.' : ''} They are needed for what you ask for; there are no others, which is why we do not ask you about them.`,
      ],
    },
    {
      title: 'What you can do',
      body: [
        [
          'Look at your data and correct them in your profile; download them and delete your account in ',
          { text: 'Settings', href: '/configuracion' },
          '. To object, to restrict their use or to ask anything, write to ',
          mailTo(facts.delegadoDatos || facts.contacto),
          `. If you think that we do not treat them well, you may complain to ${facts.autoridadDatos || 'the data protection authority of your country'}.`,
        ],
      ],
    },
  ];
  return legalDocument([`${facts.nombre} keeps what is needed to publish well, and nothing more.`], parts);
}
