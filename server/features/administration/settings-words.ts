/** Settings as an administrator reads them in the activity record and in notices: 'Plazo de revisión: 21 → 14 días'. */

import { declarationWords } from '#contract/declaration-words.ts';
import { declarationKinds } from '#contract/declarations.ts';
import { type ReviewFormField, reviewFormFieldSchema } from '#contract/entities/review-form.ts';
import type { StoredSettings } from '#contract/entities/system.ts';
import { setupSteps } from '#contract/setup.ts';
import { textIn } from '#contract/site-names.ts';
import type { Language } from '#contract/vocabulary.ts';
import { roleWords, type Words } from '#contract/words.ts';
import { momentInWords } from '#server/messages/day-words.ts';

type Key = keyof StoredSettings;

const names: Record<Key, Words> = {
  nombre: { es: 'nombre de la revista', en: 'journal name' },
  institucion: { es: 'institución', en: 'institution' },
  contacto: { es: 'correo de contacto', en: 'contact address' },
  telefono: { es: 'teléfono', en: 'phone' },
  direccion: { es: 'dirección', en: 'address' },
  horarioGeneral: { es: 'horario de atención', en: 'opening hours' },
  horarioSoporte: { es: 'horario del soporte', en: 'hours of support' },
  cifras: { es: 'cifras de la portada', en: 'figures of the home page' },
  planes: { es: 'planes para instituciones', en: 'plans for institutions' },
  menu: { es: 'entradas añadidas al menú del sitio', en: 'entries added to the site’s menu' },
  logo: { es: 'logotipo', en: 'logo' },
  imagenPortada: { es: 'imagen de portada', en: 'cover image' },
  color: { es: 'color', en: 'colour' },
  tratamiento: { es: 'trato en cartas y correos', en: 'form of address in Spanish letters and mails' },
  tiemposPublicos: { es: 'tiempos del proceso a la vista de todos', en: 'times of the process for everybody' },
  sitioPublico: { es: 'sitio público', en: 'public site' },
  aprobacionDeRoles: { es: 'aprobación de roles', en: 'approval of roles' },
  segundoPaso: { es: 'segundo paso obligatorio', en: 'second step needed' },
  registroAbiertoHasta: { es: 'registro de una clase', en: 'registration of a class' },
  modoFlujo: { es: 'modo de flujo', en: 'workflow mode' },
  revisionesMinimas: {
    es: 'revisiones que pide el modo profesional',
    en: 'reviews that the professional mode asks for',
  },
  cuatroOjos: { es: 'decide otra persona que quien revisó', en: 'who decides is not who reviewed' },
  cuatroOjosLevantados: { es: 'cuatro ojos levantados', en: 'four eyes lifted' },
  puestaEnMarcha: { es: 'puesta en marcha', en: 'setting up' },
  identidadRevision: { es: 'identidad en la revisión', en: 'identity in peer review' },
  discusionEntreRevisores: { es: 'discusión entre quienes revisan', en: 'discussion among reviewers' },
  revisionesPublicas: { es: 'publicación de las revisiones', en: 'publication of reviews' },
  plazoRevisionDias: { es: 'días de plazo de revisión', en: 'days to review' },
  prefijoDoi: { es: 'prefijo de DOI', en: 'DOI prefix' },
  agenciaDoi: { es: 'agencia de DOI', en: 'DOI agency' },
  patronDoi: { es: 'forma de los DOI nuevos', en: 'form of new DOIs' },
  doiRevisiones: { es: 'DOI de las revisiones publicadas', en: 'DOIs of published reviews' },
  politicaCorrecciones: { es: 'DOI de la política de correcciones', en: 'DOI of the policy on corrections' },
  issn: { es: 'ISSN', en: 'ISSN' },
  issnImpreso: { es: 'ISSN impreso', en: 'print ISSN' },
  licencia: { es: 'licencia de las obras nuevas', en: 'licence of new works' },
  etapaProduccion: { es: 'etapa de producción', en: 'production stage' },
  plazoPruebasDias: { es: 'días para responder a corrección y pruebas', en: 'days to answer copy-editing and proofs' },
  plazoApelacionDias: { es: 'días para apelar un rechazo', en: 'days to appeal a rejection' },
  plazoInvitacionDias: { es: 'días para responder a una invitación', en: 'days to answer an invitation' },
  festivos: { es: 'festivos', en: 'holidays' },
  preferenciasDeRevision: { es: 'preferencias de revisión', en: 'bids' },
  capacidadRevisor: { es: 'revisiones a la vez por persona', en: 'reviews at once per person' },
  recordatorios: { es: 'recordatorios', en: 'reminders' },
  recordarAntesDias: { es: 'días de recordatorio antes del plazo', en: 'days of reminder before the deadline' },
  recordarDespuesDias: { es: 'días de recordatorio después del plazo', en: 'days of reminder after the deadline' },
  recordarAutoresDias: { es: 'días de recordatorio a autores', en: 'days of reminder to authors' },
  recordarEditoresDias: { es: 'días entre recordatorios a editores', en: 'days between reminders to editors' },
  formularioRevision: { es: 'formulario de revisión', en: 'review form' },
  declaraciones: { es: 'declaraciones de los autores', en: 'declarations of authors' },
  derechos: { es: 'firma de la licencia', en: 'signing of the licence' },
  responsableDatos: { es: 'responsable de los datos personales', en: 'who is responsible for personal data' },
  delegadoDatos: { es: 'correo de protección de datos', en: 'data protection address' },
  autoridadDatos: { es: 'autoridad de protección de datos', en: 'data protection authority' },
  accesibilidadRevisada: { es: 'última revisión de la accesibilidad', en: 'last review of accessibility' },
  accesibilidadReclamaciones: { es: 'reclamaciones de accesibilidad', en: 'complaints about accessibility' },
  conservarRegistroAnios: { es: 'años que se conserva el registro', en: 'years that the record is kept' },
  conservarCorreosDias: { es: 'días que se conservan los correos', en: 'days that mails are kept' },
  conservarBorradoresDias: { es: 'días que se conserva lo empezado a escribir', en: 'days that unsent texts are kept' },
  conservarTareasDias: { es: 'días que se conservan las tareas', en: 'days that tasks are kept' },
  conservarCopiasDias: { es: 'días que se guardan copias y registros', en: 'days that backups and logs are kept' },
};

