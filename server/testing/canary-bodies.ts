/** What each act is asked with, once or in several ways: harmless words, about the planted work and people. */
import type { Bodies } from './canary-filler.ts';

interface About {
  work: string;
  person: string;
  review: string;
}

/** Of the journal that the canary test is about: not the software's. */
export const journalName = 'Cuadernos del Humedal';

const letter = { idioma: 'es' as const, asunto: 'Sobre {titulo}', cuerpo: 'Gracias por tu envío.' };
const words = 'Unas palabras sin nombres.';

export const canaryBodies = ({ work, person, review }: About): Bodies => ({
  register: {
    nombres: 'Nadie',
    apellidos: 'Nuevo',
    email: `${crypto.randomUUID()}@nadie.test`,
    password: 'una-clave-larga',
  },
  login: { email: 'nadie@nadie.test', password: 'una-clave-larga' },
  refresh: { refresh_token: 'ninguno' },
  logout: { refresh_token: 'ninguno' },
  forgotPassword: { email: 'nadie@nadie.test' },
  resetPassword: { token: 'ninguno', password: 'una-clave-larga' },
  changePassword: { actual: 'no es esta', nueva: 'otra-clave-larga' },
  eraseOwnAccount: { password: 'no es esta', palabra: 'ELIMINAR' },
  verifyEmail: { token: 'ninguno' },
  updateProfile: {},
  changePhoto: { foto: 'AAAA' },
  requestRole: { rol: 'LECTOR' },
  decideRoleRequest: { conceder: false },
  changePreferences: {},
  acceptLegalText: { slug: 'terminos', version: null },
  changeUser: { estado: 'ACTIVO' },
  createPublication: { titulo: 'Otra obra', resumen: words, palabrasClave: ['prueba'], coautoresIds: [] },
  updatePublication: { resumen: words },
  saveContent: { contenido: words },
  changeEstado: [
    { estado: 'APROBADO', motivo: words },
    { estado: 'CAMBIOS_SOLICITADOS', acto: 'devolver', motivo: words },
    { estado: 'BORRADOR', acto: 'retirar', motivo: words },
  ],
  changeStatus: { estado: 'CAMBIOS_SOLICITADOS', motivo: words },
  saveAuthors: { autores: [{ id: person, nombres: 'Nadie' }] },
  changeFile: { descripcion: words },
  setHandlingEditor: { editorId: null, anterior: null },
  setPriority: { prioridad: 'ALTA' },
  saveQueueView: { nombre: 'Una vista', filtros: {} },
  changeQueueView: { nombre: 'Otra vista' },
  setHandlingEditors: { obras: [{ id: work, editorId: null, anterior: null }] },
  lateReviews: { obras: [work] },
  writeToAuthors: { obras: [work], asunto: 'Hola', mensaje: words },
  enterDoi: { doi: null },
  addNote: { texto: words },
  editNote: { texto: words },
  parseReferences: { texto: 'Pérez, A. (2019). Un libro. Madrid.' },
  assignReviewer: { revisorId: person },
  createReview: { publicacionId: work, comentarios: words },
  updateReview: { comentarios: words },
  answerReview: { puntos: [{ punto: words, respuesta: words }], revision: 0 },
  previewReview: { comentarios: words, estado: 'ACEPTADA' },
  changeReviewFile: { paraAutor: true },
  askConsent: { personaId: person, motivo: words },
  answerConsent: { acepta: false },
  declineReview: { motivo: words },
  takeBackReview: { motivo: words },
  previewReminders: { revisiones: [review] },
  remindReviewers: { revisiones: [review] },
  declineInvitation: { motivo: words },
  suggest: { publicacionId: work, comentarios: words },
  startAssignment: { obras: [work] },
  changeAssignment: { cambios: [{ tipo: 'QUITAR', obraId: work, revisorId: person }] },
  applyAssignment: {},
  saveAlternates: { deseados: null, candidatos: [] },
  inviteAgain: { personas: [] },
  inviteByMail: {
    nombres: 'Nadie',
    apellidos: 'Nuevo',
    email: `${crypto.randomUUID()}@nadie.test`,
    indicaciones: words,
  },
  createAccounts: {
    cuentas: [{ nombres: 'Nadie', apellidos: 'Nuevo', email: `${crypto.randomUUID()}@nadie.test`, afiliacion: words }],
  },
  changeRoles: { personas: [person], rol: 'AUTOR', acto: 'DAR' },
  mergeAccounts: { queda: person, unida: crypto.randomUUID(), motivo: words },
  previewAccounts: { archivo: Buffer.from(`nombres;apellidos;email\n${words};Nuevo;a@nadie.test`).toString('base64') },
  openInvitedAccount: { token: 'a'.repeat(43), nombres: 'Nadie', apellidos: 'Nuevo', password: 'una-clave-larga' },
  issueCertificate: { anio: null, conObras: true },
  declareConflict: { institucion: 'Una institución', nota: words },
  decide: { estado: 'APROBADO', revisiones: [review] },
  previewDecision: { estado: 'APROBADO', carta: letter },
  changeLetterTemplate: { asunto: letter.asunto, cuerpo: letter.cuerpo },
  previewLetterTemplate: { asunto: letter.asunto, cuerpo: letter.cuerpo },
  keepDraft: { contenido: { texto: words } },
  changeNotificationChannels: { PUBLICACION: { pantalla: true, correo: 'AHORA' } },
  leaveNotificationMails: { token: 'ninguno' },
  sendEmail: { to: 'nadie@nadie.test', subject: 'Hola', message: words },
  changeSettings: { nombre: journalName },
  changeLogo: { logo: 'AAAA' },
  writePage: { markdown: words },
  sendContactMessage: { nombre: 'Nadie', email: 'nadie@nadie.test', asunto: 'Hola', mensaje: words },
  subscribe: { email: 'nadie@nadie.test' },
  confirmSubscription: { token: 'ninguno' },
  unsubscribe: { token: 'ninguno' },
});
