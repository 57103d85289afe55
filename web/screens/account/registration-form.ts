/** What the registration form asks for, and what of it is sent (spec 000 §3 and §5). */

import { z } from 'zod';
import type { Client } from '#contract/client.ts';
import { orcid } from '#contract/entities/common.ts';
import { longest } from '#contract/limits.ts';
import { openTabCopy } from '#web/features/forms/use-tab-copy.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { emailField } from './email-field.ts';
import { newPasswordForm } from './new-password.ts';
import { type OfferedRole, offeredRoles } from './offered-roles.ts';

/** Those that an administrator grants (docs/specification.md 3). */
export const requestedRoles: readonly OfferedRole[] = ['REVISOR', 'EDITOR'];

export const orcidPlaceholder = '0000-0000-0000-0000';

const isOrcidOrNone = (value: string) => value === '' || value === orcidPlaceholder || orcid.safeParse(value).success;
const required = (message: string) => z.string().trim().min(1, message).max(longest.name);

/** What every new account is asked: who it is, and that its person accepts terms and privacy. */
export const namesAndTerms = (t: Translate) => ({
  nombres: required(t('account.register.names.required')),
  apellidos: required(t('account.register.surnames.required')),
  terms: z.boolean().refine(Boolean, t('account.register.terms.required')),
});

export const registrationForm = (t: Translate) =>
  z
    .object({
      ...namesAndTerms(t),
      email: emailField(t),
      afiliacion: z.string().trim().max(longest.affiliation),
      orcid: z.string().trim().refine(isOrcidOrNone, t('account.register.orcid.invalid')),
      biografia: z.string().trim().max(longest.biography),
      rol: z.enum(offeredRoles),
      /** For which journal the role is asked; '': for all. */
      revistaId: z.string(),
    })
    .and(newPasswordForm(t));
export type RegistrationForm = z.infer<ReturnType<typeof registrationForm>>;

/** What is kept of it while it is written (use-tab-copy.ts): neither password. */
const keptOfForm = z.object({
  nombres: z.string(),
  apellidos: z.string(),
  email: z.string(),
  afiliacion: z.string(),
  orcid: z.string(),
  biografia: z.string(),
  rol: z.enum(offeredRoles),
  revistaId: z.string().default(''),
  terms: z.boolean(),
});
/** With the role that the address named. */
export const keptRegistration = keptOfForm.extend({ asked: z.enum(offeredRoles) });
export const keptFields = keptOfForm.keyof().options;

/** What the form opens with; a link to another role than before chooses that one. */
export function openingRegistration(
  asked: OfferedRole,
  kept: z.infer<typeof keptRegistration> | undefined,
): RegistrationForm {
  const { asked: askedBefore, ...typed } = kept ?? { ...nothingTyped, rol: asked, asked };
  return { ...typed, rol: asked === askedBefore ? typed.rol : asked, password: '', confirmation: '' };
}
const nothingTyped = {
  nombres: '',
  apellidos: '',
  email: '',
  afiliacion: '',
  orcid: '',
  biografia: '',
  revistaId: '',
  terms: false,
};

type Prefilled = Pick<RegistrationForm, 'nombres' | 'apellidos'> &
  Partial<Pick<RegistrationForm, 'orcid' | 'email' | 'afiliacion'>>;

/** Has the form open with who ORCID or an institution says that somebody is, where nothing was typed into it before. */
export function prefillRegistration(person: Prefilled): void {
  const copy = openTabCopy('registro', keptRegistration);
  if (copy.kept?.nombres) return;
  const { nombres, apellidos, orcid: said, email, afiliacion } = person;
  const more = { ...(said && { orcid: said }), ...(email && { email }), ...(afiliacion && { afiliacion }) };
  copy.keep({ ...nothingTyped, rol: 'LECTOR', asked: 'LECTOR', ...copy.kept, nombres, apellidos, ...more });
}

/** The payload: one role with its prefix, an empty photo, neither confirmation nor terms. */
export function registrationPayload(form: RegistrationForm): Parameters<Client['register']>[0]['body'] {
  const { confirmation: _, terms: __, rol, revistaId, orcid: given, ...person } = form;
  return {
    ...person,
    ...(revistaId && requestedRoles.includes(rol) && { revistaId }),
    orcid: given === orcidPlaceholder ? '' : given,
    roles: [`ROLE_${rol}`],
    fotoUrl: '',
  };
}

/** Where the server's words about a field of the wire belong in the form. */
export const wireFields = {
  nombres: 'nombres',
  apellidos: 'apellidos',
  email: 'email',
  password: 'password',
  afiliacion: 'afiliacion',
  orcid: 'orcid',
  biografia: 'biografia',
  roles: 'rol',
  revistaId: 'revistaId',
} as const;
