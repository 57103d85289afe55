/**
 * The screens of members, one line each as in public-routes.tsx; and where each stands in the navigation (`place`, in the order of these
 * lines, or `deeper`).
 */
import { groupOf } from './features/administration/platform-settings/group-names.ts';
import type { Row } from './routing/screen.ts';
import { partOf } from './screens/admin/journals/part-names.ts';

// biome-ignore format: one line a screen
export const memberRoutes: readonly Row[] = [
  { path: '/dashboard', layout: 'member', guard: 'login', texts: 'first', place: { group: 'home', name: 'navigation.dashboard', icon: 'dashboard' }, screen: () => import('./screens/dashboard/dashboard.tsx') },
  { path: '/notificaciones', layout: 'member', guard: 'login', place: { group: 'home', name: 'navigation.notifications', icon: 'bell', count: 'notificaciones' }, screen: () => import('./screens/notifications/notifications.tsx') },
  { path: '/calendario', layout: 'member', guard: 'login', place: { group: 'home', name: 'navigation.calendar', icon: 'calendar', usefulTo: ['review', 'edit', 'administer'] }, screen: () => import('./screens/calendar/calendar.tsx') },
  { path: '/coautorias', layout: 'member', guard: 'login', place: { group: 'home', name: 'navigation.authorships', icon: 'signature', count: 'coautorias' }, screen: () => import('./screens/publications/authorship-requests.tsx') },
  { path: '/consentimientos', layout: 'member', guard: 'login', place: { group: 'home', name: 'navigation.consents', icon: 'eye', count: 'consentimientos' }, screen: () => import('./screens/reviews/consents.tsx') },
  { path: '/mis-publicaciones', layout: 'member', guard: 'login', place: { group: 'write', name: 'navigation.works', icon: 'works', count: 'obras' }, screen: () => import('./screens/publications/management.tsx') },
  { path: '/publications/create', layout: 'member', guard: 'AUTOR', place: { group: 'write', name: 'navigation.newWork', icon: 'new' }, screen: () => import('./screens/publications/new.tsx') },
  { path: '/autor/plantillas', layout: 'member', guard: 'login', place: { group: 'write', name: 'navigation.templates', icon: 'download' }, screen: () => import('./screens/author/templates.tsx') },
  { path: '/autor/estadisticas', layout: 'member', guard: 'login', place: { group: 'write', name: 'navigation.statistics', icon: 'chart' }, screen: () => import('./screens/author/statistics.tsx') },
  { path: '/mis-revisiones', layout: 'member', guard: 'login', place: { group: 'review', name: 'navigation.reviews', icon: 'reviews', count: 'revisiones' }, screen: () => import('./screens/reviews/mine.tsx') },
  { path: '/preferencias', layout: 'member', guard: 'REVISOR', place: { group: 'review', name: 'navigation.bids', icon: 'bids', setting: 'preferenciasDeRevision' }, screen: () => import('./screens/bids/bids.tsx') },
  { path: '/reconocimiento', layout: 'member', guard: 'login', place: { group: 'review', name: 'navigation.recognition', icon: 'award' }, screen: () => import('./screens/recognition/recognition.tsx') },
  { path: '/revisiones/:id', layout: 'member', guard: 'login', deeper: { under: ['/mis-revisiones'], name: 'navigation.review', titled: 'getReview' }, screen: () => import('./screens/reviews/review.tsx') },
  { path: '/perfil', layout: 'member', guard: 'login', place: { group: 'account', name: 'navigation.profile', icon: 'person' }, screen: () => import('./screens/profile/profile.tsx') },
  { path: '/configuracion', layout: 'member', guard: 'login', place: { group: 'account', name: 'navigation.settings', icon: 'settings' }, screen: () => import('./screens/personal-settings/personal-settings.tsx') },
  { path: '/institucion', layout: 'member', guard: 'login', place: { group: 'account', name: 'navigation.myInstitution', icon: 'institution', setting: 'instituciones' }, screen: () => import('./screens/profile/institution.tsx') },
  { path: '/nueva-publicacion', redirect: '/publications/create' },
  { path: '/publications/:id/edit', layout: 'member', guard: 'AUTOR', deeper: { under: ['/publications/:id'], name: 'navigation.edit' }, screen: () => import('./screens/publications/edit.tsx') },
  { path: '/publications/:id/versiones', layout: 'member', guard: 'login', deeper: { under: ['/publications/:id', '/editorial/:id'], name: 'navigation.versions' }, screen: () => import('./screens/publications/versions.tsx') },
  { path: '/publications/:id/respuesta', layout: 'member', guard: 'AUTOR', deeper: { under: ['/publications/:id'], name: 'navigation.answer' }, screen: () => import('./screens/publications/answers/answers.tsx') },
  { path: '/publications/:id/edicion', layout: 'member', guard: 'AUTOR', deeper: { under: ['/publications/:id'], name: 'navigation.edition' }, screen: () => import('./screens/publications/new-edition.tsx') },
  { path: '/publications/:id', layout: 'member', guard: 'AUTOR', deeper: { under: ['/admin/publications', '/mis-publicaciones', '/mis-revisiones'], name: 'navigation.work', titled: 'getPublication' }, screen: () => import('./screens/publications/detail.tsx') },
  { path: '/editorial/:id/aviso', layout: 'member', guard: 'EDITOR', deeper: { under: ['/editorial/:id'], name: 'navigation.notice' }, screen: () => import('./screens/editorial/notice.tsx') },
  { path: '/editorial/:id/ver-como', layout: 'member', guard: 'EDITOR', deeper: { under: ['/editorial/:id'], name: 'navigation.viewAs' }, screen: () => import('./screens/editorial/view-as.tsx') },
  { path: '/editorial', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.queue', icon: 'queue', count: 'cola' }, screen: () => import('./screens/editorial/queue.tsx') },
  { path: '/editorial/asignacion', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.assignment', icon: 'assign' }, screen: () => import('./screens/editorial/bulk-assignment/bulk-assignment.tsx') },
  { path: '/editorial/revisores', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.roster', icon: 'roster' }, screen: () => import('./screens/editorial/roster/roster.tsx') },
  { path: '/editorial/reportes', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.reports', icon: 'report' }, screen: () => import('./screens/editorial/reports/reports.tsx') },
  { path: '/editorial/numeros', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.numbers', icon: 'numbers', setting: 'numeros' }, screen: () => import('./screens/editorial/issues/issues.tsx') },
  { path: '/editorial/numeros/:id', layout: 'member', guard: 'EDITOR', deeper: { under: ['/editorial/numeros'], name: 'navigation.number' }, screen: () => import('./screens/editorial/issues/issue.tsx') },
  { path: '/editorial/reclamaciones', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.claims', icon: 'claims', setting: 'reclamaciones', count: 'reclamaciones' }, screen: () => import('./screens/editorial/claims.tsx') },
  { path: '/editorial/:id', layout: 'member', guard: 'EDITOR', deeper: { under: ['/editorial'], name: 'navigation.work', titled: 'getPublication' }, screen: () => import('./screens/editorial/work.tsx') },
  { path: '/admin/users', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.people', icon: 'people', count: 'solicitudesDeRol' }, screen: () => import('./screens/admin/users/users.tsx') },
  { path: '/admin/publications', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.allWorks', icon: 'stack' }, screen: () => import('./screens/admin/publications.tsx') },
  { path: '/admin/reviews', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.allReviews', icon: 'peerReview' }, screen: () => import('./screens/admin/reviews/reviews.tsx') },
  { path: '/admin/metrics', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.metrics', icon: 'gauge' }, screen: () => import('./screens/admin/metrics/metrics.tsx') },
  { path: '/admin/tareas', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.jobs', icon: 'jobs' }, screen: () => import('./screens/admin/jobs/jobs.tsx') },
  { path: '/admin/logs', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.record', icon: 'record' }, screen: () => import('./screens/admin/logs/logs.tsx') },
  { path: '/admin/plantillas', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.letters', icon: 'letter' }, screen: () => import('./screens/admin/letter-templates.tsx') },
  { path: '/admin/ajustes', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.platform', icon: 'sliders' }, screen: () => import('./screens/admin/platform-settings/platform-settings.tsx') },
  { path: '/admin/ajustes/:grupo', layout: 'member', guard: 'ADMIN', deeper: { under: ['/admin/ajustes'], name: ({ grupo }) => `platform.group.${groupOf(grupo)}` }, screen: () => import('./screens/admin/platform-settings/platform-settings.tsx') },
  { path: '/admin/puesta-en-marcha/:paso', layout: 'member', guard: 'ADMIN', deeper: { under: ['/admin/ajustes'], name: 'setup.title' }, screen: () => import('./screens/admin/setup/setup.tsx') },
  { path: '/admin/revistas', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.journals', icon: 'journals', setting: 'variasRevistas' }, screen: () => import('./screens/admin/journals/journals.tsx') },
  { path: '/admin/revistas/:id', layout: 'member', guard: 'ADMIN', deeper: { under: ['/admin/revistas'], name: 'navigation.journal' }, screen: () => import('./screens/admin/journals/journal.tsx') },
  { path: '/admin/revistas/:id/:parte', layout: 'member', guard: 'ADMIN', deeper: { under: ['/admin/revistas/:id'], name: ({ parte }) => `managing.part.${partOf(parte)}` }, screen: () => import('./screens/admin/journals/journal.tsx') },
  { path: '/admin/instituciones', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.institutions', icon: 'institutions', setting: 'instituciones' }, screen: () => import('./screens/admin/institutions/institutions.tsx') },
  { path: '/admin/instituciones/:id', layout: 'member', guard: 'ADMIN', deeper: { under: ['/admin/instituciones'], name: 'navigation.institution' }, screen: () => import('./screens/admin/institutions/institution.tsx') },
  { path: '/admin/correos', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.mails', icon: 'mails' }, screen: () => import('./screens/admin/outbox.tsx') },
];
