/** Calls that are about no work: accounts, lists, the platform, and things that are somebody's. */

import { forCalls, type Table } from './read-table.ts';
import { needsSession, needsStaff } from './sets.ts';

const anybody = '* | ok';
/** Open to guests; a session that is sent along has to hold. */
const open = `
  blocked | 401
  !blocked | ok`;
/** A token of a mail that is none is refused alike to all. */
const needsToken = '* | enlace_no_valido';
const person = `${needsSession}
  people | ok`;
const staff = `${needsStaff}
  staff | ok`;
const admin = `${needsSession}
  !guest,blocked,ADMIN | 403
  ADMIN | ok`;
const authors = `${needsSession}
  LECTOR,REVISOR,EDITOR,requested | 403
  AUTOR,ADMIN,unconfirmed | ok`;
/** One's own; others' are not there. */
const own = `${needsSession}
  people | own | ok
  people | none | 404`;

export const platform: Table = {
  ...forCalls(['register', 'logout', 'forgotPassword', 'live', 'ready'], anybody),
  ...forCalls(
    ['login'],
    `
    guest | credenciales_incorrectas
    blocked | cuenta_bloqueada
    people | ok`,
  ),
  ...forCalls(
    ['refresh'],
    `
    guest,blocked | sesion_caducada
    people | ok`,
  ),
  ...forCalls(['resetPassword', 'verifyEmail'], needsToken),
  // Of no sign-in that waits; and where the account has no second step.
  ...forCalls(['secondStep'], '* | segundo_paso_caducado'),
  // What no passkey has said; and what anybody may ask of one, to log in.
  ...forCalls(['logInByPasskey'], '* | llave_no_valida'),
  ...forCalls(
    ['addPasskey'],
    `${needsSession}
    people | llave_no_valida`,
  ),
  ...forCalls(
    ['renamePasskey', 'removePasskey'],
    `${needsSession}
    people | 404`,
  ),
  ...forCalls(
    ['confirmSecondFactor'],
    `${needsSession}
    people | codigo_incorrecto`,
  ),
  ...forCalls(
    ['renewRecoveryCodes', 'endSecondFactor'],
    `${needsSession}
    people | segundo_paso_inactivo`,
  ),
  ...forCalls(
    ['resetSecondFactor'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | own | sin_permiso
    ADMIN | none | segundo_paso_inactivo`,
  ),
  ...forCalls(['askPasskey'], open),
  // Of what no work of the catalogue has, and of a key that none has, whoever asks.
  ...forCalls(
    ['readDiscipline', 'readAuthor', 'getInstitution'],
    `
    blocked | 401
    !blocked | no_encontrado`,
  ),
  ...forCalls(
    [
      'getCoauthorship',
      'declineCoauthorship',
      'readRightsLink',
      'answerRightsLink',
      'openInvitedAccount',
      'getInvitation',
      'acceptInvitation',
      'declineInvitation',
      'subscribedDeadlines',
      'confirmSubscription',
      'unsubscribe',
      'leaveNotificationMails',
    ],
    `
    blocked | 401
    !blocked | enlace_no_valido`,
  ),
  ...forCalls(
    ['acceptCoauthorship'],
    `${needsSession}
    people | enlace_no_valido`,
  ),
  ...forCalls(
    [
      'searchCatalogue',
      'catalogueFacets',
      'listDisciplines',
      'suggestSearches',
      'listPublications',
      'health',
      'getSettings',
      'getIdentity',
      'getSiteFacts',
      'listIssues',
      'listJournals',
      'getJournal',
      'listInstitutions',
      'listSignInProviders',
      'requestInstitution',
      'sendContactMessage',
      'subscribe',
      'readPage/terms',
    ],
    open,
  ),
  // Where ORCID is not set they lead nowhere, nor to an institution that is none; and no certificate has the code.
  ...forCalls(
    ['startOrcid', 'finishOrcid', 'startProvider', 'readCertificate'],
    `
    blocked | 401
    !blocked | 404`,
  ),
  ...forCalls(
    ['orcidRecord', 'changeOrcidRecord'],
    `${needsSession}
    people | 404`,
  ),
  ...forCalls(
    ['finishProvider'],
    `
    blocked | 401
    !blocked | institucion_sin_camino`,
  ),
  ...forCalls(
    ['linkProvider'],
    `${needsSession}
    people | institucion_sin_camino`,
  ),
  ...forCalls(
    ['unlinkProvider'],
    `${needsSession}
    people | 404`,
  ),
  ...forCalls(
    ['linkOrcid'],
    `${needsSession}
    people | orcid_sin_camino`,
  ),
  ...forCalls(
    [
      'logoutEverywhere',
      'listSessions',
      'endOtherSessions',
      'changePassword',
      'getSecondFactor',
      'beginSecondFactor',
      'proveSession',
      'resendVerification',
      'authProfile',
      'profile',
      'updateProfile',
      'changePhoto',
      'removePhoto',
      'unlinkOrcid',
      'listProviderLinks',
      'requestRole',
      'changePreferences',
      'legalTexts',
      'acceptLegalText',
      'ownExport',
      'startOwnExport',
      'erasureFacts',
      'myPublications',
      'myStatistics',
      'getDraft',
      'keepDraft',
      'forgetDraft',
      'myReviews',
      'myDeadlines',
      'getDeadlineFeed',
      'createDeadlineFeed',
      'revokeDeadlineFeed',
      'myConflicts',
      'declareConflict',
      'listNotifications',
      'markAllNotificationsRead',
      'notificationChannels',
      'changeNotificationChannels',
      'mutedWorks',
      'reviewingSummary',
      'reviewsForOrcid',
      'suggestOrganisations',
      'listCertificates',
      'testNotificationStream',
      'myConsents',
      'myAuthorshipRequests',
      'mySuccessions',
      'whatWaits',
      'processTimes',
      'findAnything',
      'parseReferences',
      'myInstitution',
      'listSavedSearches',
      'saveSearch',
      'listApiKeys',
      // The site's pages wait behind the log-in (docs/specification.md 2).
      'readPage',
    ],
    person,
  ),
  // One that is being prepared: its journal's editors and administrators alone know of it.
  ...forCalls(
    ['readIssue', 'issueFile'],
    `
    blocked | 401
    guest | 404
    !guest,blocked,EDITOR,ADMIN | 404
    staff | ok`,
  ),
  ...forCalls(
    ['addToIssue'],
    `${needsStaff}
    staff | obra_sin_numero`,
  ),
  ...forCalls(
    ['takeFromIssue', 'countWorkPages', 'decideReceived'],
    `${needsStaff}
    staff | 404`,
  ),
  // There is no work in it.
  ...forCalls(
    ['publishIssue', 'scheduleIssue'],
    `${needsStaff}
    staff | numero_vacio`,
  ),
  ...forCalls(
    ['unscheduleIssue'],
    `${needsStaff}
    staff | numero_sin_fecha`,
  ),
  ...forCalls(
    ['takeBackIssue'],
    `${needsStaff}
    staff | numero_firme`,
  ),
  // They have reviewed nothing that could be certified.
  ...forCalls(
    ['issueCertificate'],
    `${needsSession}
    people | sin_revisiones`,
  ),
  // Nothing is there to be had.
  ...forCalls(
    ['linkOwnExport', 'certificateFile', 'withdrawCertificate'],
    `${needsSession}
    people | 404`,
  ),
  ...forCalls(
    ['eraseOwnAccount'],
    `${needsSession}
    people | contrasena_incorrecta`,
  ),
  ...forCalls(['createPublication', 'findPeople'], authors),
  // A file that is no package.
  ...forCalls(
    ['previewPackage', 'receivePackage'],
    `${needsSession}
    LECTOR,REVISOR,EDITOR,requested | 403
    AUTOR,ADMIN,unconfirmed | archivo_no_incorporado`,
  ),
  // For who has the role itself: of works that they run, administrators choose the reviewers.
  ...forCalls(
    ['listBids'],
    `${needsSession}
    !guest,blocked,REVISOR | 403
    REVISOR | ok`,
  ),
  ...forCalls(
    ['sendEmail'],
    `${needsSession}
    LECTOR,REVISOR,requested | 403
    # An author writes to those of the own works alone, and this is nobody of them.
    AUTOR | destinatario_no_admitido
    unconfirmed | confirma_tu_correo
    staff | ok`,
  ),
  ...forCalls(
    ['recipients'],
    `${needsSession}
    LECTOR,REVISOR,requested | 403
    AUTOR,staff,unconfirmed | ok`,
  ),
  ...forCalls(
    ['findPeopleInConflict'],
    `${needsSession}
    LECTOR,requested | 403
    AUTOR,REVISOR,staff,unconfirmed | ok`,
  ),
  ...forCalls(
    [
      'listUsers',
      'listReceived',
      'editorialQueue',
      'listQueueViews',
      'saveQueueView',
      'editorialCalendar',
      'editorialReport',
      'listReviews',
      'worksToAssign',
      'reviewerRoster',
      'assignmentPool',
      'listAssignments',
      'startAssignment',
      'getBidRequest',
      'requestBids',
      'listLetterTemplates',
      'listMails',
      'listClaims',
      'createIssue',
      'issuePlan',
      'changeIssue',
      'changeIssueCover',
      'removeIssueCover',
      'orderIssue',
      'removeIssue',
      'changeSettings/flow',
    ],
    staff,
  ),
  ...forCalls(
    [
      'exportUsers',
      'createAccounts',
      'previewAccounts',
      'listMerges',
      'previewMerge',
      'mergeAccounts',
      'deletedPublications',
      'changeLetterTemplate',
      'resetLetterTemplate',
      'previewLetterTemplate',
      'listJobs',
      'recurringJobs',
      'listFaultyFiles',
      'runJobNow',
      'attention',
      'readSetup',
      'markSetupStep',
      'roleJournals',
      'listReturned',
      'deliveryDays',
      'testMail',
      'activity',
      'exportActivity',
      'verifyActivity',
      'metrics',
      'metricsHistory',
      'weighIdentityChange',
      'changeLogo',
      'removeLogo',
      'changeCoverImage',
      'removeCoverImage',
      'openRegistration',
      'closeRegistration',
      'writePage',
      'listLoads',
      'listOrganisationLoads',
      'listDeposits',
      'listRepositories',
      'makeRepository',
      'readCollections',
      'listRepositoryDeposits',
      'listInboxes',
      'makeInbox',
      'listIdentityProviders',
      'makeIdentityProvider',
      'listWebhooks',
      'makeWebhook',
      'createJournal',
      'listManagedJournals',
      'manageJournal',
      'changeJournal',
      'reopenJournal',
      'changeBoard',
      'changeSections',
      'changeAnnouncements',
      'writeJournalText',
      'readPassport',
      'writePassportNote',
      'readYearlyReport',
      'yearlyReportFile',
      'listPackages',
      'listManagedInstitutions',
      'createInstitution',
      'changeUser',
      'changeUser/scopes',
      'changeRoles',
      'endSessions',
      'mailPasswordReset',
      'secondFactorFigures',
      'listAllApiKeys',
      'revokeApiKeyOf',
      'deleteUser',
      // Editors set the workflow, administrators everything.
      'changeSettings',
    ],
    admin,
  ),
  // A file that is no table.
  ...forCalls(
    ['startLoad', 'loadOrganisations'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | archivo_no_incorporado`,
  ),
  // Of things that there are not.
  ...forCalls(
    [
      'getLoad',
      'loadLines',
      'addLoadFile',
      'checkLoad',
      'runLoad',
      'undoLoad',
      'undoOrganisations',
      'loadReport',
      'removeLoad',
      'linkPackage',
      'changeInbox',
      'removeInbox',
      'changeIdentityProvider',
      'removeIdentityProvider',
      'checkIdentityProvider',
      'listInboxMessages',
      'announceAgain',
      'changeWebhook',
      'renewWebhookSecret',
      'testWebhook',
      'removeWebhook',
      'listWebhookDeliveries',
      'redeliverWebhook',
      'changeRepository',
      'removeRepository',
      'declineInstitutionRequest',
      'liftReturned',
    ],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | no_encontrado`,
  ),
  // Of works that there are not.
  ...forCalls(
    ['startPackage'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | paquete_vacio`,
  ),
  // The principal journal stays open, and has the platform's pictures.
  ...forCalls(
    ['closeJournal'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | revista_principal`,
  ),
  ...forCalls(
    ['changeJournalLogo', 'removeJournalLogo', 'changeJournalCover', 'removeJournalCover'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | datos_no_validos`,
  ),
  ...forCalls(
    ['undoMerge'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | 404`,
  ),
  // Who answers for an institution manages it, and who began a job follows it, whatever their role; another's is not there.
  ...forCalls(
    [
      'manageInstitution',
      'changeInstitution',
      'listInstitutionMembers',
      'inviteToInstitution',
      'withdrawInstitutionInvitation',
      'getJob',
      'cancelJob',
    ],
    `${needsSession}
    people | own | ok
    !guest,blocked,ADMIN | none | 404
    ADMIN | none | ok`,
  ),
  // An institution's plan is the administrators'.
  ...forCalls(
    ['changeInstitution/plan'],
    `${needsSession}
    !guest,blocked,ADMIN | own | sin_permiso
    !guest,blocked,ADMIN | none | 404
    ADMIN | ok`,
  ),
  // It is nobody's log-in, nobody has this account, and nobody was invited.
  ...forCalls(
    ['endSession', 'changeInstitutionMember', 'removeInstitutionMember', 'answerInstitutionInvitation'],
    `${needsSession}
    people | no_encontrado`,
  ),
  // Things that are somebody's.
  ...forCalls(
    ['markNotificationRead', 'withdrawConflict', 'changeSavedSearch', 'removeSavedSearch', 'revokeApiKey'],
    own,
  ),
  // Neither has failed.
  ...forCalls(
    ['retryJob'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | trabajo_sin_fallo`,
  ),
  ...forCalls(
    ['makeApiKey'],
    `${needsSession}
    unconfirmed | confirma_para_claves
    !guest,blocked,unconfirmed | ok`,
  ),
  ...forCalls(
    ['getAssignment', 'changeQueueView', 'removeQueueView'],
    `${needsStaff}
    staff | own | ok
    staff | none | 404`,
  ),
  // None has been found yet.
  ...forCalls(
    ['proposedWorks', 'proposedLoads', 'changeAssignment', 'solveAssignmentAgain', 'applyAssignment'],
    `${needsStaff}
    staff | own | propuesta_sin_hacer
    staff | none | 404`,
  ),
  ...forCalls(
    ['decideRoleRequest'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | none | ok
    # Who administers asked for nothing.
    ADMIN | own | sin_solicitud`,
  ),
  // Nobody shuts the door behind themselves.
  ...forCalls(
    ['changeUser/block'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | none | ok
    ADMIN | own | 403`,
  ),
};
