/**
 * What people do on the platform, in order: everything that leaves traces, each act by whose it is. It needs nothing but the
 * demonstration set, and can be done again: first to fill a database with more than the set, then as part of the walk.
 */
import { callAddress } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import type { Step } from './play.ts';

export interface Act {
  who: string;
  step: Step;
}
type More = { params?: object; query?: object; body?: unknown; upload?: string | Buffer; keep?: Step['keep'] };

/** Places in braces are filled when the act is played. */
const unescaped = (address: string) => address.replace(/%7B%7B.*?%7D%7D/g, (place) => decodeURIComponent(place));

const act = (who: string, name: CallName, { params, query, body, upload, keep }: More = {}): Act => ({
  who,
  step: {
    name,
    method: calls[name].method,
    url: `/api${unescaped(callAddress(calls[name], { params: { ...params }, query: { ...query } }))}`,
    ...(body !== undefined && { body }),
    ...(upload !== undefined && { upload: Buffer.from(upload).toString('base64') }),
    ...(keep && { keep }),
  },
});

const summary = 'Medimos cuánto tarda en secarse la ropa tendida en nueve pueblos de la costa y de la sierra.';
const text =
  '# Introducción\n\nLa ropa se seca antes donde sopla el viento.\n\n# Método\n\nTendimos la misma sábana en nueve pueblos.';

/** `time` is in the addresses of new accounts: each time others. */
export const acts = (time: string): Act[] => [
  ...ofAccounts(time),
  ...ofAWork(time),
  ...ofOtherWorks(),
  ...ofTheSite(time),
];

const ofAccounts = (time: string): Act[] => [
  act('visitante', 'register', {
    body: {
      nombres: 'Vera',
      apellidos: 'Visitante',
      email: `vera.${time}@visita.test`,
      password: 'una-clave-larga',
      roles: ['REVISOR'],
      afiliacion: 'Universidad de Paso',
    },
    keep: { visitante: ['access_token'], visita: ['user.id'] },
  }),
  act('guest', 'login', { body: { email: `vera.${time}@visita.test`, password: 'no es esta' } }),
  act('visitante', 'requestRole', { body: { rol: 'AUTOR' } }),
  act('visitante', 'updateProfile', { body: { biografia: 'Está de paso.', orcid: null } }),
  act('visitante', 'changePhoto', { body: { foto: png.toString('base64') } }),
  act('visitante', 'changePreferences', { body: { tema: 'oscuro' } }),
  act('visitante', 'changeNotificationChannels', { body: { PUBLICACION: { pantalla: true, correo: 'AHORA' } } }),
  act('visitante', 'declareConflict', { body: { institucion: 'Universidad de Paso', nota: 'Estudié allí.' } }),
  act('visitante', 'createPublication', {
    body: { titulo: 'Un borrador de paso', resumen: summary, palabrasClave: ['paso'], coautoresIds: [] },
  }),
  act('admin', 'changeUser', { params: { id: '{{visita}}' }, body: { correoVerificado: true } }),
  act('admin', 'decideRoleRequest', { params: { id: '{{visita}}' }, body: { conceder: true } }),
  act('admin', 'changeUser', { params: { id: '{{visita}}' }, body: { estado: 'BLOQUEADO' } }),
  act('visitante', 'profile'),
  act('admin', 'changeUser', { params: { id: '{{visita}}' }, body: { estado: 'ACTIVO' } }),
  act('lector', 'requestRole', { body: { rol: 'REVISOR' } }),
  act('lector', 'keepDraft', { params: { clave: 'contacto.nuevo' }, body: { contenido: { mensaje: 'Quería…' } } }),
  act('guest', 'sendContactMessage', {
    body: { nombre: 'Vera', email: 'vera@visita.test', asunto: 'Una pregunta', mensaje: '¿Admiten poesía?' },
  }),
  act('guest', 'subscribe', { body: { email: `boletin.${time}@visita.test` } }),
];

