/**
 * The screens that whoever comes may be on, one line each: address, who may open it, what stands around it, its file (spec 000 §2.1,
 * docs/specification.md 1 and 2). A screen is loaded when it is first opened.
 */
import { pageSlugs } from '#contract/vocabulary.ts';
import { addressSearch, readAddress } from './features/catalogue/address.ts';
import type { Row } from './routing/screen.ts';
import { roleQuery } from './screens/account/offered-roles.ts';
import { pageOf, pageSearch } from './screens/issues/archive-page.ts';

// biome-ignore format: one line a screen
export const publicRoutes: readonly Row[] = [
  { path: '/', layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/home/home.tsx'), rendered: 'web/screens/home/home.tsx' },
  { path: '/instituciones', layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/site/institutions.tsx'), rendered: 'web/screens/site/institutions.tsx' },
  { path: '/instituciones/solicitud', layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/site/institution-request.tsx'), rendered: 'web/screens/site/institution-request.tsx' },
  { path: '/instituciones/:clave', layout: 'main', texts: 'reading', screen: () => import('./screens/institutions/institution.tsx'), rendered: 'web/screens/institutions/institution.tsx', query: (search) => pageSearch(pageOf(search)) },
  { path: '/contacto', layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/site/contact.tsx'), rendered: 'web/screens/site/contact.tsx' },
  ...['/ayuda', '/ayuda/:rol', '/ayuda/:rol/:tema'].map((path, at): Row => ({ path, layout: 'main', ...(!at && { guard: 'site' as const }), screen: () => import('./screens/manual/manual.tsx'), rendered: 'web/screens/manual/manual.tsx' })),
  // The first is the help centre, which stands above.
  ...pageSlugs.slice(1).map((slug): Row => ({ path: `/${slug}`, layout: 'main', guard: 'site', texts: 'site', screen: () => import('./screens/site/page.tsx'), rendered: 'web/screens/site/page.tsx' })),
  ...(['terminos', 'privacidad', 'accesibilidad'] as const).map((slug): Row => ({ path: `/documentos/${slug}`, layout: 'main', texts: 'account', screen: () => import('./screens/site/legal-document.tsx'), rendered: 'web/screens/site/legal-document.tsx' })),
  { path: '/documentos/plazos', layout: 'main', texts: 'site', screen: () => import('./screens/site/process-times.tsx'), rendered: 'web/screens/site/process-times.tsx' },
  { path: '/newsletter/confirmar', layout: 'main', texts: 'site', screen: () => import('./screens/site/newsletter-link.tsx'), rendered: 'web/screens/site/newsletter-link.tsx', query: (search) => (search.get('token') ? 'token=x' : '') },
  { path: '/newsletter/baja', layout: 'main', texts: 'site', screen: () => import('./screens/site/newsletter-link.tsx'), rendered: 'web/screens/site/newsletter-link.tsx', query: (search) => (search.get('token') ? 'token=x' : '') },
  { path: '/login', layout: 'plain', guard: 'guest', texts: 'account', screen: () => import('./screens/account/login.tsx'), rendered: 'web/screens/account/login.tsx' },
  { path: '/register', layout: 'plain', guard: 'guest', texts: 'account', screen: () => import('./screens/account/register.tsx'), rendered: 'web/screens/account/register.tsx', query: (search) => roleQuery(search.get('role')) },
  { path: '/forgot-password', layout: 'plain', guard: 'guest', texts: 'account', screen: () => import('./screens/account/forgot-password.tsx'), rendered: 'web/screens/account/forgot-password.tsx' },
  { path: '/reset-password', layout: 'plain', texts: 'account', screen: () => import('./screens/account/reset-password.tsx') },
  { path: '/verify-email', layout: 'plain', texts: 'account', screen: () => import('./screens/account/verify-email.tsx') },
  { path: '/institucion/:id', layout: 'plain', texts: 'account', screen: () => import('./screens/account/institution-return.tsx') },
  { path: '/orcid', layout: 'plain', texts: 'account', screen: () => import('./screens/account/orcid.tsx') },
  { path: '/coautoria/:token', layout: 'plain', screen: () => import('./screens/invitations/coauthor-invitation.tsx') },
  { path: '/derechos/:token', layout: 'main', plain: '?firma', screen: () => import('./screens/invitations/rights-link.tsx') },
  { path: '/certificados/:codigo', layout: 'main', screen: () => import('./screens/recognition/certificate.tsx') },
  { path: '/invitacion/:token', layout: 'plain', screen: () => import('./screens/invitations/review-invitation.tsx') },
  { path: '/catalogo', layout: 'main', place: { group: 'read', name: 'navigation.catalogue', icon: 'book' }, screen: () => import('./screens/catalogue/catalogue.tsx'), rendered: 'web/screens/catalogue/catalogue.tsx', query: (search) => addressSearch(readAddress(search)) },
  { path: '/catalogo/disciplinas', layout: 'main', screen: () => import('./screens/catalogue/disciplines.tsx'), rendered: 'web/screens/catalogue/disciplines.tsx' },
  { path: '/catalogo/disciplinas/:slug', layout: 'main', screen: () => import('./screens/catalogue/discipline.tsx'), rendered: 'web/screens/catalogue/discipline.tsx' },
  { path: '/autores/:clave', layout: 'main', screen: () => import('./screens/catalogue/author.tsx'), rendered: 'web/screens/catalogue/author.tsx', query: (search) => addressSearch({ pagina: readAddress(search).pagina }) },
  { path: '/numeros', layout: 'main', texts: 'reading', screen: () => import('./screens/issues/issues.tsx'), rendered: 'web/screens/issues/issues.tsx', query: (search) => pageSearch(pageOf(search)) },
  { path: '/numeros/:id', layout: 'main', texts: 'reading', screen: () => import('./screens/issues/issue.tsx'), rendered: 'web/screens/issues/issue.tsx' },
  { path: '/revistas', layout: 'main', texts: 'reading', screen: () => import('./screens/journals/journals.tsx'), rendered: 'web/screens/journals/journals.tsx' },
  { path: '/revistas/:clave', layout: 'main', texts: 'reading', screen: () => import('./screens/journals/journal.tsx'), rendered: 'web/screens/journals/journal.tsx' },
  { path: '/revistas/:clave/numeros', layout: 'main', texts: 'reading', screen: () => import('./screens/journals/journal-issues.tsx'), rendered: 'web/screens/journals/journal-issues.tsx', query: (search) => pageSearch(pageOf(search)) },
  { path: '/revistas/:clave/:texto', layout: 'main', texts: 'reading', screen: () => import('./screens/journals/journal-text.tsx'), rendered: 'web/screens/journals/journal-text.tsx' },
  { path: '/catalogo/:id', layout: 'main', screen: () => import('./screens/landing-page/landing-page.tsx'), rendered: 'web/screens/landing-page/landing-page.tsx' },
  { path: '/catalogo/:id/:idioma', layout: 'main', screen: () => import('./screens/landing-page/landing-page.tsx'), rendered: 'web/screens/landing-page/landing-page.tsx' },
  { path: '/catalogo/:id/capitulos/:capitulo', layout: 'main', texts: 'reading', screen: () => import('./screens/landing-page/chapter.tsx'), rendered: 'web/screens/landing-page/chapter.tsx' },
  { path: '/catalogo/:id/:idioma/capitulos/:capitulo', layout: 'main', texts: 'reading', screen: () => import('./screens/landing-page/chapter.tsx'), rendered: 'web/screens/landing-page/chapter.tsx' },
  { path: '/catalogo/:id/proceso', layout: 'main', texts: 'reading', screen: () => import('./screens/landing-page/process.tsx'), rendered: 'web/screens/landing-page/process.tsx' },
  { path: '/catalogo/:id/versiones/:numero', layout: 'main', texts: 'reading', screen: () => import('./screens/landing-page/version.tsx'), rendered: 'web/screens/landing-page/version.tsx' },
  { path: '/notificaciones/baja', layout: 'plain', screen: () => import('./screens/notifications/leave.tsx') },
  { path: '*', layout: 'main', screen: () => import('./screens/not-found.tsx'), rendered: 'web/screens/not-found.tsx' },
];
