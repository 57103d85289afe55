/** The read-me of the copy of a person's data (server/features/transfer/own-data/read-me.ts). */
import { exportDays } from '#contract/entities/own-data.ts';
import type { Language } from '#contract/vocabulary.ts';

/** What each part of the copy is. */
export const ownDataParts: readonly (Record<Language, string> & { archivo: string })[] = [
  {
    archivo: 'cuenta.json',
    es: 'Tu perfil, tus preferencias, cómo quieres que te avisemos, tus sesiones, desde cuándo tienes un segundo paso, las instituciones con las que entras, lo que dejas añadir a tu registro de ORCID y tu suscripción al boletín.',
    en: 'Your profile, your preferences, how you want to be told, your sessions, since when you have a second step, the institutions by which you log in, what you let us add to your record at ORCID and your newsletter subscription.',
  },
  { archivo: 'foto.*', es: 'La foto de tu perfil.', en: 'The photo of your profile.' },
  {
    archivo: 'formularios.json',
    es: 'Lo que empezaste a escribir en formularios y aún no enviaste.',
    en: 'What you began to write in forms and have not sent yet.',
  },
  {
    archivo: 'conflictos.json',
    es: 'Los conflictos de interés que has declarado.',
    en: 'The conflicts of interest that you have declared.',
  },
  {
    archivo: 'preferencias.json',
    es: 'Las obras que has dicho que te gustaría revisar o no, por su identificador.',
    en: 'The works that you said you would like to review or not, by their identifiers.',
  },
  {
    archivo: 'firmas-pedidas.json',
    es: 'Las obras que te han preguntado si firmas y esperan tu respuesta.',
    en: 'The works that have asked whether you sign them and wait for your answer.',
  },
  {
    archivo: 'lecturas.json',
    es: 'Las últimas obras que abriste en el catálogo, por su identificador.',
    en: 'The works that you last opened in the catalogue, by their identifiers.',
  },
  {
    archivo: 'busquedas.json',
    es: 'Las búsquedas del catálogo que has guardado.',
    en: 'The searches of the catalogue that you keep.',
  },
  {
    archivo: 'claves.json',
    es: 'Tus claves de la API pública: cómo se llaman, desde cuándo existen y qué día se usaron por última vez.',
    en: 'Your keys of the public API: how they are called, since when they exist and on which day they were last used.',
  },
  {
    archivo: 'actividad.json',
    es: 'Lo que has hecho en la plataforma, según su registro de actividad.',
    en: 'What you have done on the platform, as its activity record has it.',
  },
  { archivo: 'notificaciones.json', es: 'Los avisos que has recibido.', en: 'The notices that you have received.' },
  {
    archivo: 'correos.json',
    es: 'Los correos que te hemos enviado, sin los que llevan un enlace personal. Solo si confirmaste tu dirección.',
    en: 'The mails that we have sent you, without those that carry a personal link. Only if you confirmed your address.',
  },
  {
    archivo: 'revisiones.json, revisiones/',
    es: 'Tus revisiones con sus comentarios, y los archivos que adjuntaste.',
    en: 'Your reviews with their comments, and the files that you attached.',
  },
  {
    archivo: 'consentimientos.json',
    es: 'Si te han preguntado si tu nombre puede conocerse en una revisión, y lo que respondiste.',
    en: 'Whether you were asked to let your name be known in a review, and what you answered.',
  },
  {
    archivo: 'relevos.json',
    es: 'Los relevos en la autoría principal de una obra que esperan tu respuesta; los de tus obras, en la carpeta de cada una.',
    en: 'Changes of the main author of a work that wait for your answer; those of your works are in the folder of each.',
  },
  { archivo: 'sugerencias.json', es: 'Las sugerencias que enviaste.', en: 'The suggestions that you sent.' },
  {
    archivo: 'discusiones.json',
    es: 'Lo que escribiste en las discusiones de quienes revisan.',
    en: 'What you wrote in the discussions among reviewers.',
  },
  {
    archivo: 'licencias-firmadas.json',
    es: 'Las licencias de obras que firmaste, o que dijiste que no firmabas, con el texto exacto.',
    en: 'The licences of works that you signed, or said that you do not sign, with the exact text.',
  },
  {
    archivo: 'reclamaciones.json',
    es: 'Las apelaciones y quejas que presentaste, con lo que se respondió.',
    en: 'The appeals and complaints that you made, with what was answered.',
  },
  {
    archivo: 'produccion.json',
    es: 'Lo que respondiste a la corrección y a las pruebas de tus obras.',
    en: 'What you answered to the copy-editing and the proofs of your works.',
  },
  {
    archivo: 'respuestas-a-reclamaciones.json',
    es: 'Si editas o administras: lo que respondiste a apelaciones y quejas.',
    en: 'If you edit or administer: what you answered to appeals and complaints.',
  },
  {
    archivo: 'notas.json, decisiones.json',
    es: 'Si editas: tus notas editoriales y las decisiones que firmaste, con sus cartas.',
    en: 'If you edit: your editorial notes and the decisions that you signed, with their letters.',
  },
  {
    archivo: 'obras/{id}/obra.json, obra-{idioma}.json, version-N.json',
    es: 'Cada obra que firmas, con su texto en cada uno de sus idiomas, y cada versión enviada.',
    en: 'Each work that you sign, with its text in each of its languages, and each version sent.',
  },
  {
    archivo: 'obras/{id}/revisiones.json, imagenes/',
    es: 'Las revisiones de esa obra que puedes leer, y las imágenes de su texto.',
    en: 'The reviews of that work that you may read, and the pictures of its text.',
  },
  {
    archivo: 'archivos.json, archivos/',
    es: 'Los archivos que subiste. Si no caben todos, la lista dice cuáles faltan (incluido: false): descárgalos desde su obra.',
    en: 'The files that you uploaded. If not all fit, the list says which are missing (incluido: false): download them from their work.',
  },
];

/** What stands around them; `{revista}` is the journal's name. */
export const ownDataWords = {
  es: {
    name: 'LÉEME.txt',
    title: 'Copia de tus datos en {revista}',
    intro: [
      'Los .json son texto en UTF-8 que se abre con cualquier editor. Las fechas están en ISO 8601, en UTC.',
      'Está lo que tú puedes leer: donde la revisión es ciega, aquí tampoco figura quien está oculto.',
      `La plataforma borra esta copia a los ${exportDays} días; guárdala donde solo tú puedas abrirla.`,
      'No están las obras eliminadas ni sus revisiones, ni la contraseña, que solo se guarda cifrada.',
    ],
    made: 'Hecha el',
  },
  en: {
    name: 'README.txt',
    title: 'Copy of your data at {revista}',
    intro: [
      'The .json files are text in UTF-8, which any editor opens. Dates are in ISO 8601, in UTC.',
      'It holds what you may read: where review is blind, who is hidden is not named here either.',
      `The platform deletes this copy after ${exportDays} days; keep it where only you can open it.`,
      'Deleted works and their reviews are not in it, nor is the password, of which only a hash is kept.',
    ],
    made: 'Made on',
  },
} as const;