/** Two rounds, with everything that a work can have, to its retraction. */
const ofAWork = (time: string): Act[] => {
  const params = { id: '{{obra}}' };
  const first = { id: '{{primera revisión}}' };
  const second = { id: '{{segunda revisión}}' };
  return [
    act('autor', 'createPublication', {
      body: {
        titulo: 'Cuánto tarda en secarse una sábana',
        resumen: summary,
        palabrasClave: ['viento', 'humedad', 'vida doméstica'],
        tipo: 'ARTICULO',
        coautoresIds: [],
        metadatos: { categoria: 'Física' },
      },
      keep: { obra: ['id'] },
    }),
    act('autor', 'updatePublication', {
      params,
      body: {
        traducciones: [
          { idioma: 'en', titulo: 'How long a sheet takes to dry', resumen: 'Sheets.', palabrasClave: ['wind'] },
        ],
      },
    }),
    act('autor', 'saveContent', { params, body: { contenido: text } }),
    act('autor', 'uploadFile', {
      params,
      query: { clase: 'DATOS', nombre: 'secado.csv' },
      upload: 'pueblo;horas\nCosta;3\nSierra;5\n',
      keep: { datos: ['id'] },
    }),
    act('autor', 'uploadFile', {
      params,
      query: { clase: 'FIGURA', nombre: 'sábana.png' },
      upload: png,
      keep: { figura: ['id'] },
    }),
    act('autor', 'changeFile', { params: { id: '{{figura}}' }, body: { descripcion: 'La sábana, tendida.' } }),
    act('autor', 'uploadPicture', { params, upload: png }),
    act('autor', 'keepDraft', { params: { clave: 'obra.nueva' }, body: { contenido: { titulo: 'Otra' } } }),
    act('autor', 'listAuthors', { params, keep: { autor: ['autores.0.id'] } }),
    act('autor', 'saveAuthors', {
      params,
      body: {
        autores: [
          { id: '{{autor}}', nombres: 'Autora', apellidos: 'Principal' },
          {
            id: null,
            nombres: 'Coral',
            apellidos: 'Convidada',
            email: `coral.${time}@visita.test`,
            afiliacion: 'Observatorio del Viento',
          },
        ],
      },
    }),
    act('admin', 'listMails', {
      query: { search: `coral.${time}@visita.test` },
      keep: { coautoría: ['mails.0.texto', '/([\\w-]{40,})(?=\\s|$)'] },
    }),
    act('guest', 'getCoauthorship', { params: { token: '{{coautoría}}' } }),
    act('visitante', 'acceptCoauthorship', { params: { token: '{{coautoría}}' } }),
    act('guest', 'submitReview', { params }),
    act('lector', 'submitReview', { params }),
    act('autor', 'submitReview', { params }),
    act('autor', 'submitReview', { params }),
    act('editor', 'setHandlingEditor', { params, body: { editorId: null, anterior: null } }),
    act('editor', 'setPriority', { params, body: { prioridad: 'ALTA' } }),
    act('editor', 'addNote', { params, body: { texto: 'Pedir los datos del invierno.' }, keep: { nota: ['id'] } }),
    act('editor', 'editNote', { params: { id: '{{nota}}' }, body: { texto: 'Pedir los datos de otro invierno.' } }),
    act('revisor', 'authProfile', { keep: { revisor: ['id'] } }),
    act('autor', 'assignReviewer', { params, body: { revisorId: '{{revisor}}' } }),
    act('editor', 'assignReviewer', {
      params,
      body: { revisorId: '{{revisor}}', comentarios: 'Nos importa sobre todo el método.' },
      keep: { 'primera revisión': ['id'] },
    }),
    act('editor', 'saveAlternates', { params, body: { deseados: null, candidatos: ['{{visita}}'] } }),
    act('editor', 'assignReviewer', { params, body: { revisorId: '{{autor}}' } }),
    act('revisor', 'acceptReview', { params: first }),
    act('revisor', 'uploadReviewFile', {
      params: first,
      query: { nombre: 'notas.txt', paraAutor: 'true' },
      upload: 'Página 2: ¿qué sábana?\n',
      keep: { adjunto: ['id'] },
    }),
    act('revisor', 'previewReview', {
      params: first,
      body: { comentarios: '1. Falta el invierno.', estado: 'DEVUELTA', respuestas: {} },
    }),
    act('editor', 'changeEstado', { params, body: { estado: 'APROBADO' } }),
    act('revisor', 'updateReview', {
      params: first,
      body: {
        estado: 'DEVUELTA',
        comentarios: '1. Falta el invierno.\n\n2. ¿De qué tela era la sábana?',
        comentarioConfidencial: 'Promete.',
      },
    }),
    act('editor', 'thankReviewer', { params: first }),
    act('autor', 'updateReview', { params: first, body: { comentarioAutor: 'Gracias por leernos.' } }),
    act('editor', 'standardLetter', { params, query: { accion: 'SOLICITAR_CAMBIOS' } }),
    act('editor', 'previewDecision', { params, body: { estado: 'CAMBIOS_SOLICITADOS' } }),
    act('autor', 'decide', { params, body: { estado: 'APROBADO' } }),
    act('editor', 'decide', { params, body: { estado: 'CAMBIOS_SOLICITADOS', motivo: 'Falta el invierno.' } }),
    act('admin', 'changeStatus', { params, body: { estado: 'APROBADO' } }),
    act('autor', 'changeEstado', { params, body: { estado: 'BORRADOR' } }),
    act('autor', 'answerReview', {
      params: first,
      body: { revision: 0, puntos: [{ punto: 'Falta el invierno.', respuesta: 'Está en la tabla 2.' }] },
    }),
    act('autor', 'saveContent', { params, body: { contenido: `${text}\n\n# Invierno\n\nTarda el doble.` } }),
    act('autor', 'submitReview', { params }),
    act('editor', 'assignReviewer', {
      params,
      body: { revisorId: '{{revisor}}' },
      keep: { 'segunda revisión': ['id'] },
    }),
    act('revisor', 'updateReview', { params: second, body: { estado: 'ACEPTADA', comentarios: 'Ahora sí.' } }),
    act('editor', 'changeEstado', { params, body: { estado: 'PENDIENTE_APROBACION' } }),
    act('editor', 'changeEstado', { params, body: { estado: 'APROBADO' } }),
    act('admin', 'changeEstado', { params, body: { estado: 'APROBADO' } }),
    act('autor', 'changeEstado', { params, body: { estado: 'PUBLICADO' } }),
    act('guest', 'readWork', { params }),
    act('guest', 'linkFile', { params: { id: '{{datos}}' } }),
    act('guest', 'citePublication', { params: { ...params, estilo: 'apa' } }),
    act('autor', 'deletePublication', { params }),
    act('editor', 'changeEstado', { params, body: { estado: 'RETIRADO' } }),
    act('editor', 'changeEstado', { params, body: { estado: 'RETIRADO', motivo: 'La sábana no era la misma.' } }),
    act('guest', 'readWork', { params }),
    act('admin', 'publicationHistory', { params }),
    act('autor', 'publicationHistory', { params }),
    act('editor', 'listNotes', { params }),
    act('editor', 'listDecisions', { params }),
    act('autor', 'reviewsOfPublication', { params }),
  ];
};

