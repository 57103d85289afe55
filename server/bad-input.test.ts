/**
 * Bad input changes nothing: every call of the contract, refused for each reason there is, with the fields named. All is
 * asked in both languages, and every refusal is a sentence of ours in the one that was asked for.
 */

import { beforeAll, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { problemSchema } from '#contract/problems.ts';
import { type Language, languages, type Role } from '#contract/vocabulary.ts';
import { png, whitePng } from '#server/documents/metadata/pictures.fixture.ts';
import { describePlatform } from './testing/describe-platform.ts';
import { fingerprint } from './testing/fingerprint.ts';
import { foreignWords } from './testing/own-words.ts';
import type { TestPerson } from './testing/platform.ts';

const all: [string, Call][] = Object.entries(calls);
/** Files have their own ways of being wrong, tested where they are read. */
const withJson = all.filter(([, { body, upload }]) => body && !upload);
const noSuchId = '01890000-0000-7000-8000-000000000000';
/** Bodies that no call takes. */
const wrongBodies: unknown[] = [
  [],
  'texto',
  {
    titulo: 7,
    resumen: ['x'],
    palabrasClave: { a: 1 },
    estado: 'INVENTADO',
    email: 'sin arroba',
    password: 1,
    contenido: 7,
    modoFlujo: 7,
    comentarios: 7,
    nombres: 7,
    theme: 7,
    idiomas: 7,
    descripcion: 7,
  },
  {
    enlace: 'x',
    titulo: '',
    id: 'x',
    roles: ['ADMIN', 'ADMIN'],
    rol: 'ADMIN',
    estado: null,
    to: 'x',
    documento: { type: 'doc', content: [{ type: 'script' }] },
    contenido: 9,
    publicacionId: 'x',
    revisorId: 'x',
    comentarios: '   ',
    motivo: '',
    modoFlujo: 'otro',
    nombres: '',
    anio: 0,
    idiomas: [''],
    theme: 'rosa',
    refresh_token: '',
  },
];

describePlatform('every call', (platform) => {
  const people = new Map<Role, TestPerson>();
  let target: string;
  let asked = 0;
  /** What was wrong with fields, by code. */
  const faulted = new Set<string>();

  beforeAll(async () => {
    for (const role of ['LECTOR', 'AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'] as const)
      people.set(role, await platform().person(role, role));
    const author = people.get('AUTOR');
    const draft = await author?.call.createPublication({
      body: { titulo: 'Borrador', resumen: 'Resumen', palabrasClave: ['uno'] },
    });
    target = draft?.id ?? '';
  });

  interface Sent {
    token?: string | undefined;
    id?: string;
    body?: unknown;
    query?: string | undefined;
  }

  /** Asks in both languages, which are refused alike, each in its own words; gives the Spanish answer. */
  async function send(call: Call, sent: Sent) {
    const [spanish, english] = [await sendIn('es', call, sent), await sendIn('en', call, sent)];
    const named = ({ status, problem }: typeof spanish) => [
      ...[status, problem?.code],
      problem?.errors?.map(({ field, code }) => [field, code]),
    ];
    expect(named(english)).toEqual(named(spanish));
    return spanish;
  }

  async function sendIn(language: Language, call: Call, { token, id = target, body, query = '' }: Sent) {
    const response = await platform().inject({
      method: call.method,
      url: `/api${call.path.replace('{id}', id).replace('{numero}', '1').replace('{formato}', 'pdf').replace('{estilo}', 'apa').replace('{quien}', 'lector').replace('{firmante}', '0123456789abcdef').replace('{tipo}', 'alcance').replace('{clave}', '0123456789abcdef').replace('{punto}', 'LICENCIA').replace('{obraId}', noSuchId).replace('{userId}', noSuchId).replace('{invitacionId}', noSuchId).replace('{entregaId}', noSuchId).replace('{paquete}', noSuchId).replace('{repositorioId}', noSuchId)}${query}`,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      remoteAddress: `10.9.${++asked >> 8}.${asked & 255}`,
    });
    const problem = response.statusCode >= 400 ? problemSchema.parse(response.json()) : undefined;
    if (problem) {
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(foreignWords(problem, language), `${call.method} ${call.path}`).toEqual([]);
      for (const { code } of problem.errors ?? []) faulted.add(String(code));
    }
    return { status: response.statusCode, problem };
  }

  /** What may well be taken, and not twice. */
  async function sendEither(name: string, call: Call, sent: Sent) {
    for (const language of languages)
      expect((await sendIn(language, call, { token: ableTo(call), ...sent })).status, name).toBeLessThan(500);
  }

  const tokenOf = (role: Role) => people.get(role)?.token;
  const ableTo = (call: Call) => tokenOf(Array.isArray(call.access) ? call.access[0] : 'ADMIN');
  async function unchanged(act: () => Promise<void>) {
    const before = await fingerprint(platform().services.db);
    await act();
    expect(await fingerprint(platform().services.db)).toBe(before);
  }

  it('asks who you are before anything else', () =>
    unchanged(async () => {
      for (const [name, call] of all.filter(([, { access }]) => access !== 'anyone'))
        for (const token of [undefined, 'no es un token']) {
          const { status, problem } = await send(call, { token, body: call.body ? {} : undefined });
          expect([name, status, problem?.code]).toEqual([name, 401, token ? 'sesion_caducada' : 'sesion_requerida']);
        }
    }));

  it('refuses the roles that a call is not for', () =>
    unchanged(async () => {
      for (const [name, call] of all) {
        if (!Array.isArray(call.access)) continue;
        for (const role of people.keys()) {
          if (call.access.includes(role)) continue;
          const { status, problem } = await send(call, { token: tokenOf(role), body: call.body ? {} : undefined });
          expect([name, role, status, problem?.code]).toEqual([name, role, 403, 'sin_permiso']);
        }
      }
    }));

  it('names the fields of a wrong body', () =>
    unchanged(async () => {
      for (const [name, call] of withJson)
        for (const body of wrongBodies) {
          const { status, problem } = await send(call, { token: ableTo(call), body });
          expect([name, body, status]).toEqual([name, body, typeof body === 'string' ? 400 : 422]);
          if (status === 422) expect(problem?.errors?.length ?? 0, name).toBeGreaterThan(0);
        }
    }));

  it('says so when the body is no JSON, or of another type', () =>
    unchanged(async () => {
      for (const [name, call] of withJson) {
        const { status, problem } = await send(call, { token: ableTo(call), body: '{"titulo": ' });
        expect([name, status, problem?.code]).toEqual([name, 400, 'cuerpo_ilegible']);
      }
    }));

  it('names text that a database cannot hold', () =>
    unchanged(async () => {
      for (const [name, call] of withJson)
        for (const text of ['nulo \0', 'medio par \ud800']) {
          const { status, problem } = await send(call, {
            token: ableTo(call),
            body: { comentarios: { dentro: [text] } },
          });
          expect([name, status, problem?.errors?.[0]?.field]).toEqual([name, 422, 'comentarios.dentro.0']);
        }
      const { status } = await send(calls.searchCatalogue, { query: '?search=%00' });
      expect(status).toBe(422);
    }));

  it('names a malformed id, and knows nothing of one that is not there', () =>
    unchanged(async () => {
      for (const [name, call] of all.filter(([, { path }]) => path.includes('{id}'))) {
        const malformed = await send(call, {
          token: ableTo(call),
          id: 'no-es-un-id',
          body: call.body ? {} : undefined,
        });
        expect([name, malformed.status]).toEqual([name, 422]);
        expect(malformed.problem?.errors).toContainEqual({
          field: 'id',
          code: 'identificador',
          message: 'No es un identificador válido.',
        });
        const missing = await send(call, {
          token: ableTo(call),
          id: noSuchId,
          body: goodBody[name],
          query: goodQuery[name],
        });
        expect([name, missing.status, missing.problem?.code]).toEqual([name, 404, 'no_encontrado']);
      }
    }));

  it('names a wrong page, limit or filter', () =>
    unchanged(async () => {
      for (const [name, call] of all.filter(([, { query }]) => query?.shape.page))
        for (const query of ['?page=0', '?page=-1', '?limit=0', '?limit=100000', '?page=uno', '?page=1.5']) {
          const { status, problem } = await send(call, { token: ableTo(call), query });
          expect([name, query, status]).toEqual([name, query, 422]);
          expect(problem?.errors?.[0]?.field).toBe(query.slice(1, query.indexOf('=')));
        }
    }));

  it('has words of its own for whatever is wrong with any field', async () => {
    for (const [name, call] of withJson)
      for (const value of wrongValues) {
        const body = Object.fromEntries(fieldsOf(call.body).map((field) => [field, value]));
        await sendEither(name, call, { body });
      }
    for (const [name, call] of all)
      for (const field of fieldsOf(call.query))
        for (const value of ['-1', 'x'.repeat(3000), '9'.repeat(20)])
          await sendEither(name, call, { query: `?${field}=${value}` });
    // Were these not among them, little would have been read.
    const usual = ['requerido', 'vacio', 'tipo', 'texto_corto', 'texto_largo', 'numero_pequeno', 'numero_grande'];
    const more = ['entero', 'opcion', 'correo', 'fecha', 'identificador', 'direccion_web', 'color', 'issn'];
    expect([...usual, ...more].filter((code) => !faulted.has(code))).toEqual([]);
  });
});

/** Values that hardly a field takes, given to all that a call has at once. */
const wrongValues: readonly unknown[] = [null, 1.5, -7, 'x', 'x'.repeat(9000), [{}], {}];
/** The fields of a body or a query. */
const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];

