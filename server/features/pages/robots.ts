import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { originOf } from './origin.ts';

/** What is for people who are logged in, and for programs: nothing there to be found. */
const closed = [
  '/api/',
  '/admin/',
  '/autor/',
  '/publications/',
  '/dashboard',
  '/perfil',
  '/configuracion',
  '/notificaciones',
  '/mis-publicaciones',
  '/mis-revisiones',
  '/nueva-publicacion',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/newsletter/',
];

/** `/robots.txt` (RFC 9309): the public site is open to every crawler. */
export function serveRobots(app: FastifyInstance, { env }: Services): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${rules.join('\n')}\n\nSitemap: ${originOf(env, request)}/sitemap.xml\n`);
  });
}
