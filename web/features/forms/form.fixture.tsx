/** Forms as people meet them, for tests that begin with `// @vitest-environment happy-dom`: on a page, with its toasts. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toaster } from 'react-hot-toast';
import { type ProblemCode, ProblemError, problems } from '#contract/problems.ts';
import { unreachable } from '#web/data/failures.ts';
import { show } from '#web/show.fixture.tsx';
import { describedBy } from '#web/ui/draw.fixture.tsx';

/** As `show`. */
export const showForm = (form: ReactNode, answers?: Parameters<typeof show>[1], address?: string) =>
  show(
    <main>
      {form}
      <Toaster />
    </main>,
    answers,
    address,
  );

/** The document with which the server refuses what was sent, for these fields. */
export function refusal(faults: Readonly<Record<string, string>>, code: ProblemCode = 'datos_no_validos') {
  const { status, es } = problems[code];
  const errors = Object.entries(faults).map(([field, message]) => ({ field, message }));
  return { type: 'about:blank', title: es, status, detail: es, message: es, code, errors };
}

/** A server that refuses what was sent. */
export const refusing =
  (...said: Parameters<typeof refusal>) =>
  () => {
    throw new ProblemError(refusal(...said));
  };

/** A server that cannot be reached. */
export const away = () => {
  throw unreachable(new TypeError('Failed to fetch'));
};

/** The fields by their labels, with what is said beside each that is marked as wrong. */
export const complaints = (): Record<string, string | null | undefined> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((box) => [
      (box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent ?? '').replace(/\s*\*$/, ''),
      describedBy(box)[0],
    ]),
  );

/** The field of a label, whatever stands after its words. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/**
 * Puts these texts into the fields of these labels, in place of what they hold: all of each at once, as one pastes it. Drawing
 * a form anew for each letter was much of what its tests computed; where the letters matter a test types them (`user.type`).
 */
export async function fill(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(field(label));
    if (text) await user.paste(text);
  }
}
