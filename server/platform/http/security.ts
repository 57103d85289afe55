import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';

/** Headers of every answer: only our own scripts, styles, fonts and pictures; nobody frames us but ourselves. */
export function security(env: Environment, inlineScriptHashes: readonly string[] = []): FastifyHelmetOptions {
  // Vite's own inline scripts and sockets, while developing.
  const developing = env.NODE_ENV === 'development';
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: !developing && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)],
        // Radix and the toasts place things with style attributes and elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    // Other servers of the same domain may still be without TLS: that they are not, only who runs them can say.
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: env.HSTS_SUBDOMAINS },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** Sends them with every answer. They are the same for all, and are worked out once: anew for each they took as long as finding its route. */
export async function sendSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const headers = await headersBy(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What `options` add to an answer. */
async function headersBy(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const [plain, secured] = [Fastify(), Fastify()];
  await secured.register(helmet, options);
  const answers = [plain, secured].map((app) => {
    app.head('/', (_request, reply) => reply.send());
    return app.inject({ method: 'HEAD', url: '/' });
  });
  const [without, all] = await Promise.all(answers);
  await Promise.all([plain.close(), secured.close()]);
  const added = Object.entries(all?.headers ?? {}).filter(([name]) => !(name in (without?.headers ?? {})));
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]));
}
