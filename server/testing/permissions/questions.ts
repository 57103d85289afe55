/** How every call is asked in a cell of the tables: with what, and about which object. A call may be asked in several ways. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CallName, calls } from '#contract/calls.ts';
import { principalJournal } from '#contract/journals.ts';
import { dayMs } from '#contract/time.ts';
import { png, whitePng } from '#server/documents/metadata/pictures.fixture.ts';
import type { TestPerson } from '../platform.ts';
import { type Cell, modes, relations, type Standing, standings, whos } from './axes.ts';
import type { Stage, StagedWork, ThingKind } from './stage.ts';

/** What a question may be about. */
export interface About {
  cell: Cell;
  stage: Stage;
  work: StagedWork;
  /** Who asks; undefined for a guest. */
  me: TestPerson | undefined;
  /** The asking reviewer's own review; for others the completed one. */
  review: string;
}
export interface Asked {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** JSON, or the bytes of a file. */
  body?: unknown;
}
type Ask = (about: About) => Asked;
export interface Question {
  /** Its name in the tables: the call's, or with a variant, `changeEstado/APROBADO`. */
  key: string;
  call: CallName;
  /** On what its answer may depend besides who asks: on the work and their relation to it, on whose the thing is, on nothing. */
  about: 'work' | 'thing' | 'platform';
  ask: Ask;
  /** A list that has the work or not. */
  lists?: true;
  /** A work is asked about in these standings alone. */
  only?: readonly Standing[];
}
/** The platform's first journal. */
const ofPrincipal = () => ({ params: { id: principalJournal } });

const ofNoLoad = () => ({ params: { id: randomUUID() } });

type Key = CallName | `${CallName}/${string}`;

const question =
  (about: Question['about']) =>
  (key: Key, ask: Ask = () => ({}), only?: readonly Standing[]): Question => {
    const [call = ''] = key.split('/');
    return {
      key,
      call: z.custom<CallName>((name) => String(name) in calls).parse(call),
      about,
      ask,
      ...(only && { only }),
    };
  };
const ofPlatform = question('platform');
const ofThing = question('thing');
const ofWork = question('work');
/** Whether a list has the work. */
const ofList = (key: Key, query: Record<string, unknown>): Question => ({
  ...ofWork(key, () => ({ query })),
  lists: true,
});

/** Whether it is given of those that a browser remembers. */
const ofRemembered = (key: Key): Question => ({
  ...ofWork(key, ({ work }) => ({ query: { obras: work.id } })),
  lists: true,
});

const byId = ({ work }: About) => ({ params: { id: work.id } });
const inNoRepository = ({ work }: About) => ({ params: { id: work.id, repositorioId: randomUUID() } });
const withBody = (body: unknown) => (about: About) => ({ ...byId(about), body });
const ofReview =
  (body?: unknown) =>
  ({ review }: About) => ({ params: { id: review }, ...(body !== undefined && { body }) });
const ofThis =
  (kind: ThingKind, body?: unknown) =>
  ({ cell, stage: { things } }: About) => ({
    params: { id: things[cell.relation === 'own' ? 'own' : 'other'][kind] },
    ...(body !== undefined && { body }),
  });
const day = (inDays: number) => new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10);
const noToken = { token: 'a'.repeat(43) };
const password = 'contraseña-de-prueba';
const words = { asunto: 'Sobre {titulo}', cuerpo: 'Gracias por tu envío.' };
const template = { clave: 'APROBAR', idioma: 'es' } as const;
const motivo = 'Un motivo.';
const revocar = { estado: 'EN_REVISION', acto: 'revocar', motivo } as const;
const devolver = { estado: 'CAMBIOS_SOLICITADOS', acto: 'devolver', motivo } as const;
/** The id of nothing. */
const none = '00000000-0000-4000-8000-000000000000';
const inReviewOnly = ['EN_REVISION'] as const;

