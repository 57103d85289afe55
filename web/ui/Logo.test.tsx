// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { Logo } from './Logo.tsx';

it('is one picture to who listens, named after the house; its drawings are silent', () => {
  draw(<Logo className="h-12" />);
  const logo = screen.getByRole('img', { name: 'Pliego' });
  expect([...logo.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(logo.classList.contains('h-12') && !logo.classList.contains('h-8')).toBe(true);
});
