/** The headers that every answer carries. */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
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