/** The query that a call with an id cannot do without. */
const goodQuery: Record<string, string> = {
  uploadFile: '?clase=DATOS&nombre=datos.csv',
  uploadReviewFile: '?nombre=notas.txt&paraAutor=true',
  addLoadFile: '?nombre=uno.pdf',
  takeElsewhere: '?destino=Otra',
};

/** A body each call with an id would take, for a work that is not there. */
const goodBody: Record<string, unknown> = {
  startProvider: { para: 'ENTRAR' },
  updatePublication: { titulo: 'Otro' },
  checkLoad: { columnas: [], porDefecto: {} },
  saveContent: { contenido: 'Texto' },
  changeEstado: { estado: 'APROBADO' },
  changeStatus: { estado: 'APROBADO' },
  changeFile: { nombre: 'otro.csv' },
  answerReview: { puntos: [{ punto: 'Uno', respuesta: 'Sí' }], revision: 0 },
  saveAuthors: { autores: [{ id: noSuchId, nombres: 'Ana' }] },
  assignReviewer: { revisorId: noSuchId },
  updateReview: { comentarios: 'Texto' },
  declineReview: { motivo: 'No puedo' },
  takeBackReview: { motivo: 'Era para otra persona' },
  decide: { estado: 'APROBADO' },
  previewDecision: { estado: 'APROBADO' },
  setHandlingEditor: { editorId: null, anterior: null },
  setPriority: { prioridad: 'ALTA' },
  changeQueueView: { nombre: 'Otra' },
  renamePasskey: { nombre: 'Otra' },
  removePasskey: { password: 'no es esta' },
  changeWebhook: { activo: false },
  changeInbox: { activo: false },
  changeIdentityProvider: { activo: false },
  decideReceived: { estado: 'ACEPTADO' },
  changeRepository: { activo: false },
  renewWebhookSecret: {},
  changeSavedSearch: { nombre: 'Otra' },
  changeIssue: { titulo: 'Otro' },
  changeIssueCover: { imagen: png.toString('base64') },
  addToIssue: { obras: [noSuchId] },
  orderIssue: { revision: 1, obras: [] },
  publishIssue: { revision: 1 },
  scheduleIssue: { revision: 1, fecha: '2999-01-01T09:00', zona: 'UTC' },
  takeBackIssue: { motivo: 'Salió antes de tiempo' },
  changeJournal: { idiomas: ['es'] },
  declineInstitutionRequest: { texto: 'No hay sitio' },
  changeInstitution: { enlace: '' },
  changeInstitutionMember: { responsable: true },
  inviteToInstitution: { email: 'nadie@prueba.test' },
  answerInstitutionInvitation: { acepta: true },
  changeBoard: { consejo: [] },
  changeSections: { secciones: [] },
  changeAnnouncements: { anuncios: [] },
  writeJournalText: { markdown: 'Texto' },
  writePassportNote: { texto: 'Texto' },
  startPackage: { clase: 'doaj' },
  changeJournalLogo: { logo: png.toString('base64') },
  changeJournalCover: { imagen: whitePng(1200, 630).toString('base64') },
  enterDoi: { doi: null },
  publishNotice: { clase: 'CORRECCION', resumen: 'Nada.', markdown: 'Nada.', firma: 'REVISTA' },
  liftConcern: { motivo: 'Nada.' },
  changeEmbargo: { hasta: '2999-01-01', zona: 'Europe/Madrid', motivo: 'Nada.' },
  saveChapters: { desde: [], capitulos: [] },
  sendWithChapters: { capitulos: [] },
  answerRights: { respuesta: 'FIRMADA', idioma: 'es', texto: 'Nada.', licencia: null },
  answerRightsLink: { respuesta: 'FIRMADA', idioma: 'es', texto: 'Nada.', licencia: null },
  askRights: { autores: [{ quien: '0123456789abcdef' }] },
  makeClaim: { clase: 'QUEJA', sobre: 'TRAMITACION', texto: 'Nada.' },
  saveProductionText: { contenido: 'Texto' },
  takeProductionStep: { paso: 'EMPEZAR' },
  answerChange: { aceptado: true },
  saveProductionHead: { titulo: 'Otro título', resumen: 'Otro resumen.', traducciones: [] },
  checkPoint: { marcado: true },
  scheduleWork: { fecha: '2099-01-01T09:00', zona: 'America/Bogota' },
  answerClaim: { resultado: 'RESPONDIDA', texto: 'Nada.' },
  addNote: { texto: 'Nota' },
  editNote: { texto: 'Nota' },
  writeMessage: { ronda: 1, texto: 'Un mensaje' },
  editMessage: { texto: 'Un mensaje' },
  changeReviewFile: { paraAutor: true },
  saveAlternates: { deseados: 1, candidatos: [] },
  saveBid: { respuesta: 'PUEDO' },
  inviteAgain: { personas: [] },
  inviteByMail: { nombres: 'Ana', apellidos: 'Sin Cuenta', email: 'ana@sin-cuenta.test' },
  previewReview: { estado: 'ACEPTADA' },
  changeAssignment: { cambios: [{ tipo: 'QUITAR', obraId: noSuchId, revisorId: noSuchId }] },
  applyAssignment: {},
  decideRoleRequest: { conceder: true },
  changeUser: { roles: ['LECTOR'] },
  askConsent: { personaId: noSuchId, motivo: 'Una razón' },
  answerConsent: { acepta: true },
  moveWork: { revistaId: noSuchId, motivo: 'Encaja mejor.' },
  answerMove: { acepta: true },
  proposeSuccession: { personaId: noSuchId },
  answerSuccession: { acepta: true },
};