/** What the values of the settings with a few are called. */
const choices: Partial<Record<Key, Readonly<Record<string, Words>>>> = {
  tratamiento: { tu: { es: 'tú', en: 'tú' }, usted: { es: 'usted', en: 'usted' } },
  modoFlujo: {
    minimalista: { es: 'minimalista', en: 'minimalist' },
    profesional: { es: 'profesional', en: 'professional' },
  },
  identidadRevision: {
    abierta: { es: 'abierta', en: 'open' },
    'simple ciego': { es: 'simple ciego', en: 'single blind' },
    'doble ciego': { es: 'doble ciego', en: 'double blind' },
  },
};

const said = {
  yes: { es: 'sí', en: 'yes' },
  no: { es: 'no', en: 'no' },
  exceptOwn: { es: 'sí, salvo en las obras de quien los levanta', en: 'yes, but of works by who lifts them' },
  none: { es: 'ninguno', en: 'none' },
  closed: { es: 'cerrado', en: 'closed' },
  openUntil: { es: 'abierto hasta el', en: 'open until' },
  ownMark: { es: 'uno propio', en: 'the journal’s own' },
  platformMark: { es: 'el de la plataforma', en: 'the platform’s' },
  ownPicture: { es: 'una propia', en: 'the journal’s own' },
  noPicture: { es: 'ninguna', en: 'none' },
  noQuestion: { es: 'ninguna pregunta', en: 'no questions' },
  oneQuestion: { es: '1 pregunta', en: '1 question' },
  questions: { es: 'preguntas', en: 'questions' },
  added: { es: 'añadidas', en: 'added' },
  removed: { es: 'quitadas', en: 'removed' },
  changed: { es: 'cambiadas', en: 'changed' },
  noDeclaration: { es: 'ninguna', en: 'none' },
  asked: { es: 'se pide', en: 'asked for' },
  needed: { es: 'necesaria', en: 'needed' },
  ownText: { es: 'con texto propio', en: 'with a text of its own' },
  otherOrder: { es: 'otro orden', en: 'another order' },
} satisfies Record<string, Words>;

/** From what to what each of them went, in one line. */
export const changesInWords = (
  keys: readonly Key[],
  before: StoredSettings,
  after: StoredSettings,
  language: Language,
): string => keys.map((key) => `${names[key][language]}: ${changeInWords(key, before, after, language)}`).join('; ');

