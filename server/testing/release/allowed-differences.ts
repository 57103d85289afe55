/**
 * What the present code answers otherwise than the last release that was kept, and why. A rule that explains nothing makes the
 * tests fail as a difference without a rule does: when the next release is kept, the lists begin anew.
 */
import { lawFields, retentionFields } from '#contract/entities/personal-data.ts';
import type { AllowedDifference } from './differences.ts';

/** The release that the present code is compared with. */
export const lastRelease = '0.1';

const keepsItsMode =
  'A work keeps the mode of review that it was sent under: the walk closes the platform’s mode after its works were sent.';
const workers = 'The platform tells of workers that keep failing.';
const versionForAdmins = 'The version is for administrators.';
const recorded =
  'A review’s words are its reviewer’s: what editors record is told apart, and who decides on their own.';
const confirmed = 'Lists show who has not confirmed their address; roles that read what is not published wait for it.';
const touched = 'The record names whom an act touched.';
const relative =
  'Without PUBLIC_URL an address begins with the name that was asked for, where that is known, and is relative elsewhere.';
const nearly = 'Works with most of the words sought follow those with all of them.';
const classrooms = 'Administrators may let a classroom register from one network.';
const askedRole = 'The record says which role a new account asked for.';
const withdrawn = 'Who had a review to write is told, with thanks, that a rejection ends it.';
const ended = 'Reviewers learn how the work ended.';
const annotated = 'A reviewer says things in the margin of the manuscript.';
const takenBack = 'Who runs a work takes back a review that was asked for.';
const ofAJournal = 'Works say which journal they are of, and which of its sections: a platform may have several.';
const clock = 'An administrator may publish how long the steps of the process take.';
const elsewhere = 'Who wrote on in another window is told that it was themselves.';
const treatment = 'The press says tú or usted in its letters and mails.';
const namedSchemas = 'What stands in itself has a name in the document: references to it led nowhere.';
const singleKeys = 'Whether single keys act is a personal preference.';
const handled = 'Editors may ask for the deadlines of the works that they handle.';
const twoWindows =
  'A review says to its reviewer when they last wrote it, so that one window writes not over what another handed in.';
const remindedAt = 'A review says when its reviewer was last reminded.';
const reviewsInWork = 'A work is answered with its reviews (specification 000 §3).';
const wordsOfFields = 'What is wrong with a field is a code, with words of Pliego’s own instead of the validator’s.';
const readInLanguage = 'A work is read in the language asked for, where its text is there in it.';
const resolved = 'An editorial note can be marked as resolved.';
const consent = 'Who is named as an author is asked; editors open a byline for correction.';
const ownWork = 'The public record says that an author published a work; an administrator says why.';
const wordsOfEstados = 'A refusal calls an estado as the screens do.';

const newDevices = 'A log-in on a device that was not known is told by mail.';
const askedBefore = 'A candidate says what they made of an earlier round.';
const invitedByMail = 'Whoever is invited to review without an account opens the one that was made by the link.';
const faceOfMails = 'Mails have the face of the journal, and say where to change what one is written.';
const wordsOfLetters =
  'Letters and notices name what was decided and who may publish; their days are days within which.';

const holidays = 'The press says when it rests.';
const organisations = 'An affiliation says which of ROR’s organisations it is.';
const absence = 'People say from when to when they are away, and why.';
const sentAgain = 'An invitation to review whose mail failed is sent again.';
const revoking = 'A decision may be revoked by who took it.';
const madeAccounts = 'An administrator makes accounts for others, with roles that wait for a confirmed address.';
const addedEntries = 'Administrators add entries to the menu of the public site.';
const siteFacts = 'What the public site says of the press is settings, with the values of the specification.';
const narrowed = 'Lists of administrators are narrowed down by more.';
const cockpit =
  'The page of a work says what it waits for, how much each of its parts holds and how busy its reviewers are.';
const reports =
  'A report is of the days, the type and the editor asked for, and tells rejections without review apart.';
const jointly = 'A joint assignment proposes nobody without closeness unless asked, and says what it gained.';
const queueTool = 'The queue is searched, narrowed down and ordered, and names who may handle its works.';
const severalValues =
  'The catalogue is narrowed down by several values of each filter, and by years from one to another.';
