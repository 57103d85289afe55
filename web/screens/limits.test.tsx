// @vitest-environment happy-dom
/** Forms hold their fields to the schema of the call that they are sent with, sign for sign. */
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newPublicationSchema } from '#contract/entities/publication.ts';
import { contactMessageSchema } from '#contract/entities/site.ts';
import { passwordChangeSchema, profileChangesSchema, registrationSchema } from '#contract/entities/user.ts';
import { account } from '#web/data/session.fixture.ts';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen as Register } from './account/register.tsx';
import { PasswordForm } from './personal-settings/password-form.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { Screen as NewPublication } from './publications/new.tsx';
import { ContactForm } from './site/contact-form.tsx';

const bounded = z.object({ properties: z.record(z.string(), z.object({ maxLength: z.number().optional() })) });

/** The limits of a schema's texts, by their names. */
function limitsOf(schema: z.ZodType): Record<string, number> {
  const { properties } = bounded.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maxLength }]) => (maxLength === undefined ? [] : [[name, maxLength]])),
  );
}

/** The limits of the fields on the page, by their names. */
const shownLimits = () =>
  Object.fromEntries(
    Array.from(document.querySelectorAll<HTMLInputElement>('input[maxlength], textarea[data-longest]'), (box) => [
      box.name,
      Number(box.dataset.longest ?? box.maxLength),
    ]),
  );

const forms: readonly { what: string; form: ReactNode; schema: z.ZodType; elsewhere: object; alike?: object }[] = [
  {
    what: 'an account',
    form: <Register />,
    schema: registrationSchema,
    // Sent empty: a photo has a call of its own.
    elsewhere: { fotoUrl: 500 },
    alike: { confirmation: 200 },
  },
  {
    what: 'a profile',
    form: <ProfileForm account={account('REVISOR')} onDone={vi.fn()} />,
    schema: profileChangesSchema,
    // The form of an absence has it.
    elsewhere: { notaAusencia: 300 },
  },
  {
    what: 'a new publication',
    form: <NewPublication />,
    schema: newPublicationSchema,
    // The edit form's.
    elsewhere: { categoria: 120 },
  },
  { what: 'a message to the administrators', form: <ContactForm />, schema: contactMessageSchema, elsewhere: {} },
  {
    what: 'another password',
    form: <PasswordForm />,
    schema: passwordChangeSchema,
    elsewhere: { nueva: 200 },
    alike: { password: 200, confirmation: 200 },
  },
];

it.each(forms)('the form of $what', async ({ form, schema, elsewhere, alike }) => {
  await showForm(form);
  const limits = limitsOf(schema);
  expect(Object.keys(limits).length).toBeGreaterThan(1);
  expect({ ...shownLimits(), ...elsewhere }).toEqual({ ...limits, ...alike });
});
