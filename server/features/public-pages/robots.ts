import type { FastifyInstance } from 'fastify';
import { type Sites, siteAt } from '#server/platform/http/own-sites.ts';

/** What is for people who are logged in, and for programs: nothing there to be found. */
const closed = [
  '/api/',
  '/files/descargas/',
  '/files/mis-datos/',
  '/admin/',
  '/autor/',
  '/publications/',
  '/dashboard',
  '/perfil',
  '/configuracion',
  '/notificaciones',
  '/mis-publicaciones',
  '/mis-revisiones',
  '/revisiones/',
  '/editorial/',
  '/coautoria/',
  '/derechos/',
  '/certificados/',
  '/invitacion/',
  '/nueva-publicacion',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/orcid',
  '/newsletter/',
];

/** Where files of published works once were: the addresses of the API lead on to the public ones. */
const moved = ['/api/publications/*/export/'];

/** `/robots.txt` (RFC 9309): the public site is open to every crawler. */
export function serveRobots(app: FastifyInstance, sites: Sites): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const origin = siteAt(sites, request);
    const rules = [
      'User-agent: *',
      ...moved.map((path) => `Allow: ${path}`),
      ...closed.map((path) => `Disallow: ${path}`),
      // A site map is named by its whole address, or not at all.
      ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${rules.join('\n')}\n`);
  });
}