const signed = 'A card of the catalogue tells the names of its byline one by one, and how their pages are called.';
const noticed = 'A notification says what sort of news it is, and which work it leads to.';
const discussed = 'Reviewers who handed in discuss the round, where the press allows it.';
const publicReviews =
  'The press may publish the reviews of open works with them, where that was known before they were written.';
const reviewsWithDois = 'Published reviews may get DOIs of their own.';
const institutions = 'Screens ask whether there is an institution before they show a word of them.';
const byOrcid = 'Where ORCID is set people log in with it, and it confirms their iD (decision 602).';
const byInstitution = 'Where administrators entered an institution people log in by it (decision 772).';
const law =
  'The site says what the law asks for by default, of settings that say how long things are kept, too (decision 753).';
const lawSettings = Object.keys({ ...retentionFields, ...lawFields });
const returned = 'Mail that comes back stops its address, and is told where it matters (decision 764).';
const byKey = 'What was done by a key of the API says by which (decision 757).';
const ownCopies = 'The platform makes copies by itself, and says of them beside its tasks (decision 762).';
const ownNames =
  'The identity says where pages stand, where a journal has a name of its own: a work has one address (decision 619).';
const severalJournals =
  'The identity says whether readers know of several journals, and whether there is a choice among them.';
const numbered = 'The identity says whether a journal has numbers, so that navigations show them.';
const secondStep = 'A setting asks a second step of the sign-ins of who holds some roles.';
const bidding = 'Reviewers may be asked which works they would like to review.';
const usage = 'Readings and downloads are kept by month.';
const counter = 'Usage is counted by COUNTER 5.1.';
const ownLetters = 'A journal may have letters of its own.';
const askedWhere = 'A role is asked for one of several journals, and granted there or in all.';
const signing = 'The press says whether each author signs a licence, and which text.';
const notice = 'A notice on another work says of itself what it is, wherever works are listed.';
const producing = 'A journal may want a production stage between acceptance and publication.';
const depositing =
  'The press says which agency registers its DOIs, of which form they are, and where it says how it corrects.';
const appealing = 'The press says for how many days a rejection may be appealed.';
const declared = 'The press may ask authors to declare what it names before they send a work.';
const particular = 'Books, theses and reports say of themselves what articles do not.';
const moving = 'A sent work may go to another journal, and its main author be asked.';
const gathered = 'A book gathers chapters that are works of their own.';
const loading = 'A journal’s past is brought in by jobs that say which of their steps they take.';
const returning = 'A work in review may be returned to its authors, or taken back by them, by the word of the act.';
const coverImage = 'A journal may have a cover image.';
const covered = 'A published work says whether it has a figure, from which its cover is made.';

