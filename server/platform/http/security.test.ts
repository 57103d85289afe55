/** The headers that every answer carries. */
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { security, sendSecurityHeaders } from './security.ts';

const https = { PUBLIC_URL: 'https://revista.example' };
const rules = (source: NodeJS.ProcessEnv) => security(readEnvironment(source));

it('let pages show pictures of this platform alone', () => {
  expect(rules({})).toMatchObject({
    contentSecurityPolicy: { directives: { imgSrc: ["'self'", 'data:', 'blob:'] } },
  });
});

it('ask for TLS where the site has it, and below its domain where whoever runs it says so', () => {
  expect(rules({}).strictTransportSecurity).toBe(false);
  expect(rules(https).strictTransportSecurity).toMatchObject({ includeSubDomains: false });
  expect(rules({ ...https, HSTS_SUBDOMAINS: 'on' }).strictTransportSecurity).toMatchObject({ includeSubDomains: true });
  expect(() => rules({ HSTS_SUBDOMAINS: 'quizás' })).toThrow('HSTS_SUBDOMAINS');
});

it('are sent with every answer, of addresses that lead nowhere too', async () => {
  const app = Fastify();
  await sendSecurityHeaders(app, rules(https));
  app.get('/', async () => 'una página');
  for (const url of ['/', '/nada']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("object-src 'none'"),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'content-type': expect.any(String),
    });
  }
});

describe('a policy', () => {
  const policyOf = async (html: string, type = 'text/html; charset=utf-8') => {
    const app = Fastify();
    await sendSecurityHeaders(app, rules({}));
    app.get('/', (_request, reply) => reply.type(type).send(html));
    return String((await app.inject('/')).headers['content-security-policy']);
  };
  const directive = (policy: string, name: string) =>
    policy
      .split(';')
      .find((each) => each.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);

  it('lets no page run or style what stands in it, and takes markup by two doors alone', async () => {
    const policy = await policyOf('<head></head>');
    expect(policy).not.toMatch(/unsafe|\*|https?:|nonce/);
    expect(directive(policy, 'script-src')).toEqual(["'self'"]);
    expect(directive(policy, 'style-src')).toEqual(["'self'"]);
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive(policy, 'trusted-types')).toEqual(['pliego', 'ProseMirrorClipboard']);
  });

  it('lets nobody else frame a page, nor its forms be sent elsewhere', async () => {
    const policy = await policyOf('<head></head>');
    expect(directive(policy, 'frame-ancestors')).toEqual(["'self'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
  });

  it('allows the styles in a page’s head by what they say, and none below it', async () => {
    const css = ':root{--accent:#123456}';
    const planted = '<style>body{background:url(/api/auth/logout)}</style>';
    const policy = await policyOf(`<head><style id="a">${css}</style></head><body>${planted}</body>`);
    const sum = createHash('sha256').update(css).digest('base64');
    expect(directive(policy, 'style-src')).toEqual(["'self'", `'sha256-${sum}'`]);
    // A document without a head has none that we wrote.
    expect(directive(await policyOf(`<p>${planted}</p>`), 'style-src')).toEqual(["'self'"]);
    expect(directive(await policyOf(`<head>${planted}</head>`, 'text/plain'), 'style-src')).toEqual(["'self'"]);
  });
});
