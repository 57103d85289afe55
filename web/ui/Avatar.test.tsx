import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

it('shows the first letters of the first two words of a name while there is no picture', () => {
  expect(renderToString(<Avatar name="íñigo de la Peña" />)).toContain('data-initials="ÍD"');
  expect(renderToString(<Avatar name="Ana" src="/files/ana.webp" label="Ana" />)).toContain('alt="Ana"');
});
