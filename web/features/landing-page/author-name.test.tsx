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

it('leads to the page of the author, but from a retracted work, whose authors may have none', async () => {
  const shown = await show(<AuthorName author={author('Ana', 'Ruiz')} places={[]} />);
  expect(shown.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe('/autores/ana-ruiz');
  shown.unmount();
  const { queryByRole, getByText } = await show(
    <AuthorName author={author('Ana', 'Ruiz')} places={[]} leads={false} />,
  );
  expect(getByText('Ana Ruiz')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});