/** What one of them is, as '7, 2' or 'ninguno'. */
export function settingInWords(key: Key, settings: StoredSettings, language: Language): string {
  // The file's name tells nobody anything.
  if (key === 'logo') return said[settings.logo === '' ? 'platformMark' : 'ownMark'][language];
  if (key === 'imagenPortada') return said[settings.imagenPortada === '' ? 'noPicture' : 'ownPicture'][language];
  if (key === 'formularioRevision') return questionsInWords(settings.formularioRevision, language);
  if (key === 'declaraciones') return demandsInWords(settings.declaraciones, language) || said.noDeclaration[language];
  if (key === 'derechos') {
    const { demanda, texto } = settings.derechos;
    if (demanda === 'NO_SE_PIDE') return said.no[language];
    const own = texto.es || texto.en ? `, ${said.ownText[language]}` : '';
    return `${said[demanda === 'NECESARIA' ? 'needed' : 'asked'][language]}${own}`;
  }
  if (key === 'cuatroOjosLevantados') return said[settings.cuatroOjosLevantados.por ? 'exceptOwn' : 'no'][language];
  if (key === 'puestaEnMarcha') return `${Object.keys(settings[key]).length} / ${setupSteps.length}`;
  if (key === 'registroAbiertoHasta') {
    const end = settings[key];
    return end ? `${said.openUntil[language]} ${momentInWords(new Date(end), language)}` : said.closed[language];
  }
  if (key === 'festivos') {
    const days = settings.festivos.map(({ desde, hasta }) => (desde === hasta ? desde : `${desde} – ${hasta}`));
    return days.join(', ') || said.none[language];
  }
  if (key === 'horarioGeneral' || key === 'horarioSoporte')
    return textIn(settings[key], language).replaceAll('\n', ', ') || said.none[language];
  if (key === 'menu') {
    const entries = settings.menu.map(({ texto, direccion }) => `${textIn(texto, language)} (${direccion})`);
    return entries.join(', ') || said.none[language];
  }
  if (key === 'cifras') return Object.values(settings.cifras).filter(Boolean).join(', ') || said.none[language];
  if (key === 'planes') return plansInWords(settings.planes, language) || said.none[language];
  if (key === 'segundoPaso') {
    const roles = settings.segundoPaso.map((role) => roleWords[role][language]);
    return roles.join(', ') || said.none[language];
  }
  const value = settings[key];
  if (typeof value === 'boolean') return said[value ? 'yes' : 'no'][language];
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' ? said.none[language] : (choices[key]?.[text]?.[language] ?? text);
}

function changeInWords(key: Key, before: StoredSettings, after: StoredSettings, language: Language): string {
  const [from, to] = [settingInWords(key, before, language), settingInWords(key, after, language)];
  const details = key === 'formularioRevision' ? formDetails(before[key], after[key], language) : '';
  return `${from} → ${to}${details && ` (${details})`}`;
}

/** 'conflictos de interés (necesaria), disponibilidad de los datos (se pide)'. */
const demandsInWords = (demands: StoredSettings['declaraciones'], language: Language) =>
  declarationKinds
    .filter((kind) => demands[kind] !== 'NO_SE_PIDE')
    .map((kind) => {
      const demand = said[demands[kind] === 'NECESARIA' ? 'needed' : 'asked'][language];
      return `${declarationWords(language).kinds[kind].toLowerCase()} (${demand})`;
    })
    .join(', ');

/** By their names and prices: the rest is on their page. */
const plansInWords = (plans: StoredSettings['planes'], language: Language) =>
  Object.values(plans)
    .map(({ nombre, precio }) => [textIn(nombre, language), textIn(precio, language)].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');

function questionsInWords({ length }: readonly ReviewFormField[], language: Language): string {
  if (length === 0) return said.noQuestion[language];
  return length === 1 ? said.oneQuestion[language] : `${length} ${said.questions[language]}`;
}

/** What became of the questions, by their first words. */
function formDetails(
  before: readonly ReviewFormField[],
  after: readonly ReviewFormField[],
  language: Language,
): string {
  const within = (form: readonly ReviewFormField[], { id }: ReviewFormField) => form.find((field) => field.id === id);
  const added = after.filter((field) => !within(before, field));
  const removed = before.filter((field) => !within(after, field));
  const changed = after.filter((field) => {
    const old = within(before, field);
    return old && !isSame(old, field);
  });
  const kept = (form: readonly ReviewFormField[], other: readonly ReviewFormField[]) =>
    form.filter((field) => within(other, field)).map(({ id }) => id);
  const parts = [
    part(said.added[language], added),
    part(said.removed[language], removed),
    part(said.changed[language], changed),
    kept(before, after).join() === kept(after, before).join() ? '' : said.otherOrder[language],
  ];
  return parts.filter(Boolean).join('; ');
}

/** Rows of the database have their keys in an order of its own. */
const isSame = (one: ReviewFormField, other: ReviewFormField) =>
  reviewFormFieldSchema.keyof().options.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

const part = (what: string, fields: readonly ReviewFormField[]) =>
  fields.length === 0 ? '' : `${what}: ${fields.map(({ etiqueta }) => `«${shortened(etiqueta)}»`).join(', ')}`;

const shortened = (text: string) => (text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`);
