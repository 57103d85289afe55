import { describe, expect, it } from 'vitest';
import { preselectedRole } from './offered-roles.ts';
import { type RegistrationForm, registrationForm, registrationPayload } from './registration-form.ts';

const form = registrationForm((key) => key);
const ana: RegistrationForm = {
  nombres: 'Ana',
  apellidos: 'Paz',
  email: 'ana@pliego.test',
  password: 'secreto',
  confirmation: 'secreto',
  afiliacion: '',
  orcid: '',
  biografia: '',
  rol: 'AUTOR',
  revistaId: '',
  terms: true,
};
const complaints = (changes: Partial<Record<keyof RegistrationForm, unknown>>) =>
  form.safeParse({ ...ana, ...changes }).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

describe('the registration form', () => {
  it('takes a person with what is required', () => {
    expect(complaints({})).toEqual([]);
  });

  it('requires names, surnames, email and password, and says all at once', () => {
    expect(complaints({ nombres: ' ', apellidos: '', email: '', password: '', confirmation: '' })).toEqual([
      'nombres: account.register.names.required',
      'apellidos: account.register.surnames.required',
      'email: account.email.required',
      'password: account.password.required',
      'password: account.password.short',
    ]);
  });

  it('requires the email to look like one', () => {
    expect(complaints({ email: 'ana' })).toEqual(['email: account.email.invalid']);
  });

  it('requires six characters of the password, and the same twice', () => {
    expect(complaints({ password: '12345', confirmation: '12345' })).toEqual(['password: account.password.short']);
    expect(complaints({ confirmation: 'otro' })).toEqual(['confirmation: account.register.confirm.different']);
    expect(complaints({ nombres: '', confirmation: 'otro' })).toHaveLength(2);
  });

  it('requires the terms to be accepted', () => {
    expect(complaints({ terms: false })).toEqual(['terms: account.register.terms.required']);
  });

  it('leaves ORCID optional, and checks one that is given', () => {
    expect(complaints({ orcid: '0000-0002-1825-0097' })).toEqual([]);
    expect(complaints({ orcid: '0000-0000-0000-0000' })).toEqual([]);
    expect(complaints({ orcid: '0000-0002-1825-0098' })).toEqual(['orcid: account.register.orcid.invalid']);
  });
});

describe('the registration payload', () => {
  it('carries one role with its prefix and an empty photo, and no confirmation', () => {
    expect(registrationPayload({ ...ana, rol: 'REVISOR' })).toEqual({
      nombres: 'Ana',
      apellidos: 'Paz',
      email: 'ana@pliego.test',
      password: 'secreto',
      afiliacion: '',
      orcid: '',
      biografia: '',
      roles: ['ROLE_REVISOR'],
      fotoUrl: '',
    });
  });
});

describe('?role=', () => {
  it.each([
    ['autor', 'AUTOR'],
    ['ROLE_LECTOR', 'LECTOR'],
    ['editor', 'EDITOR'],
    ['admin', 'AUTOR'],
    [null, 'AUTOR'],
  ])('%s preselects %s', (asked, role) => {
    expect(preselectedRole(asked)).toBe(role);
  });
});