/** In answers (server/recorded-answers.test.ts). Paths begin in `body`, `status` or `file`: `body.publications.*.doi`. */
export const inAnswers: readonly AllowedDifference[] = [
  { path: 'body.aproximadas', because: nearly },
  { path: 'body.**.firma', because: signed },
  { path: 'body.**.fechaResuelta', because: resolved },
  { path: 'body.**.portada', because: covered },
  { path: 'body.**.imagenPortada', because: coverImage },
  { path: 'body.**.resueltaPor', because: resolved },
  { path: 'body.**.identidadRevision', because: 'A work says under which mode it is reviewed.' },
  { path: 'body.**.idiomasDelTexto', because: 'A work says in which languages its whole text can be read.' },
  { path: 'body.**.teclas', because: singleKeys },
  { calls: ['listNotifications', 'markNotificationRead'], path: 'body.**.clase', because: noticed },
  { calls: ['listNotifications', 'markNotificationRead'], path: 'body.**.obra', because: noticed },
  { path: 'body.**.estadoDoi', because: 'A work says whether its DOI is registered.' },
  { path: 'body.**.publicadaPorAutor', because: ownWork },
  { path: 'body.**.registradaPorRedaccion', because: recorded },
  { path: 'body.**.estadoRevisor', because: recorded },
  { path: 'body.**.comentariosRevisor', because: recorded },
  { path: 'body.**.tambienReviso', because: recorded },
  { path: 'body.**.anotaciones', because: annotated },
  { path: 'body.**.desenlace', because: ended },
  { path: 'body.**.retirada', because: takenBack },
  { path: 'body.**.fechaRecordatorio', because: remindedAt },
  { path: 'body.**.fechaEscrita', because: twoWindows },
  { path: 'body.**.rondaAnterior', because: askedBefore },
  // Of reviews and of works.
  { path: 'body.**.acciones.*', because: `${takenBack} ${returning} ${revoking}` },
  { path: 'body.**.fechaRevocacion', because: revoking },
  { path: 'body.**.revistaId', because: ofAJournal },
  { path: 'body.**.seccionId', because: ofAJournal },
  { calls: ['getSettings', 'changeSettings'], path: 'body.declaraciones', because: declared },
  { calls: ['getSettings', 'changeSettings'], path: 'body.tiemposPublicos', because: clock },
  { calls: ['getSettings', 'changeSettings'], path: 'body.tratamiento', because: treatment },
  { calls: ['getSettings', 'changeSettings'], path: 'body.cuatroOjos', because: recorded },
  { calls: ['getSettings', 'changeSettings'], path: 'body.discusionEntreRevisores', because: discussed },
  { calls: ['getSettings', 'changeSettings'], path: 'body.revisionesPublicas', because: publicReviews },
  { calls: ['getSettings', 'changeSettings'], path: 'body.doiRevisiones', because: reviewsWithDois },
  { calls: ['getSettings', 'changeSettings'], path: 'body.festivos', because: holidays },
  { calls: ['getSettings', 'changeSettings'], path: 'body.registroAbiertoHasta', because: classrooms },
  { calls: ['publicationHistory'], path: 'body.historia.*.datos.revisor', because: keepsItsMode },
  { calls: ['reviewsOfPublication'], path: 'body.reviews.**', because: keepsItsMode },
  { calls: ['getReview'], path: 'body.revisorId', because: keepsItsMode },
  { calls: ['getReview'], path: 'body.revisorNombre', because: keepsItsMode },
  { calls: ['getReview'], path: 'body.archivos.*.nombre', because: keepsItsMode },
  { calls: ['downloadReviewFile'], path: 'file', because: keepsItsMode },
  { calls: ['myReviews'], path: 'body.reviews.**', because: keepsItsMode },
  { calls: ['activity'], path: 'body.activity.*.user', because: keepsItsMode },
  { calls: ['activity'], path: 'body.activity.*.userId', because: keepsItsMode },
  { path: 'body.activity.*.message', because: askedRole },
  { path: 'body.**.afecta', because: touched },
  { path: 'body.**.correoVerificado', because: confirmed },
  { path: 'body.**.afectaId', because: touched },
  {
    calls: ['readWork'],
    path: 'body.referencias.(order)',
    because: 'A work is read with its references in their order.',
  },
  { calls: ['listCandidates'], path: 'body.candidatos.(order)', because: 'Who has no room comes after the rest.' },
  { path: 'body.revisiones', because: reviewsInWork },
  { calls: ['listLetterTemplates'], path: 'body.plantillas.**', because: withdrawn },
  { calls: ['previewLetterTemplate'], path: 'body.html', because: faceOfMails },
  { calls: ['previewLetterTemplate'], path: 'body.texto', because: faceOfMails },
  { calls: ['standardLetter'], path: 'body.asunto', because: wordsOfLetters },
  { calls: ['standardLetter'], path: 'body.cuerpo', because: wordsOfLetters },
  { calls: ['previewDecision'], path: 'body.correo.*', because: wordsOfLetters },
  { calls: ['decide'], path: 'body.carta.asunto', because: wordsOfLetters },
  { calls: ['decide'], path: 'body.carta.cuerpo', because: wordsOfLetters },
  { calls: ['listDecisions'], path: 'body.decisiones.*.carta.asunto', because: wordsOfLetters },
  { calls: ['listDecisions'], path: 'body.decisiones.*.carta.cuerpo', because: wordsOfLetters },
  { calls: ['listMails'], path: 'body.mails.*.asunto', because: wordsOfLetters },
  { calls: ['listMails'], path: 'body.mails.*.texto', because: wordsOfLetters },
  // The first of the outbox are others: who plays the walk logs in on a device that was not known.
  { calls: ['listMails'], path: 'body.mails.**', because: newDevices },
  { calls: ['listMails'], path: 'body.total', because: newDevices },
  { calls: ['listNotifications'], path: 'body.notifications.*.mensaje', because: wordsOfLetters },
  { calls: ['exportPublication'], path: 'status', because: 'What is public is had at its own lasting address.' },
  { calls: ['exportPublication'], path: 'file', because: 'What is public is had at its own lasting address.' },
  { calls: ['exportPublication'], path: 'body', because: relative },
  { calls: ['citePublication'], path: 'body.texto', because: 'One engine writes citations, in correct Spanish.' },
  { calls: ['citePublication'], path: 'body.partes', because: 'A citation tells its italics.' },
  {
    calls: ['exportUsers', 'exportActivity'],
    path: 'body',
    because: 'CSV files agree on their separator by language.',
  },
  { calls: ['reviewDeadline'], path: 'body', because: relative },
  { calls: ['myDeadlines'], path: 'body', because: relative },
  { calls: ['subscribedDeadlines'], path: 'body', because: relative },
  { calls: ['/sitemap.xml', '/sitemap-sitio.xml', '/sitemap-obras-1.xml'], path: 'body', because: relative },
  { calls: ['/robots.txt'], path: 'body', because: 'Crawlers may have what is public.' },
  { calls: ['metricsHistory'], path: 'body.minutos.**', sometimes: true, because: 'A minute has passed, or has not.' },
  { calls: ['createDeadlineFeed'], path: 'body.url', because: relative },
  { path: 'body.errors.*.code', because: wordsOfFields },
  { path: 'body.errors.*.message', because: wordsOfFields },
  { path: 'body.message', because: wordsOfEstados },
  { path: 'body.title', because: wordsOfEstados },
  { path: 'body.detail', because: wordsOfEstados },
  { calls: ['sendEmail'], path: 'body.enCorreo', because: 'Who writes is told where no mail server takes it on.' },
  { calls: ['editorialQueue'], path: 'body.editores', because: queueTool },
  { calls: ['editorialDesk', 'setHandlingEditor'], path: 'body.firmaAbierta', because: consent },
  { calls: ['editorialDesk', 'setHandlingEditor'], path: 'body.firmaCorregible', because: consent },
  { calls: ['editorialDesk', 'setHandlingEditor'], path: 'body.espera', because: cockpit },
  { calls: ['editorialDesk', 'setHandlingEditor'], path: 'body.cuentas', because: cockpit },
  { calls: ['editorialDesk', 'setHandlingEditor'], path: 'body.cargas', because: cockpit },
  { calls: ['editorialReport'], path: 'body.desde', because: reports },
  { calls: ['editorialReport'], path: 'body.hasta', because: reports },
  { calls: ['editorialReport'], path: 'body.editores', because: reports },
  { calls: ['editorialReport'], path: 'body.rechazoSinRevision', because: reports },
  { calls: ['editorialReport'], path: 'body.usoPorMes', because: usage },
  { calls: ['myStatistics'], path: 'body.porMes', because: usage },
  { calls: ['editorialReport', 'myStatistics'], path: 'body.usoCounter', because: counter },
  { calls: ['editorialReport'], path: 'body.primeraDecision.*', because: reports },
  { calls: ['editorialReport'], path: 'body.aceptacion.*', because: reports },
  { calls: ['editorialReport'], path: 'body.puntualidad.diasMediana', because: reports },
  { calls: ['getAssignment'], path: 'body.propuesta.cercaniaMinima', because: jointly },
  { calls: ['getAssignment'], path: 'body.propuesta.ganancia', because: jointly },
  { calls: ['getAssignment'], path: 'body.propuesta.obrasSinNadie', because: jointly },
  { calls: ['getAssignment'], path: 'body.propuesta.obrasDeAusentes', because: jointly },
  { calls: ['getAssignment'], path: 'body.propuesta.preferencias', because: bidding },
  { calls: ['proposedWorks'], path: 'body.obras.*.idioma', because: jointly },
  { calls: ['proposedWorks'], path: 'body.obras.*.editorAusente', because: jointly },
  { path: 'body.**.ausenteDesde', because: absence },
  { path: 'body.**.notaAusencia', because: absence },
  { path: 'body.**.ausenteHasta', because: absence },
  { path: 'body.**.plazoApelacionDias', because: appealing },
  { calls: ['editorialQueue'], path: 'body.porEspera.PRODUCCION', because: producing },
  { calls: ['editorialQueue'], path: 'body.porEspera.PRODUCCION_AUTORES', because: producing },
  { path: 'body.**.etapaProduccion', because: producing },
  { path: 'body.**.segundoPaso', because: secondStep },
  ...lawSettings.map((name) => ({ path: `body.**.${name}`, because: law })),
  { path: 'body.**.porDefecto', because: law },
  { path: 'body.**.plazoPruebasDias', because: producing },
  { path: 'body.**.agenciaDoi', because: depositing },
  { path: 'body.**.patronDoi', because: depositing },
  { path: 'body.**.politicaCorrecciones', because: depositing },
  { path: 'body.**.derechos', because: signing },
  { path: 'body.**.telefono', because: siteFacts },
  { path: 'body.**.direccion', because: siteFacts },
  { path: 'body.**.menu', because: addedEntries },
  { path: 'body.**.horarioGeneral', because: siteFacts },
  { path: 'body.**.horarioSoporte', because: siteFacts },
  { path: 'body.**.cifras', because: siteFacts },
  { path: 'body.**.planes', because: siteFacts },
  { path: 'body.**.rolesPrometidos', because: madeAccounts },
  { path: 'body.**.preferenciasDeRevision', because: bidding },
  { calls: ['getIdentity'], path: 'body.numeros', because: numbered },
  { path: 'body.**.preferencia', because: bidding },
  { calls: ['health'], path: 'body.workers', because: workers },
  { calls: ['health'], path: 'body.version', because: versionForAdmins },
  { calls: ['recurringJobs'], path: 'body.recurrentes.**', because: 'Collecting files and mailing are jobs, too.' },
];

