import { describe, expect, it } from 'vitest';
import { publicAddress, readEnvironment } from './environment.ts';
import { sayError } from './error-words.ts';

describe('the settings of mail', () => {
  it.each(['smtp://127.0.0.1:25', 'smtps://ana:secreta@smtp.example', 'smtp://smtp.example:587?requireTLS=true'])(
    'take %s as SMTP_URL',
    (SMTP_URL) => expect(readEnvironment({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL),
  );

  it.each(['hola@pliego.example', 'Pliego <hola@pliego.example>', 'Revista Ñandú <hola@pliego.example>'])(
    'take %s as MAIL_FROM',
    (MAIL_FROM) => expect(readEnvironment({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM),
  );

  it.each([
    { SMTP_URL: 'smtp.example:25' },
    { SMTP_URL: 'https://smtp.example' },
    { IMAP_URL: 'imap.example' },
    { IMAP_URL: 'https://ana:secreta@imap.example' },
    { IMAP_URL: 'imaps://imap.example/INBOX' },
    { IMAP_URL: 'imaps://ana@imap.example/INBOX' },
    { IMAP_URL: 'imaps://ana:%E0@imap.example/INBOX' },
    { MAIL_FROM: 'Pliego' },
    { MAIL_FROM: 'Pliego <hola>' },
    { MAIL_FROM: 'Pliego\r\nBcc: <otra@prueba.test>' },
    { MAIL_FROM: 'uno@prueba.test, dos@prueba.test' },
  ])('refuse %j and say which it is', (source) => {
    expect(() => readEnvironment(source)).toThrow(Object.keys(source)[0]);
  });

  it('may be left empty', () => {
    expect(readEnvironment({ SMTP_URL: '', MAIL_FROM: '' })).not.toHaveProperty('SMTP_URL', '');
  });
});

describe('a link in a mail', () => {
  it('leads to the address that readers use', () => {
    const env = readEnvironment({ PUBLIC_URL: 'https://revista.example/' });
    expect(publicAddress(env, '/reset-password', { token: 'a b' })).toBe(
      'https://revista.example/reset-password?token=a+b',
    );
  });

  it('leads to this machine where none is set and nobody else can reach it', () => {
    expect(publicAddress(readEnvironment({ PORT: '3100' }), '/perfil')).toBe('http://localhost:3100/perfil');
  });

  it.each([{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }, { HOSTS: 'revista.example' }])(
    'is relative where others can, and mails do not go out then: %j',
    (source) => {
      expect(publicAddress(readEnvironment(source), '/perfil')).toBe('/perfil');
      const mailing = { ...source, SMTP_URL: 'smtp://smtp.example' };
      expect(() => readEnvironment(mailing)).toThrow('PUBLIC_URL');
      expect(readEnvironment({ ...mailing, PUBLIC_URL: 'https://revista.example' }).SMTP_URL).toBeDefined();
    },
  );
});

describe('the hosts by which readers reach the server', () => {
  it('are listed with commas or spaces, with their ports', () => {
    const { HOSTS } = readEnvironment({ HOSTS: 'Revista.example, 10.0.0.5:3000 [fd00::1]' });
    expect(HOSTS).toEqual(['revista.example', '10.0.0.5:3000', '[fd00::1]']);
    expect(readEnvironment({ HOSTS: '' }).HOSTS).toEqual([]);
  });

  it.each(['https://revista.example', 'revista.example/a', 'ana@revista.example', 'a:b', '"a"'])(
    'are not %s',
    (HOSTS) => expect(() => readEnvironment({ HOSTS })).toThrow(/HOSTS: .*revista\.example/),
  );
});

describe('many wrong settings', () => {
  it('are all named, the last ones too, each with the beginning of what it is now', () => {
    const wrong = [
      'PORT',
      'HSTS_SUBDOMAINS',
      'DEMO',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'NODE_ENV',
      'DATABASE_URL',
      'SMTP_URL',
    ];
    const said = saidOf(() =>
      readEnvironment(Object.fromEntries(wrong.map((name) => [name, 'no sirve '.repeat(100)]))),
    );
    for (const name of wrong) expect(said).toContain(`\n  ${name}: `);
    expect(said.length).toBeLessThan(2500);
  });
});

/** What a terminal shows of its failure. */
function saidOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return sayError(error);
  }
  return '';
}

describe('the bucket for files', () => {
  it('is an address with its keys and the bucket', () => {
    const S3_URL = 'https://KEY:SECRET@s3.example:9000/obras?region=eu-west-1';
    expect(readEnvironment({ S3_URL }).S3_URL).toBe(S3_URL);
    expect(readEnvironment({ S3_URL: '' }).S3_URL).toBeUndefined();
  });

  it.each(['s3://obras', 'https://s3.example/obras', 'https://KEY:SECRET@s3.example'])('is not %s', (S3_URL) =>
    expect(() => readEnvironment({ S3_URL })).toThrow('S3_URL'),
  );
});

describe('the collector of traces', () => {
  it('is an address, with what is said to it and of how many requests', () => {
    const said = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20una%2Cdos,x-team=revistas',
      OTEL_TRACES_SAMPLER_ARG: '0',
    };
    expect(readEnvironment(said)).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Bearer una,dos', 'x-team': 'revistas' },
      OTEL_TRACES_SAMPLER_ARG: 0,
    });
    expect(readEnvironment({})).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: 1 });
    expect(readEnvironment({}).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
  });

  it.each(['a', 'a=%zz', 'a=%ff', 'a b=c', 'a=1,,b=2'])(
    'is not told %s, which nobody is shown',
    (OTEL_EXPORTER_OTLP_HEADERS) =>
      expect(saidOf(() => readEnvironment({ OTEL_EXPORTER_OTLP_HEADERS }))).toMatch(
        /OTEL_EXPORTER_OTLP_HEADERS: [^»]*$/,
      ),
  );
});
