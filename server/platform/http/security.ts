import type { FastifyHelmetOptions } from '@fastify/helmet';
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