export const questions: readonly Question[] = [
  // Accounts
  ofPlatform('register', () => ({
    body: { nombres: 'Nadie', apellidos: 'Nuevo', email: `${crypto.randomUUID()}@prueba.test`, password },
  })),
  ofPlatform('login', ({ me }) => ({ body: { email: me?.user.email ?? 'nadie@prueba.test', password } })),
  ofPlatform('refresh', ({ me }) => ({ body: { refresh_token: me?.refreshToken ?? 'ninguno' } })),
  ofPlatform('logout', ({ me }) => ({ body: { refresh_token: me?.refreshToken ?? 'ninguno' } })),
  ofPlatform('logoutEverywhere'),
  ofPlatform('listSessions'),
  ofPlatform('endSession', () => ({ params: { id: none } })),
  ofPlatform('endOtherSessions'),
  ofPlatform('forgotPassword', ({ me }) => ({ body: { email: me?.user.email ?? 'nadie@prueba.test' } })),
  ofPlatform('resetPassword', () => ({ body: { token: 'ninguno', password } })),
  ofPlatform('changePassword', () => ({ body: { actual: password, nueva: 'otra-clave-larga' } })),
  ofPlatform('secondStep', () => ({ body: { desafio: 'ninguno', codigo: '000000' } })),
  ofPlatform('proveSession', () => ({ body: { password } })),
  ofPlatform('getSecondFactor'),
  ofPlatform('beginSecondFactor', () => ({ body: { password } })),
  ofPlatform('confirmSecondFactor', () => ({ body: { codigo: '000000' } })),
  ofPlatform('renewRecoveryCodes', () => ({ body: { codigo: '000000' } })),
  ofPlatform('endSecondFactor', () => ({ body: { password, codigo: '000000' } })),
  ofPlatform('secondFactorFigures'),
  ofPlatform('askPasskey', () => ({ body: { para: 'ENTRAR' } })),
  ofPlatform('logInByPasskey', () => ({ body: { llave: '{}' } })),
  ofPlatform('addPasskey', () => ({ body: { llave: '{}' } })),
  ofPlatform('renamePasskey', () => ({ params: { id: none }, body: { nombre: 'Portátil' } })),
  ofPlatform('removePasskey', () => ({ params: { id: none }, body: { password } })),
  ofPlatform('verifyEmail', () => ({ body: { token: 'ninguno' } })),
  ofPlatform('resendVerification'),
  ofPlatform('authProfile'),
  ofPlatform('profile'),
  ofPlatform('updateProfile', () => ({ body: { biografia: 'Otra.' } })),
  ofPlatform('changePhoto', () => ({ body: { foto: png.toString('base64') } })),
  ofPlatform('removePhoto'),
  ofPlatform('requestRole', () => ({ body: { rol: 'REVISOR' } })),
  ofPlatform('changePreferences', () => ({ body: { theme: 'dark' } })),
  ofPlatform('legalTexts'),
  ofPlatform('acceptLegalText', () => ({ body: { slug: 'terminos', version: null } })),
  ofPlatform('startOrcid', () => ({ body: { para: 'ENTRAR' } })),
  ofPlatform('finishOrcid', () => ({ body: { respuesta: 'state=x' } })),
  ofPlatform('linkOrcid', () => ({ body: { prueba: 'ninguna' } })),
  ofPlatform('unlinkOrcid'),
  ofPlatform('listSignInProviders'),
  ofPlatform('startProvider', () => ({ ...ofNoLoad(), body: { para: 'ENTRAR' } })),
  ofPlatform('finishProvider', () => ({ body: { proveedor: randomUUID(), respuesta: 'state=x' } })),
  ofPlatform('linkProvider', () => ({ body: { prueba: 'ninguna' } })),
  ofPlatform('listProviderLinks'),
  ofPlatform('unlinkProvider', ofNoLoad),
  ofPlatform('listIdentityProviders'),
  ofPlatform('makeIdentityProvider', () => ({
    body: {
      ...{ nombre: 'Universidad', emisor: `https://${randomUUID()}.example/` },
      ...{ clienteId: 'pliego', secreto: 'secreto' },
    },
  })),
  ofPlatform('changeIdentityProvider', () => ({ ...ofNoLoad(), body: { activo: false } })),
  ofPlatform('removeIdentityProvider', ofNoLoad),
  ofPlatform('checkIdentityProvider', ofNoLoad),
  ofPlatform('orcidRecord'),
  ofPlatform('changeOrcidRecord', () => ({ body: { obras: false, revisiones: false } })),
  // People
  ofPlatform('listUsers'),
  ofPlatform('exportUsers'),
  ofPlatform('createAccounts', () => ({
    body: { cuentas: [{ nombres: 'Nadie', apellidos: 'Nuevo', email: `${crypto.randomUUID()}@prueba.test` }] },
  })),
  ofPlatform('previewAccounts', () => ({
    body: { archivo: Buffer.from('nombres;apellidos;email\nNadie;Nuevo;nadie@prueba.test').toString('base64') },
  })),
  ofThing('decideRoleRequest', ofThis('user', { conceder: true })),
  ofThing('changeUser', ofThis('user', { roles: ['LECTOR'] })),
  ofThing('changeUser/block', ofThis('user', { estado: 'BLOQUEADO' })),
  ofPlatform('roleJournals'),
  ofThing('changeUser/scopes', ofThis('user', { ambitos: {} })),
  ofThing('changeRoles', (about) => {
    const { params } = ofThis('user')(about);
    return { body: { personas: [params.id], rol: 'AUTOR', acto: 'DAR' } };
  }),
  ofThing('endSessions', ofThis('user')),
  ofThing('mailPasswordReset', ofThis('user')),
  ofThing('resetSecondFactor', ofThis('user')),
  ofThing('deleteUser', ofThis('user')),
  ofPlatform('listMerges'),
  ofPlatform('previewMerge', ({ stage: { people } }) => ({
    query: { queda: people.free.user.id, unida: people.desk.user.id },
  })),
  ofPlatform('mergeAccounts', ({ stage: { people } }) => ({
    body: { queda: people.free.user.id, unida: people.desk.user.id, motivo },
  })),
  ofPlatform('undoMerge', () => ({ params: { id: crypto.randomUUID() } })),
  // Their own data
  ofPlatform('ownExport'),
  ofPlatform('startOwnExport'),
  ofPlatform('linkOwnExport'),
  ofPlatform('erasureFacts'),
  ofPlatform('eraseOwnAccount', () => ({ body: { password: 'no es esta', palabra: 'ELIMINAR' } })),
  // Works
  ofPlatform('listPublications'),
  ofPlatform('myPublications'),
  ofPlatform('myStatistics'),
  ofPlatform('deletedPublications'),
  ofPlatform('createPublication', () => ({
    body: { titulo: 'Otra obra', resumen: 'Su resumen.', palabrasClave: ['prueba'], coautoresIds: [] },
  })),
  ofWork('getPublication', byId),
  ofWork('updatePublication', withBody({ resumen: 'Otro resumen.' })),
  ofWork('saveContent', withBody({ contenido: 'Otro texto.' })),
  ofWork('deletePublication', byId),
  ofWork('restorePublication', byId),
  ofWork('submitReview', byId),
  ...(
    [
      'APROBADO',
      'CAMBIOS_SOLICITADOS',
      'RETIRADO',
      'PENDIENTE_APROBACION',
      'EN_REVISION',
      'BORRADOR',
      'PUBLICADO',
    ] as const
  ).map((estado) => ofWork(`changeEstado/${estado}`, withBody({ estado, motivo }))),
  ofWork('changeEstado/devolver', withBody(devolver)),
  ofWork('changeEstado/retirar', withBody({ estado: 'BORRADOR', acto: 'retirar', motivo })),
  ofWork('changeEstado/revocar', withBody(revocar)),
  ofWork('changeStatus', withBody({ estado: 'APROBADO', motivo })),
  ofWork('listVersions', byId),
  ofWork('getVersion', ({ work }) => ({ params: { id: work.id, numero: 1 } })),
  // Lists
  ofList('listPublications/work', { limit: 100 }),
  ofRemembered('findAnything/work'),
  ofList('myPublications/work', { limit: 100 }),
  ofList('deletedPublications/work', { limit: 100 }),
  ofList('searchCatalogue/work', { limit: 50 }),
  ofList('editorialQueue/work', { limit: 50 }),
  // By the surnames of who wrote them, in every mode.
  ofList('editorialQueue/byAuthor', { limit: 50, search: 'alcazar bermejo' }),
  ofList('editorialCalendar/work', { desde: day(-1), hasta: day(60) }),
  ofList('worksToAssign/work', { limit: 50, porObra: 10 }),
  ofList('listReviews/work', { limit: 100 }),
  ofList('myReviews/work', { limit: 100 }),
  // Their authors
  ofWork('listAuthors', byId),
  ofWork('saveAuthors', ({ work, stage: { people } }) => ({
    params: { id: work.id },
    body: {
      autores: [people.main, people.coauthor].map(({ user: { id, nombres, apellidos } }) => ({
        id,
        nombres,
        apellidos,
      })),
    },
  })),
  ofWork('leaveAuthors', byId),
  ofWork('openByline', byId),
  ofWork('closeByline', byId),
  ofWork('acceptAuthorship', byId),
  ofWork('refuseAuthorship', byId),
  ofPlatform('myAuthorshipRequests'),
  ofWork('getSuccession', byId),
  ofWork('proposeSuccession', ({ work, stage: { people } }) => ({
    params: { id: work.id },
    body: { personaId: people.coauthor.user.id, motivo },
  })),
  ofWork('withdrawSuccession', byId),
  ofWork('answerSuccession', withBody({ acepta: true })),
  ofPlatform('mySuccessions'),
  ofPlatform('findPeople', () => ({ query: { q: 'Persona' } })),
  ofPlatform('getCoauthorship', () => ({ params: noToken })),
  ofPlatform('acceptCoauthorship', () => ({ params: noToken })),
  ofPlatform('declineCoauthorship', () => ({ params: noToken })),
  ofWork('readRights', byId),
  ofWork('answerRights', withBody({ respuesta: 'FIRMADA', idioma: 'es', texto: 'Otro texto.', licencia: null })),
  ofWork('askRights', withBody({ autores: [{ quien: '0123456789abcdef' }] })),
  ofWork('revokeRightsLink', ({ work }) => ({ params: { id: work.id, firmante: '0123456789abcdef' } })),
  ofPlatform('readRightsLink', () => ({ params: noToken })),
  ofPlatform('answerRightsLink', () => ({
    params: noToken,
    body: { respuesta: 'FIRMADA', idioma: 'es', texto: 'Otro texto.', licencia: null },
  })),
  // Files and formats
  ofWork('listFiles', byId),
  ofWork('uploadFile', ({ work }) => ({
    params: { id: work.id },
    query: { clase: 'DATOS', nombre: 'otra.csv' },
    body: Buffer.from('a;b\n3;4\n'),
  })),
  ofWork('changeFile', ({ work }) => ({ params: { id: work.file }, body: { descripcion: 'Una tabla.' } })),
  ofWork('removeFile', ({ work }) => ({ params: { id: work.file } })),
  ofWork('linkFile', ({ work }) => ({ params: { id: work.file } })),
  ofWork('uploadPicture', ({ work }) => ({ params: { id: work.id }, body: png })),
  ofWork('importText', ({ work }) => ({ params: { id: work.id }, body: Buffer.from('no es un documento') })),
  ofWork('exportPublication', ({ work }) => ({ params: { id: work.id, formato: 'markdown' } })),
  ofWork('readEarlierReviews', byId),
  ofPlatform('previewPackage', () => ({ body: Buffer.from('no es un paquete') })),
  ofPlatform('receivePackage', () => ({ query: { intento: randomUUID() }, body: Buffer.from('no es un paquete') })),
  ofWork('takeElsewhere', ({ work }) => ({ params: { id: work.id }, query: { destino: 'Otra revista' } })),
  ofPlatform('parseReferences', () => ({ body: { texto: 'Pérez, A. (2019). Un libro. Madrid.' } })),
  ofWork('citePublication', ({ work }) => ({ params: { id: work.id, estilo: 'apa' } })),
  ofWork('citations', byId),
  // Blindness
  ofWork('findIdentityLeaks', byId),
  ofWork('anonymousFiles', byId),
  ofWork('hiddenIdentities', byId),
  ofWork('askConsent', ({ work, stage: { people } }) => ({
    params: { id: work.id },
    body: { personaId: people.peer.user.id, motivo },
  })),
  ofWork('withdrawConsent', ({ work }) => ({ params: { id: work.consent ?? none } })),
  ofWork('answerConsent', ({ work }) => ({ params: { id: work.consent ?? none }, body: { acepta: true } })),
  ofPlatform('myConsents'),
  ofWork('viewAs', ({ work }) => ({ params: { id: work.id, quien: 'lector' } })),
  // Keys of the public API
  ofPlatform('listApiKeys'),
  ofPlatform('makeApiKey', () => ({ body: { nombre: 'Mi programa' } })),
  ofThing('revokeApiKey', ofThis('key')),
  ofPlatform('listAllApiKeys'),
  ofThing('revokeApiKeyOf', ofThis('key')),
  // What one has begun to write
  ofPlatform('getDraft', () => ({ params: { clave: 'prueba.uno' } })),
  ofPlatform('keepDraft', () => ({ params: { clave: 'prueba.uno' }, body: { contenido: { texto: 'Hola.' } } })),
  ofPlatform('forgetDraft', () => ({ params: { clave: 'prueba.uno' } })),
  // The catalogue
  ofPlatform('searchCatalogue'),
  ofPlatform('catalogueFacets'),
  ofPlatform('listDisciplines'),
  ofPlatform('readDiscipline', () => ({ params: { slug: 'de-nadie' } })),
  ofPlatform('readAuthor', () => ({ params: { autor: 'de-nadie' } })),
  ofPlatform('listSavedSearches'),
  ofPlatform('saveSearch', () => ({ body: { nombre: 'Aguas', consulta: 'q=agua' } })),
  ofThing('changeSavedSearch', ofThis('search', { pausada: true })),
  ofThing('removeSavedSearch', ofThis('search')),
  ofPlatform('findAnything', () => ({ query: { q: 'obra' } })),
  ofPlatform('suggestSearches', () => ({ query: { search: 'obra' } })),
  ofWork('relatedWorks', byId),
  ofWork('workUsage', byId),
  ofWork('recordView', byId),
  ofWork('readWork', byId),
  ofWork('readChapter', ({ work }) => ({ params: { id: work.id, capitulo: 'metodo' } })),
  ofWork('publishedProcess', byId),
  // The editors' desk
  ofPlatform('whatWaits'),
  ofPlatform('editorialQueue'),
  ofPlatform('listQueueViews'),
  ofPlatform('saveQueueView', () => ({ body: { nombre: 'Lo mío', filtros: { de: 'mias' } } })),
  ofThing('changeQueueView', ofThis('view', { nombre: 'Lo de hoy' })),
  ofThing('removeQueueView', ofThis('view')),
  // What becomes of each work is said in the answer (server/features/editorial/queue/several.test.ts).
  ofWork('setHandlingEditors', ({ work, stage: { people } }) => ({
    body: { obras: [{ id: work.id, editorId: people.desk.user.id, anterior: people.handler.user.id }] },
  })),
  ofWork('lateReviews', ({ work }) => ({ body: { obras: [work.id] } })),
  ofWork('writeToAuthors', ({ work }) => ({ body: { obras: [work.id], asunto: 'Una pregunta', mensaje: 'Hola.' } })),
  ofPlatform('editorialCalendar', () => ({ query: { desde: '2026-01-01', hasta: '2026-01-31' } })),
  ofPlatform('editorialReport'),
  ofPlatform('processTimes'),
  ofWork('editorialDesk', byId),
  ofWork('readWorkPassport', byId),
  ofWork('setHandlingEditor', ({ work, stage: { people } }) => ({
    params: { id: work.id },
    body: { editorId: people.desk.user.id, anterior: people.handler.user.id },
  })),
  ofWork('setPriority', withBody({ prioridad: 'ALTA' })),
  ofWork('enterDoi', withBody({ doi: '10.1590/matriz' })),
  ofWork('readDeposit', byId),
  ofWork('depositDoi', byId),
  ofWork('cancelDeposit', byId),
  ofWork('readRepositoriesOfWork', byId),
  ofWork('depositInRepository', inNoRepository),
  ofWork('cancelRepositoryDeposit', inNoRepository),
  ofWork('publicationHistory', byId),
  ofWork('listNotes', byId),
  ofWork('readSimilarity', byId),
  ofWork('compareAgain', byId),
  ofWork('publishNotice', withBody({ clase: 'CORRECCION', resumen: 'La tabla 2 estaba mal sumada.' })),
  ofWork('liftConcern', withBody({ motivo })),
  ofWork('changeEmbargo', withBody({ hasta: '2999-01-01', zona: 'Europe/Madrid', motivo })),
  ofWork('startEdition', byId),
  ofWork('moveWork', withBody({ revistaId: '00000000-0000-4000-8000-0000000000ff', motivo })),
  ofWork('withdrawMove', byId),
  ofWork('answerMove', withBody({ acepta: true })),
  ofWork('chapterPlan', byId),
  ofWork('saveChapters', withBody({ desde: [], capitulos: [] })),
  ofWork('chaptersToSend', byId),
  ofWork('sendWithChapters', withBody({ capitulos: [] })),
  ofWork('readClaims', byId),
  ofWork('makeClaim', withBody({ clase: 'QUEJA', sobre: 'REDACCION', texto: 'Otra queja.' })),
  ofWork('withdrawClaim', ({ work }) => ({ params: { id: work.claim } })),
  ofWork('answerClaim', ({ work }) => ({
    params: { id: work.claim },
    body: { resultado: 'RESPONDIDA', texto: 'Lo miramos.' },
  })),
  ofPlatform('listClaims'),
  ofWork('readProduction', byId),
  ofWork('readProductionText', byId),
  ofWork('proofPdf', byId),
  ofWork('saveProductionText', withBody({ contenido: 'Otro texto.' })),
  ofWork('takeProductionStep', withBody({ paso: 'REABRIR', motivo })),
  ofWork('answerChange', ({ work }) => ({
    params: { id: work.id, clave: '0123456789abcdef' },
    body: { aceptado: true },
  })),
  ofWork('saveProductionHead', withBody({ titulo: 'Otro título', resumen: 'Otro resumen.', traducciones: [] })),
  ofWork('checkPoint', ({ work }) => ({ params: { id: work.id, punto: 'LICENCIA' }, body: { marcado: true } })),
  ofWork('scheduleWork', withBody({ fecha: '2099-01-01T09:00', zona: 'America/Bogota' })),
  ofWork('unscheduleWork', byId),
  ofWork('addNote', withBody({ texto: 'Otra nota.' })),
  ofWork('editNote', ({ work }) => ({ params: { id: work.note }, body: { texto: 'La misma.' } })),
  ofWork('resolveNote', ({ work }) => ({ params: { id: work.note } })),
  ofWork('reopenNote', ({ work }) => ({ params: { id: work.note } })),
  ofWork('removeNote', ({ work }) => ({ params: { id: work.note } })),
  // What a round's reviewers discuss
  ofWork('readDiscussion', ({ work }) => ({ params: { id: work.id }, query: { ronda: 1 } })),
  ofWork('writeMessage', withBody({ ronda: 1, texto: 'Otra cosa.' })),
  ofWork('editMessage', ({ work }) => ({ params: { id: work.message }, body: { texto: 'Dicho de otro modo.' } })),
  ofWork('removeMessage', ({ work }) => ({ params: { id: work.message } })),
  // Reviews
  ofPlatform('listReviews'),
  ofPlatform('myReviews'),
  ofWork('reviewsOfPublication', byId),
  ofWork('getReview', ofReview()),
  ofWork('getReview/peer', ({ work }) => ({ params: { id: work.reviews.peer } })),
  ofWork('getReview/unfinished', ({ work }) => ({ params: { id: work.reviews.assigned } })),
  ofWork('getReview/declined', ({ work }) => ({ params: { id: work.reviews.declined } })),
  ofWork('assignReviewer', ({ work, stage: { people } }) => ({
    params: { id: work.id },
    body: { revisorId: people.free.user.id },
  })),
  ofWork('createReview/assign', ({ work, stage: { people } }) => ({
    body: { publicacionId: work.id, revisorId: people.free.user.id, comentarios: 'Te la pedimos.' },
  })),
  ofWork('suggest', ({ work }) => ({ body: { publicacionId: work.id, comentarios: 'Una idea.' } })),
  ofWork('updateReview/write', ofReview({ comentarios: 'Falta otra tabla.', estado: 'DEVUELTA' })),
  ofWork('updateReview/manage', ofReview({ prioridad: 'ALTA' })),
  ofWork('updateReview/reply', ({ work }) => ({
    params: { id: work.reviews.completed },
    body: { comentarioAutor: 'Gracias.' },
  })),
  ofWork('answerReview', ({ work }) => ({
    params: { id: work.reviews.completed },
    body: { revision: 0, puntos: [{ punto: 'Falta una tabla.', respuesta: 'Está.' }] },
  })),
  ofWork('previewReview', ofReview({ comentarios: 'Falta otra tabla.', estado: 'DEVUELTA' })),
  ofWork('acceptReview', ofReview()),
  ofWork('declineReview', ofReview({ motivo })),
  ofWork('previewReminders', ({ work }) => ({ body: { revisiones: [work.reviews.assigned] } })),
  ofWork('remindReviewers', ({ work }) => ({ body: { revisiones: [work.reviews.assigned] } })),
  ofWork('takeBackReview', ({ work }) => ({ params: { id: work.reviews.assigned }, body: { motivo } })),
  ofWork('resendInvitation', ({ work }) => ({ params: { id: work.reviews.assigned } })),
  ofWork('uploadReviewFile', ({ review }) => ({
    params: { id: review },
    query: { nombre: 'otras.txt', paraAutor: 'true' },
    body: Buffer.from('Tres notas.\n'),
  })),
  ofWork('changeReviewFile', ({ work }) => ({ params: { id: work.reviewFile }, body: { paraAutor: true } })),
  ofWork('downloadReviewFile', ({ work }) => ({ params: { id: work.reviewFile } })),
  ofWork('thankReviewer', ({ work }) => ({ params: { id: work.reviews.completed } })),
  ofWork('inviteByMail', ({ work }) => ({
    params: { id: work.id },
    body: { nombres: 'Nadie', apellidos: 'Nuevo', email: `${crypto.randomUUID()}@prueba.test` },
  })),
  ofPlatform('openInvitedAccount', () => ({
    body: { ...noToken, nombres: 'Nadie', apellidos: 'Nuevo', password },
  })),
  ofPlatform('getInvitation', () => ({ params: noToken })),
  ofPlatform('acceptInvitation', () => ({ params: noToken })),
  ofPlatform('declineInvitation', () => ({ params: noToken, body: { motivo } })),
  // Deadlines
  ofWork('reviewDeadline', ofReview()),
  ofPlatform('myDeadlines'),
  ofPlatform('getDeadlineFeed'),
  ofPlatform('createDeadlineFeed'),
  ofPlatform('revokeDeadlineFeed'),
  ofPlatform('subscribedDeadlines', () => ({ params: noToken })),
  // Finding reviewers
  ofWork('listCandidates', byId, ['EN_REVISION', 'BORRADOR', 'PUBLICADO', 'deleted']),
  ofWork('getAlternates', byId),
  ofWork('saveAlternates', withBody({ deseados: null, candidatos: [] })),
  ofWork('previousReviewers', byId),
  ofWork('inviteAgain', withBody({ personas: [] })),
  ofPlatform('listBids'),
  ofWork('saveBid', withBody({ respuesta: 'PUEDO' }), ['EN_REVISION', 'BORRADOR', 'PUBLICADO', 'deleted']),
  ofPlatform('getBidRequest'),
  ofPlatform('requestBids', () => ({ body: {} })),
  ofPlatform('myConflicts'),
  ofPlatform('declareConflict', () => ({ body: { institucion: 'Una casa' } })),
  ofThing('withdrawConflict', ofThis('conflict')),
  ofPlatform('findPeopleInConflict', () => ({ query: { q: 'Persona' } })),
  ofPlatform('worksToAssign'),
  ofPlatform('reviewerRoster'),
  ofPlatform('assignmentPool'),
  ofPlatform('listAssignments'),
  ofPlatform('startAssignment', () => ({ body: { porObra: 5 } })),
  ofThing('getAssignment', ofThis('assignment')),
  ofThing('proposedWorks', ofThis('assignment')),
  ofThing('proposedLoads', ofThis('assignment')),
  ofThing('changeAssignment', ofThis('assignment', { cambios: [{ tipo: 'QUITAR', obraId: none, revisorId: none }] })),
  ofThing('solveAssignmentAgain', ofThis('assignment')),
  ofThing('applyAssignment', ofThis('assignment', {})),
  // Decisions
  ofWork('listDecisions', byId),
  ofWork('decide', withBody({ estado: 'APROBADO' })),
  ofWork('decide/devolver', withBody(devolver)),
  ofWork('decide/revocar', withBody(revocar)),
  ofWork('previewDecision', withBody({ estado: 'APROBADO' })),
  ofWork('standardLetter', byId),
  ofPlatform('listLetterTemplates'),
  ofPlatform('changeLetterTemplate', () => ({ params: template, body: words })),
  ofPlatform('resetLetterTemplate', () => ({ params: template })),
  ofPlatform('previewLetterTemplate', () => ({ params: template, body: words })),
  // Notices and mail
  ofPlatform('listNotifications'),
  ofThing('markNotificationRead', ofThis('notification')),
  ofPlatform('markAllNotificationsRead'),
  ofPlatform('notificationChannels'),
  ofPlatform('changeNotificationChannels', () => ({ body: { SISTEMA: { pantalla: true, correo: 'AHORA' } } })),
  ofPlatform('mutedWorks'),
  ofWork('muteWork', byId),
  ofWork('unmuteWork', byId),
  // What reviewers get
  ofPlatform('reviewingSummary'),
  ofPlatform('reviewsForOrcid'),
  ofPlatform('listCertificates'),
  // Numbers of journals
  ofPlatform('listIssues'),
  ofPlatform('createIssue', () => ({ body: { numero: crypto.randomUUID().slice(0, 8), anio: 2031 } })),
  ofThing('readIssue', ofThis('issue')),
  ofThing('issueFile', (about) => ({ params: { ...ofThis('issue')(about).params, formato: 'epub' } })),
  ofThing('issuePlan', ofThis('issue')),
  ofThing('changeIssue', ofThis('issue', { titulo: 'Otro' })),
  ofThing('changeIssueCover', ofThis('issue', { imagen: png.toString('base64') })),
  ofThing('removeIssueCover', ofThis('issue')),
  ofThing('addToIssue', ofThis('issue', { obras: [none] })),
  ofThing('takeFromIssue', (about) => ({ params: { ...ofThis('issue')(about).params, obraId: none } })),
  ofThing('countWorkPages', (about) => ({ params: { ...ofThis('issue')(about).params, obraId: none } })),
  ofThing('orderIssue', ofThis('issue', { revision: 1, obras: [] })),
  ofThing('publishIssue', ofThis('issue', { revision: 1 })),
  ofThing('scheduleIssue', ofThis('issue', { revision: 1, fecha: '2999-01-01T09:00', zona: 'UTC' })),
  ofThing('unscheduleIssue', ofThis('issue')),
  ofThing('takeBackIssue', ofThis('issue', { motivo })),
  ofThing('removeIssue', ofThis('issue')),
  ofPlatform('issueCertificate', () => ({ body: { anio: null, conObras: true } })),
  ofPlatform('readCertificate', () => ({ params: { codigo: '0000-0000-0000-0000' } })),
  ofPlatform('certificateFile', () => ({ params: { codigo: '0000-0000-0000-0000' } })),
  ofPlatform('withdrawCertificate', () => ({ params: { codigo: '0000-0000-0000-0000' } })),
  ofPlatform('leaveNotificationMails', () => ({ body: { token: 'ninguno' } })),
  ofPlatform('testNotificationStream'),
  ofPlatform('sendEmail', () => ({ body: { to: 'free@prueba.test', subject: 'Hola', message: 'Hola.' } })),
  ofPlatform('recipients'),
  ofPlatform('listMails'),
  ofPlatform('listReturned'),
  ofPlatform('liftReturned', () => ({ body: { direccion: 'nadie@prueba.test' } })),
  ofPlatform('deliveryDays'),
  ofPlatform('testMail'),
  ofWork('retryMail', ({ stage }) => ({ params: { id: stage.failedMail } }), inReviewOnly),
  ofWork('discardMail', ({ stage }) => ({ params: { id: stage.failedMail } }), inReviewOnly),
  // Jobs, the record, the platform
  ofPlatform('listJobs'),
  ofPlatform('recurringJobs'),
  ofPlatform('listFaultyFiles'),
  ofPlatform('runJobNow', () => ({ params: { tipo: 'limpieza' } })),
  ofThing('getJob', ofThis('job')),
  ofThing('cancelJob', ofThis('job')),
  ofThing('retryJob', ofThis('job')),
  ofPlatform('activity'),
  ofPlatform('exportActivity', () => ({ params: { formato: 'csv' } })),
  ofPlatform('verifyActivity'),
  ofPlatform('attention'),
  ofPlatform('readSetup'),
  ofPlatform('markSetupStep', () => ({ params: { paso: 'consejo' }, body: { estado: 'OMITIDO' } })),
  ofPlatform('health'),
  ofPlatform('live'),
  ofPlatform('ready'),
  ofPlatform('metrics'),
  ofPlatform('metricsHistory'),
  ofPlatform('getSettings'),
  ofPlatform('changeSettings', () => ({ body: { nombre: 'Otra revista' } })),
  ofPlatform('changeSettings/flow', () => ({ body: { revisionesMinimas: 3 } })),
  ofPlatform('weighIdentityChange', () => ({ query: { modo: 'doble ciego' } })),
  ofPlatform('changeLogo', () => ({ body: { logo: png.toString('base64') } })),
  ofPlatform('removeLogo'),
  ofPlatform('changeCoverImage', () => ({ body: { imagen: whitePng(1200, 630).toString('base64') } })),
  ofPlatform('removeCoverImage'),
  ofPlatform('openRegistration'),
  ofPlatform('closeRegistration'),
  ofPlatform('getIdentity'),
  ofPlatform('getSiteFacts'),
  // Journals
  ofPlatform('listJournals'),
  ofPlatform('getJournal', () => ({ params: { clave: 'revista' } })),
  ofPlatform('listLoads'),
  ofPlatform('listDeposits'),
  ofPlatform('listRepositories'),
  ofPlatform('makeRepository', () => ({
    body: {
      ...{ revistaId: null, nombre: 'Repositorio', protocolo: 'SWORD2', direccion: 'https://repositorio.example/' },
      ...{ usuario: 'prensas', secreto: 'clave', coleccion: 'https://repositorio.example/1', coleccionNombre: 'Obras' },
      ...{ paquete: 'METS', version: 'PUBLICADA', embargoMeses: 0, automatico: false },
    },
  })),
  // Nobody answers there.
  ofPlatform('readCollections', () => ({
    body: { protocolo: 'SWORD2', direccion: 'http://127.0.0.1:9/', usuario: 'prensas', secreto: 'clave' },
  })),
  ofPlatform('listRepositoryDeposits'),
  ofPlatform('changeRepository', () => ({ ...ofNoLoad(), body: { activo: false } })),
  ofPlatform('removeRepository', ofNoLoad),
  ofPlatform('listWebhooks'),
  ofPlatform('makeWebhook', () => ({
    body: { nombre: 'Repositorio', direccion: `https://${randomUUID()}.example/`, eventos: ['obra.publicada'] },
  })),
  ofPlatform('changeWebhook', () => ({ ...ofNoLoad(), body: { activo: false } })),
  ofPlatform('renewWebhookSecret', () => ({ ...ofNoLoad(), body: {} })),
  ofPlatform('testWebhook', ofNoLoad),
  ofPlatform('removeWebhook', ofNoLoad),
  ofPlatform('listWebhookDeliveries', ofNoLoad),
  ofPlatform('redeliverWebhook', () => ({ params: { id: randomUUID(), entregaId: randomUUID() } })),
  ofPlatform('listInboxes'),
  ofPlatform('makeInbox', () => ({
    body: {
      ...{
        nombre: 'Preprints',
        direccion: `https://${randomUUID()}.example/inbox`,
        actor: 'https://preprints.example/',
      },
      clases: ['AVAL'],
    },
  })),
  ofPlatform('changeInbox', () => ({ ...ofNoLoad(), body: { activo: false } })),
  ofPlatform('removeInbox', ofNoLoad),
  ofPlatform('listInboxMessages', ofNoLoad),
  ofPlatform('listReceived'),
  ofPlatform('decideReceived', () => ({ ...ofNoLoad(), body: { estado: 'ACEPTADO' as const } })),
  ofPlatform('announceAgain', () => ({ params: { id: randomUUID(), entregaId: randomUUID() } })),
  ofPlatform('startLoad', () => ({
    query: { revistaId: principalJournal, nombre: 'pasado.csv' },
    body: Buffer.from('%PDF-1.4'),
  })),
  ofPlatform('suggestOrganisations', () => ({ query: { q: 'Universidad' } })),
  ofPlatform('listOrganisationLoads'),
  ofPlatform('loadOrganisations', () => ({ query: { nombre: 'ror.json' }, body: Buffer.from('%PDF-1.4') })),
  ofPlatform('undoOrganisations', ofNoLoad),
  ofPlatform('getLoad', ofNoLoad),
  ofPlatform('loadLines', ofNoLoad),
  ofPlatform('addLoadFile', () => ({ ...ofNoLoad(), query: { nombre: 'uno.pdf' }, body: Buffer.from('%PDF-1.4') })),
  ofPlatform('checkLoad', () => ({ ...ofNoLoad(), body: { columnas: [], porDefecto: {} } })),
  ofPlatform('runLoad', ofNoLoad),
  ofPlatform('undoLoad', ofNoLoad),
  ofPlatform('loadReport', ofNoLoad),
  ofPlatform('removeLoad', ofNoLoad),
  ofPlatform('createJournal', () => ({ body: { clave: `revista-${randomUUID()}`, nombre: 'Otra revista' } })),
  ofPlatform('listManagedJournals'),
  ofPlatform('manageJournal', ofPrincipal),
  ofPlatform('changeJournal', () => ({ ...ofPrincipal(), body: { nombreAbreviado: 'Rev.' } })),
  ofPlatform('closeJournal', ofPrincipal),
  ofPlatform('reopenJournal', ofPrincipal),
  ofPlatform('changeBoard', () => ({ ...ofPrincipal(), body: { consejo: [] } })),
  ofPlatform('changeSections', () => ({ ...ofPrincipal(), body: { secciones: [] } })),
  ofPlatform('changeAnnouncements', () => ({ ...ofPrincipal(), body: { anuncios: [] } })),
  ofPlatform('writeJournalText', () => ({
    params: { id: principalJournal, tipo: 'normas' },
    body: { markdown: 'Hola.' },
  })),
  ofPlatform('readPassport', ofPrincipal),
  ofPlatform('writePassportNote', () => ({
    params: { id: principalJournal, criterio: 'latindex.18' },
    body: { texto: 'Hola.' },
  })),
  ofPlatform('readYearlyReport', ofPrincipal),
  ofPlatform('yearlyReportFile', () => ({ params: { id: principalJournal, formato: 'csv' } })),
  ofPlatform('listPackages', ofPrincipal),
  ofPlatform('startPackage', () => ({ ...ofPrincipal(), body: { clase: 'doaj', obras: [none] } })),
  ofPlatform('linkPackage', () => ({ params: { id: principalJournal, paquete: none } })),
  ofPlatform('changeJournalLogo', () => ({ ...ofPrincipal(), body: { logo: png.toString('base64') } })),
  ofPlatform('removeJournalLogo', ofPrincipal),
  ofPlatform('changeJournalCover', () => ({
    ...ofPrincipal(),
    body: { imagen: whitePng(1200, 630).toString('base64') },
  })),
  ofPlatform('removeJournalCover', ofPrincipal),
  // Institutions: of one that is there, with the person of `own` in charge and nobody else
  ofPlatform('listInstitutions'),
  ofPlatform('getInstitution', () => ({ params: { clave: 'ninguna' } })),
  ofPlatform('requestInstitution', () => ({
    body: { institucion: 'Otra casa', nombre: 'Nadie', email: 'nadie@prueba.test' },
  })),
  ofPlatform('declineInstitutionRequest', () => ({ params: { id: none }, body: { texto: 'No.' } })),
  ofPlatform('listManagedInstitutions'),
  ofPlatform('createInstitution', () => ({ body: { clave: `casa-${randomUUID()}`, nombre: 'Otra casa' } })),
  ofThing('manageInstitution', ofThis('institution')),
  ofThing('changeInstitution', ofThis('institution', { enlace: 'https://casa.example' })),
  ofThing('changeInstitution/plan', ofThis('institution', { plan: 'profesional' })),
  ofThing('listInstitutionMembers', ofThis('institution')),
  ofThing('inviteToInstitution', ofThis('institution', { email: 'nadie@prueba.test' })),
  ofThing('withdrawInstitutionInvitation', (about) => ({
    params: { ...ofThis('institution')(about).params, invitacionId: none },
  })),
  ofThing('changeInstitutionMember', (about) => ({
    params: { ...ofThis('institution')(about).params, userId: none },
    body: { responsable: true },
  })),
  ofThing('removeInstitutionMember', (about) => ({
    params: { ...ofThis('institution')(about).params, userId: none },
  })),
  ofPlatform('myInstitution'),
  ofPlatform('answerInstitutionInvitation', () => ({ params: { id: none }, body: { acepta: true } })),
  // The site
  ofPlatform('readPage', () => ({ params: { slug: 'ayuda' } })),
  ofPlatform('readPage/terms', () => ({ params: { slug: 'terminos' } })),
  ofPlatform('writePage', () => ({ params: { slug: 'ayuda' }, body: { markdown: 'Hola.' } })),
  ofPlatform('sendContactMessage', () => ({
    body: { nombre: 'Nadie', email: 'nadie@prueba.test', asunto: 'Hola', mensaje: 'Hola.' },
  })),
  ofPlatform('subscribe', () => ({ body: { email: 'nadie@prueba.test' } })),
  ofPlatform('confirmSubscription', () => ({ body: { token: 'ninguno' } })),
  ofPlatform('unsubscribe', () => ({ body: { token: 'ninguno' } })),
  // The last of all: its bytes are gone at once, and no transaction brings them back.
  ofWork('removeReviewFile', ({ work }) => ({ params: { id: work.reviewFile } })),
];

/** Calls that no question asks. */
export const unasked = (): string[] =>
  Object.keys(calls).filter((name) => !questions.some(({ call }) => call === name));

/** Every cell of a question: a guest stands in no relation to anything. */
export function cellsOf({ about, only }: Question): Cell[] {
  const asWork = about === 'work';
  const [within, blindness] = asWork ? [only ?? standings, modes] : [inReviewOnly, ['open'] as const];
  const near = relations.filter((each) =>
    each === 'none' ? true : asWork ? each !== 'own' : about === 'thing' && each === 'own',
  );
  return blindness.flatMap((mode) =>
    within.flatMap((standing) =>
      whos.flatMap((who) =>
        near
          .filter((relation) => who !== 'guest' || relation === 'none')
          .map((relation) => ({ who, relation, standing, mode })),
      ),
    ),
  );
}
