import { hash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
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
        // A page's own styles come by their hashes (`stylesOfHead`); scripts write sheets of the document, and styles of elements.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        // Markup comes into a page by one door (web/ui/trusted-html.ts), and by that by which the editor reads what is pasted.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['pliego', 'ProseMirrorClipboard'],
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
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isPage = typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage) allowStyles(reply, stylesOfHead(payload));
    done(null, payload);
  });
}

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What a policy allows the styles in a page's head by. All of the head is written by us, of values that are escaped; what people wrote is below it. */
export function stylesOfHead(html: string): string[] {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  return [...head.matchAll(styles)].map(([, css = '']) => `'sha256-${hash('sha256', css, 'base64')}'`);
}

/** Takes Trusted Types out of the policy of an answer: what draws `/docs` writes markup that it has cleaned by itself. */
export function leaveMarkupToLibrary(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace(/;(?:require-trusted-types-for|trusted-types) [^;]*/g, ''));
}

/** Adds to the policy of an answer, where that is the one of all pages, that it may have these styles. */
export function allowStyles(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string' || hashes.length === 0) return;
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${hashes.join(' ')}`));
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
