// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { TextLanguages } from './text-languages.tsx';
import { work } from './work.fixture.ts';

const idiomasDelTexto = [
  { idioma: 'es', esOriginal: false },
  { idioma: 'pt', esOriginal: true },
];

it('offers the text in its other languages, in their own words, and says which was the original', async () => {
  const { getByRole, getAllByRole } = await show(<TextLanguages work={work({ idiomasDelTexto })} />);
  expect(getByRole('navigation', { name: 'Idiomas del texto' }).textContent).toBe('EspañolPortuguês(original)');
  const [link, ...others] = getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/catalogo/1/pt');
  expect(link?.getAttribute('hreflang')).toBe('pt');
});

it('leads back to the address of the work from one that is not its own', async () => {
  const read = work({ idioma: 'pt', traducidaA: 'pt', idiomasDelTexto });
  const { getByRole } = await show(<TextLanguages work={read} />);
  expect(getByRole('link', { name: 'Español' }).getAttribute('href')).toBe('/catalogo/1');
});

it('is not there where the text is in one language alone', async () => {
  const { queryByRole } = await show(<TextLanguages work={work({})} />);
  expect(queryByRole('navigation')).toBeNull();
});
