/** The headers that every answer carries. */
import { expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { security } from './security.ts';

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