const other = (title: string, name: string) =>
  act('autor', 'createPublication', {
    body: { titulo: title, resumen: summary, palabrasClave: ['viento'], coautoresIds: [] },
    keep: { [name]: ['id'] },
  });

/** One that is declined by its reviewer and rejected, one that is deleted and restored, one that is deleted, and a draft. */
const ofOtherWorks = (): Act[] => [
  other('Una sábana que no llega', 'rechazada'),
  act('autor', 'submitReview', { params: { id: '{{rechazada}}' } }),
  act('revisor', 'suggest', {
    body: { publicacionId: '{{rechazada}}', comentarios: 'Se podría medir también con toallas.' },
  }),
  act('editor', 'assignReviewer', {
    params: { id: '{{rechazada}}' },
    body: { revisorId: '{{revisor}}' },
    keep: { declinada: ['id'] },
  }),
  act('revisor', 'declineReview', { params: { id: '{{declinada}}' }, body: { motivo: 'Estoy de viaje.' } }),
  act('editor', 'changeEstado', { params: { id: '{{rechazada}}' }, body: { estado: 'RETIRADO' } }),
  act('editor', 'changeEstado', {
    params: { id: '{{rechazada}}' },
    body: { estado: 'RETIRADO', motivo: 'Queda fuera de lo que publicamos.' },
  }),
  other('Una sábana que vuelve', 'restaurada'),
  act('autor', 'deletePublication', { params: { id: '{{restaurada}}' } }),
  act('autor', 'getPublication', { params: { id: '{{restaurada}}' } }),
  act('editor', 'restorePublication', { params: { id: '{{restaurada}}' } }),
  act('admin', 'restorePublication', { params: { id: '{{restaurada}}' } }),
  other('Una sábana que no vuelve', 'eliminada'),
  act('autor', 'deletePublication', { params: { id: '{{eliminada}}' } }),
  other('Una sábana por escribir', 'borrador'),
  act('autor', 'parseReferences', { body: { texto: 'Pérez, A. (2019). Un libro. Madrid.' } }),
  act('editor', 'startAssignment', { body: {}, keep: { reparto: ['id'] } }),
];

const ofTheSite = (time: string): Act[] => [
  act('admin', 'writePage', { params: { slug: 'eventos' }, body: { markdown: `# Encuentro ${time}\n\nEn mayo.` } }),
  act('editor', 'writePage', { params: { slug: 'eventos' }, body: { markdown: 'No puedo.' } }),
  act('admin', 'changeSettings', { body: { revisionesMinimas: 3 } }),
  act('editor', 'changeSettings', { body: { revisionesMinimas: 2 } }),
  act('editor', 'changeSettings', { body: { nombre: 'Otro' } }),
  act('admin', 'changeLetterTemplate', {
    params: { clave: 'APROBAR', idioma: 'es' },
    body: { asunto: 'Tu obra se publicará: {titulo}', cuerpo: 'Enhorabuena.' },
  }),
  act('admin', 'previewLetterTemplate', {
    params: { clave: 'RECHAZAR', idioma: 'en' },
    body: { asunto: 'About {titulo}', cuerpo: 'Thank you.' },
  }),
  act('editor', 'sendEmail', {
    body: { to: `vera.${time}@visita.test`, subject: 'Bienvenida', message: 'Nos alegra tenerte.' },
  }),
  act('lector', 'sendEmail', { body: { to: 'autor@pliego.test', subject: 'Hola', message: 'Hola.' } }),
  act('admin', 'verifyActivity'),
  act('lector', 'startOwnExport'),
  act('revisor', 'createDeadlineFeed', { keep: { calendario: ['url', '([\\w-]{40,})'] } }),
  act('guest', 'subscribedDeadlines', { params: { token: '{{calendario}}' } }),
  act('lector', 'eraseOwnAccount', { body: { password: 'no es esta', palabra: 'ELIMINAR' } }),
];
