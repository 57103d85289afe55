/**
 * Every screen of the product, one line each: address, who may open it, what stands around it, its file (spec 000
 * §2.1, docs/specification.md 1 and 2); and where it stands in the navigation (`place`, in the order of these lines, or `deeper`).
 * A screen is loaded when it is first opened. See web/README.md for how to add one.
 */
import { pageSlugs } from '#contract/vocabulary.ts';
import { groupOf } from './features/administration/platform-settings/group-names.ts';
import { addressSearch, readAddress } from './features/catalogue/address.ts';
import type { Row } from './routing/screen.ts';
import { roleQuery } from './screens/account/offered-roles.ts';

// biome-ignore format: one line a screen
export const routes: readonly Row[] = [
  { path: '/', layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/home/home.tsx'), rendered: 'web/screens/home/home.tsx' },
  { path: '/instituciones', layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/site/institutions.tsx'), rendered: 'web/screens/site/institutions.tsx' },
  { path: '/contacto', layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/site/contact.tsx'), rendered: 'web/screens/site/contact.tsx' },
  ...pageSlugs.map((slug): Row => ({ path: `/${slug}`, layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/site/page.tsx'), rendered: 'web/screens/site/page.tsx' })),
  ...(['terminos', 'privacidad'] as const).map((slug): Row => ({ path: `/documentos/${slug}`, layout: 'main', texts: 'account', screen: () => import('./screens/site/legal-document.tsx'), rendered: 'web/screens/site/legal-document.tsx' })),
  { path: '/documentos/plazos', layout: 'main', texts: 'site', screen: () => import('./screens/site/process-times.tsx'), rendered: 'web/screens/site/process-times.tsx' },
  { path: '/newsletter/confirmar', layout: 'main', texts: 'site', screen: () => import('./screens/site/newsletter-link.tsx'), rendered: 'web/screens/site/newsletter-link.tsx', query: (search) => (search.get('token') ? 'token=x' : '') },
  { path: '/newsletter/baja', layout: 'main', texts: 'site', screen: () => import('./screens/site/newsletter-link.tsx'), rendered: 'web/screens/site/newsletter-link.tsx', query: (search) => (search.get('token') ? 'token=x' : '') },
  { path: '/login', layout: 'plain', guard: 'guest', texts: 'account', screen: () => import('./screens/account/login.tsx'), rendered: 'web/screens/account/login.tsx' },
  { path: '/register', layout: 'plain', guard: 'guest', texts: 'account', screen: () => import('./screens/account/register.tsx'), rendered: 'web/screens/account/register.tsx', query: (search) => roleQuery(search.get('role')) },
  { path: '/forgot-password', layout: 'plain', guard: 'guest', texts: 'account', screen: () => import('./screens/account/forgot-password.tsx'), rendered: 'web/screens/account/forgot-password.tsx' },
  { path: '/reset-password', layout: 'plain', texts: 'account', screen: () => import('./screens/account/reset-password.tsx') },
  { path: '/verify-email', layout: 'plain', texts: 'account', screen: () => import('./screens/account/verify-email.tsx') },
  { path: '/coautoria/:token', layout: 'plain', screen: () => import('./screens/invitations/coauthor-invitation.tsx') },
  { path: '/certificados/:codigo', layout: 'main', screen: () => import('./screens/recognition/certificate.tsx') },
  { path: '/invitacion/:token', layout: 'plain', screen: () => import('./screens/invitations/review-invitation.tsx') },
  { path: '/catalogo', layout: 'main', place: { group: 'read', name: 'navigation.catalogue', icon: 'book' }, screen: () => import('./screens/catalogue/catalogue.tsx'), rendered: 'web/screens/catalogue/catalogue.tsx', query: (search) => addressSearch(readAddress(search)) },
  { path: '/catalogo/disciplinas', layout: 'main', screen: () => import('./screens/catalogue/disciplines.tsx'), rendered: 'web/screens/catalogue/disciplines.tsx' },
  { path: '/catalogo/disciplinas/:slug', layout: 'main', screen: () => import('./screens/catalogue/discipline.tsx'), rendered: 'web/screens/catalogue/discipline.tsx' },
  { path: '/autores/:clave', layout: 'main', screen: () => import('./screens/catalogue/author.tsx'), rendered: 'web/screens/catalogue/author.tsx', query: (search) => addressSearch({ pagina: readAddress(search).pagina }) },
  { path: '/catalogo/:id', layout: 'main', screen: () => import('./screens/landing-page/landing-page.tsx'), rendered: 'web/screens/landing-page/landing-page.tsx' },
  { path: '/catalogo/:id/:idioma', layout: 'main', screen: () => import('./screens/landing-page/landing-page.tsx'), rendered: 'web/screens/landing-page/landing-page.tsx' },
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
  { path: '/notificaciones/baja', layout: 'plain', screen: () => import('./screens/notifications/leave.tsx') },
  { path: '/nueva-publicacion', redirect: '/publications/create' },
  { path: '/publications/:id/edit', layout: 'member', guard: 'AUTOR', deeper: { under: ['/publications/:id'], name: 'navigation.edit' }, screen: () => import('./screens/publications/edit.tsx') },
  { path: '/publications/:id/versiones', layout: 'member', guard: 'login', deeper: { under: ['/publications/:id', '/editorial/:id'], name: 'navigation.versions' }, screen: () => import('./screens/publications/versions.tsx') },
  { path: '/publications/:id/respuesta', layout: 'member', guard: 'AUTOR', deeper: { under: ['/publications/:id'], name: 'navigation.answer' }, screen: () => import('./screens/publications/answers/answers.tsx') },
  { path: '/publications/:id', layout: 'member', guard: 'AUTOR', deeper: { under: ['/admin/publications', '/mis-publicaciones', '/mis-revisiones'], name: 'navigation.work', titled: 'getPublication' }, screen: () => import('./screens/publications/detail.tsx') },
  { path: '/editorial/:id/ver-como', layout: 'member', guard: 'EDITOR', deeper: { under: ['/editorial/:id'], name: 'navigation.viewAs' }, screen: () => import('./screens/editorial/view-as.tsx') },
  { path: '/editorial', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.queue', icon: 'queue', count: 'cola' }, screen: () => import('./screens/editorial/queue.tsx') },
  { path: '/editorial/asignacion', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.assignment', icon: 'assign' }, screen: () => import('./screens/editorial/bulk-assignment/bulk-assignment.tsx') },
  { path: '/editorial/revisores', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.roster', icon: 'roster' }, screen: () => import('./screens/editorial/roster/roster.tsx') },
  { path: '/editorial/reportes', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.reports', icon: 'report' }, screen: () => import('./screens/editorial/reports/reports.tsx') },
  { path: '/editorial/:id', layout: 'member', guard: 'EDITOR', deeper: { under: ['/editorial'], name: 'navigation.work', titled: 'getPublication' }, screen: () => import('./screens/editorial/work.tsx') },
  { path: '/admin/users', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.people', icon: 'people', count: 'solicitudesDeRol' }, screen: () => import('./screens/admin/users/users.tsx') },
  { path: '/admin/publications', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.allWorks', icon: 'stack' }, screen: () => import('./screens/admin/publications.tsx') },
  { path: '/admin/reviews', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.allReviews', icon: 'peerReview' }, screen: () => import('./screens/admin/reviews/reviews.tsx') },
  { path: '/admin/metrics', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.metrics', icon: 'gauge' }, screen: () => import('./screens/admin/metrics/metrics.tsx') },
  { path: '/admin/tareas', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.jobs', icon: 'jobs' }, screen: () => import('./screens/admin/jobs/jobs.tsx') },
  { path: '/admin/logs', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.record', icon: 'record' }, screen: () => import('./screens/admin/logs/logs.tsx') },
  { path: '/admin/plantillas', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.letters', icon: 'letter' }, screen: () => import('./screens/admin/letter-templates/letter-templates.tsx') },
  { path: '/admin/ajustes', layout: 'member', guard: 'ADMIN', place: { group: 'administer', name: 'navigation.platform', icon: 'sliders' }, screen: () => import('./screens/admin/platform-settings/platform-settings.tsx') },
  { path: '/admin/ajustes/:grupo', layout: 'member', guard: 'ADMIN', deeper: { under: ['/admin/ajustes'], name: ({ grupo }) => `platform.group.${groupOf(grupo)}` }, screen: () => import('./screens/admin/platform-settings/platform-settings.tsx') },
  { path: '/admin/correos', layout: 'member', guard: 'EDITOR', place: { group: 'edit', name: 'navigation.mails', icon: 'mails' }, screen: () => import('./screens/admin/outbox.tsx') },
  { path: '*', layout: 'main', screen: () => import('./screens/not-found.tsx'), rendered: 'web/screens/not-found.tsx' },
];
