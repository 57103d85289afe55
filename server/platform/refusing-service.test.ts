import { describe, expect, it } from 'vitest';
import { isRefusedByService } from './refusing-service.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

describe('an error of a service that takes nothing now', () => {
  it.each(['ENOSPC', 'EROFS', 'ECONNREFUSED', '53100', '53300', '57P01', '57P03', '08006', '25006'])(
    'has the code %s, whoever wraps it',
    (code) => {
      expect(isRefusedByService(withCode(code))).toBe(true);
      expect(isRefusedByService(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
    },
  );

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])('says: %s', (message) =>
    expect(isRefusedByService(new Error('Failed query', { cause: new Error(message) }))).toBe(true),
  );

  it.each(['23505', '42P01', '57014', 'ENOENT', 'ERR_INVALID_ARG_TYPE'])('has not the code %s', (code) =>
    expect(isRefusedByService(withCode(code))).toBe(false),
  );
});