/** In the OpenAPI document; calls that were not there then need no rule. Paths: `paths./publications.get.**`. */
export const inOpenApi: readonly AllowedDifference[] = [
  { path: 'info.version', because: 'It is another release.' },
  { path: 'paths.*.*.description', because: 'The document says which scopes of a key open a call.' },
  { path: 'components.schemas.**', because: namedSchemas },
  { path: 'paths.**.$ref', because: namedSchemas },
  { path: 'paths.**.contrasenaFiltrada', because: 'Who logs in with a password known from breaches is told.' },
  { path: 'paths./api/catalog.get.**.aproximadas', because: nearly },
  { path: 'paths./api/catalog.get.parameters.**', because: severalValues },
  { path: 'paths./api/catalog/facets.get.parameters.**', because: severalValues },
  { path: 'paths./api/catalog.get.**.firma', because: signed },
  { path: 'paths./api/catalog/{id}/related.get.**.firma', because: signed },
  { path: 'paths.**.errors.items.properties.code', because: wordsOfFields },
  { path: 'paths.**.identidadRevision', because: 'A work says under which mode it is reviewed.' },
  {
    path: 'paths./api/notifications/send-email.**',
    because: 'Who writes is told where no mail server takes it on.',
  },
  { path: 'paths.**.revistaId', because: ofAJournal },
  { path: 'paths.**.seccionId', because: ofAJournal },
  { path: 'paths.**.revista', because: ofAJournal },
  { path: 'paths.**.seccion', because: ofAJournal },
  { path: 'paths.**.apareceEn', because: 'A work says which number of its journal it appeared in.' },
  { path: 'paths.**.ambitos', because: 'An administrator may narrow a role to some journals.' },
  { path: 'paths.**.teclas', because: singleKeys },
  {
    path: 'paths./api/pages/{slug}.put.requestBody.**',
    because: 'Of two who write a page at once the second may be told.',
  },
  { path: 'paths.**.plazoApelacionDias', because: appealing },
  { path: 'paths.**.aviso', because: notice },
  { path: 'paths./api/catalog/facets.get.summary', because: notice },
  { path: 'paths.**.traslado', because: moving },
  { path: 'paths.**.capituloDe', because: gathered },
  { path: 'paths.**.libroEnviado', because: gathered },
  { path: 'paths.**.conflictos.items.properties.capitulo', because: gathered },
  { path: 'paths.**.progreso.**.paso.properties.clave.**', because: loading },
  { path: 'paths.**.derechos', because: signing },
  { path: 'paths.**.derechosPedidos', because: signing },
  { path: 'paths.**.revistaSolicitada', because: askedWhere },
  { path: 'paths.**.enTodas', because: askedWhere },
  { path: 'paths./api/editorial/calendar.get.**.tipo.enum.*', because: producing },
  { path: 'paths.**.porEspera.**', because: producing },
  { path: 'paths.**.etapaProduccion', because: producing },
  { path: 'paths.**.segundoPaso', because: secondStep },
  ...lawSettings.map((name) => ({ path: `paths.**.${name}`, because: law })),
  { path: 'paths.**.porDefecto', because: law },
  { path: 'paths./api/pages/{slug}.**.enum.*', because: law },
  { path: 'paths./api/admin/outbox.get.**.enum.*', because: returned },
  { path: 'paths./api/admin/outbox/{id}/discard.post.**.enum.*', because: returned },
  { path: 'paths./api/admin/outbox/{id}/retry.post.**.enum.*', because: returned },
  { path: 'paths.**.correoDevuelto', because: returned },
  { path: 'paths.**.autorDevuelto', because: returned },
  { path: 'paths.**.porClave', because: byKey },
  { path: 'paths./api/jobs/recurrentes.get.**.copias', because: ownCopies },
  { path: 'paths.**.faltaSegundoPaso', because: secondStep },
  { path: 'paths.**.desafio', because: secondStep },
  { path: 'paths.**.conLlave', because: secondStep },
  { path: 'paths.**.plazoPruebasDias', because: producing },
  { path: 'paths.**.agenciaDoi', because: depositing },
  { path: 'paths.**.patronDoi', because: depositing },
  { path: 'paths.**.politicaCorrecciones', because: depositing },
  { path: 'paths./api/letter-templates.get.parameters.**', because: ownLetters },
  { path: 'paths./api/letter-templates.get.summary', because: ownLetters },
  { path: 'paths./api/letter-templates/{clave}/{idioma}.delete.parameters.**', because: ownLetters },
  { path: 'paths./api/letter-templates/{clave}/{idioma}.delete.summary', because: ownLetters },
  { path: 'paths./api/letter-templates/{clave}/{idioma}.put.parameters.**', because: ownLetters },
  { path: 'paths./api/letter-templates/{clave}/{idioma}.put.summary', because: ownLetters },
  { path: 'paths./api/letter-templates/{clave}/{idioma}/preview.post.parameters.**', because: ownLetters },
  { path: 'paths.**.telefono', because: siteFacts },
  { path: 'paths.**.direccion', because: siteFacts },
  { path: 'paths.**.menu', because: addedEntries },
  { path: 'paths.**.horarioGeneral', because: siteFacts },
  { path: 'paths.**.horarioSoporte', because: siteFacts },
  { path: 'paths.**.cifras', because: siteFacts },
  { path: 'paths.**.planes', because: siteFacts },
  { path: 'paths.**.rolesPrometidos', because: madeAccounts },
  { path: 'paths.**.preferenciasDeRevision', because: bidding },
  { path: 'paths./api/identity.get.**.numeros', because: numbered },
  { path: 'paths./api/identity.get.**.variasRevistas', because: severalJournals },
  { path: 'paths./api/identity.get.**.conSecciones', because: severalJournals },
  { path: 'paths./api/identity.get.**.instituciones', because: institutions },
  { path: 'paths./api/identity.get.**.conOrcid', because: byOrcid },
  { path: 'paths./api/identity.get.**.conInstituciones', because: byInstitution },
  { path: 'paths./api/identity.get.**.sitios', because: ownNames },
  { path: 'paths.**.orcidConfirmado', because: byOrcid },
  { path: 'paths.**.preferencia', because: bidding },
  { path: 'paths./api/reviews.get.parameters.**', because: narrowed },
  { path: 'paths./api/users.get.parameters.**', because: narrowed },
  { path: 'paths./api/users/export.get.parameters.**', because: narrowed },
  { path: 'paths./api/admin/activity.get.parameters.**', because: narrowed },
  { path: 'paths./api/admin/activity/export/{formato}.get.parameters.**', because: narrowed },
  { path: 'paths./api/notifications.get.**.clase', because: noticed },
  { path: 'paths./api/notifications.get.**.obra', because: noticed },
  { path: 'paths./api/notifications/stream.get.**.clase', because: noticed },
  { path: 'paths./api/notifications/{id}/read.patch.**.clase', because: noticed },
  { path: 'paths./api/notifications/{id}/read.patch.**.obra', because: noticed },
  { path: 'paths.**.estadoDoi', because: 'A work says whether its DOI is registered.' },
  { path: 'paths.**.idiomasDelTexto', because: 'A work says in which languages its whole text can be read.' },
  { path: 'paths./api/editorial/queue.get.**', because: queueTool },
  { path: 'paths./api/catalog/{id}.get.parameters.**', because: readInLanguage },
  { path: 'paths./api/publications/{id}.get.parameters.**', because: readInLanguage },
  {
    path: 'paths./api/publications/{id}/citation/{estilo}.**',
    because: 'A citation tells its italics, and is written in the language asked for.',
  },
  {
    path: 'paths./api/publications/{id}/export/{formato}.**',
    because: 'BibTeX, RIS, CSL-JSON, ONIX and BagIt are formats of export.',
  },
  { path: 'paths.**.publicadaPorAutor', because: ownWork },
  { path: 'paths./api/publications/{id}.delete.**', because: ownWork },
  { path: 'paths.**.registradaPorRedaccion', because: recorded },
  { path: 'paths.**.estadoRevisor', because: recorded },
  { path: 'paths.**.comentariosRevisor', because: recorded },
  { path: 'paths.**.anotaciones', because: annotated },
  { path: 'paths.**.desenlace', because: ended },
  { path: 'paths.**.tambienReviso', because: recorded },
  { path: 'paths.**.retirada', because: takenBack },
  { path: 'paths.**.fechaRecordatorio', because: remindedAt },
  { path: 'paths.**.fechaEscrita', because: twoWindows },
  { path: 'paths./api/reviews/{id}.patch.requestBody.**.desde', because: twoWindows },
  { path: 'paths./api/drafts/{clave}.delete.parameters.**', because: twoWindows },
  { path: 'paths./api/editorial/calendar.get.parameters.**', because: handled },
  { path: 'paths.**.estaRonda.**', because: takenBack },
  { path: 'paths.**.rondaAnterior', because: askedBefore },
  { path: 'paths.**.cuentaPorAbrir', because: invitedByMail },
  { path: 'paths.**.ficha', because: particular },
  { path: 'paths.**.embargo', because: particular },
  { path: 'paths.**.declaraciones', because: declared },
  { path: 'paths.**.declaradas', because: declared },
  { path: 'paths.**.declaracionesPedidas', because: declared },
  { path: 'paths.**.tiemposPublicos', because: clock },
  { path: 'paths.**.tratamiento', because: treatment },
  { path: 'paths.**.discusionEntreRevisores', because: discussed },
  { path: 'paths.**.revisionPublica', because: publicReviews },
  { path: 'paths./api/publications/{id}/submit-review.post.parameters.**', because: publicReviews },
  { path: 'paths.**.doiRevisiones', because: reviewsWithDois },
  { path: 'paths.**.textoEnPdf', because: 'A published work says that its text is a PDF alone.' },
  { path: 'paths.**.revisionesPublicas', because: publicReviews },
  { path: 'paths.**.discusion', because: discussed },
  { path: 'paths./api/notifications/stream.get.**.ambito.enum.*', because: discussed },
  { path: 'paths.**.guardadoPorTi', because: elsewhere },
  { path: 'paths.**.cuatroOjos', because: recorded },
  { path: 'paths.**.registroAbiertoHasta', because: classrooms },
  { path: 'paths.**.festivos', because: holidays },
  { path: 'paths./api/publications/{id}.get.**.revisiones', because: reviewsInWork },
  { path: 'paths./api/letter-templates.get.**.clave.enum.*', because: withdrawn },
  { path: 'paths./api/letter-templates/{clave}/{idioma}.**.enum.*', because: withdrawn },
  { path: 'paths.**.afecta', because: touched },
  { path: 'paths.**.acto', because: returning },
  { path: 'paths.**.security.*', because: 'What anybody reads takes keys of the public API.' },
  { path: 'components.securitySchemes.**', because: 'What anybody reads takes keys of the public API.' },
  { path: 'paths.**.fechaRevocacion', because: revoking },
  { path: 'paths.**.devuelta', because: returning },
  { path: 'paths.**.enPausa', because: returning },
  { path: 'paths.**.accion.**.enum.*', because: returning },
  { path: 'paths./api/publications/{id}/decisions/letter.get.**.enum.*', because: returning },
  { path: 'paths.**.correoVerificado', because: confirmed },
  { path: 'paths.**.afectaId', because: touched },
  {
    path: 'paths./api/publications/{id}/giveaways.get.**.lugar.enum.*',
    because: 'Files of plain text are searched for who wrote them.',
  },
  {
    path: 'paths./api/publications/{id}/giveaways.get.**.archivo',
    because: 'Files of plain text are searched for who wrote them.',
  },
  { path: 'paths.**.acciones.items.enum.*', because: consent },
  { path: 'paths.**.conflictos.items.properties.tipo.enum.*', because: consent },
  { path: 'paths.**.firmaAbierta', because: consent },
  { path: 'paths.**.fechaResuelta', because: resolved },
  { path: 'paths.**.portada', because: covered },
  { path: 'paths.**.imagenPortada', because: coverImage },
  { path: 'paths.**.resueltaPor', because: resolved },
  { path: 'paths./api/publications/{id}/desk.get.**.espera', because: cockpit },
  { path: 'paths./api/publications/{id}/editor.put.**.espera', because: cockpit },
  { path: 'paths./api/editorial/report.get.**', because: reports },
  { path: 'paths./api/assignments.post.**', because: jointly },
  { path: 'paths./api/assignments/{id}/works.get.**', because: jointly },
  { path: 'paths.**.propuesta.**', because: jointly },
  { path: 'paths.**.cuentas', because: cockpit },
  { path: 'paths.**.cargas', because: cockpit },
  { path: 'paths.**.firmaCorregible', because: consent },
  { path: 'paths.**.ausenteDesde', because: absence },
  { path: 'paths.**.notaAusencia', because: absence },
  { path: 'paths.**.ausenteHasta', because: absence },
  { path: 'paths./api/admin/outbox.**.reviewId', because: sentAgain },
  { path: 'paths./api/admin/outbox/{id}/retry.**.reviewId', because: sentAgain },
  { path: 'paths./api/admin/outbox/{id}/discard.**.reviewId', because: sentAgain },
  { path: 'paths.**.workers', because: workers },
  { path: 'paths.**.porMes', because: usage },
  { path: 'paths.**.usoCounter', because: counter },
  { path: 'paths.**.rors', because: organisations },
  { path: 'paths.**.afiliacionRor', because: organisations },
  { path: 'paths.**.capitulos', because: 'Who reviews a book reads its chapters with it.' },
  {
    path: 'paths./api/invitations/{token}.get.**.casa',
    because: 'An invitation is read in the house of the journal that asks.',
  },
  { path: 'paths.**.tambienEn', because: 'A work says in which repositories it is besides.' },
  {
    path: 'paths./api/notifications/stream.get.parameters.*',
    because: 'The stream begins with what happened since the page asked, where a page says when that was.',
  },
  { path: 'paths./api/publications/{id}/giveaways.get.operationId', because: 'It is called by the usual word.' },
  {
    path: 'paths.**.historia.items.properties.tipo.enum.*',
    because: 'A history tells of a DOI that was entered or taken away.',
  },
  { path: 'paths.**.required.*', because: 'It always does: the lists of required fields move by one.' },
];

/** In rows of tables after the upgrade (server/upgrade.test.ts). Paths are names of tables. */
export const inRows: readonly AllowedDifference[] = [];
