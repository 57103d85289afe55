// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { AuthorName } from './author-name.tsx';
import { author } from './work.fixture.ts';

it('shows a typed ORCID iD as text that leads to its record, without the green icon of iDs that were proved', async () => {
  const ana = { ...author('Ana', 'Ruiz'), orcid: '0000-0002-1825-0097' };
  const { getByRole, container } = await show(<AuthorName author={ana} places={[]} />);
  const link = getByRole('link', { name: 'ORCID 0000-0002-1825-0097, perfil de Ana Ruiz' });
  expect(link).toHaveProperty('href', 'https://orcid.org/0000-0002-1825-0097');
  expect(link.textContent).toBe('ORCID 0000-0002-1825-0097');
  expect(container.querySelector('svg')).toBeNull();
});
