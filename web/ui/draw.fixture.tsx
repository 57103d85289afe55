/** Components of this folder as a browser draws them, for tests that begin with `// @vitest-environment happy-dom`. */
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Draws it, and gives what a person at the page does (`user`). */
export const draw = (content: ReactNode) => ({ ...render(content), user: userEvent.setup() });

/** The words that an element is described by, in order. */
export const describedBy = (element: Element): (string | null | undefined)[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
