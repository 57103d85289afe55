// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { TextInLanguages } from './text-in-languages.tsx';

const said = (words: string) => ({
  documento: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
  },
});
const idiomasDelTexto = [
  { idioma: 'es', esOriginal: true },
  { idioma: 'en', esOriginal: false },
];

it('shows the text in each of its languages, and says that the others are not edited here', async () => {
  const work = humedales({ ...said('Las aves.'), idiomasDelTexto });
  const english = humedales({ ...said('The birds.'), idioma: 'en', titulo: 'Wetlands', idiomasDelTexto });
  const { user, getByRole, findByText, getByText, asked } = await show(
    <TextInLanguages work={work} headingOffset={2} />,
    { getPublication: () => english },
  );
  getByText('Las aves.');
  await user.click(getByRole('tab', { name: 'Inglés' }));
  await findByText('The birds.');
  getByText('Wetlands');
  getByText(/De momento aquí solo se lee/);
  expect(asked).toEqual([{ call: 'getPublication', input: { params: { id: work.id }, query: { idioma: 'en' } } }]);
});

it('is the text alone where there is no other', async () => {
  const { queryByRole, getByText } = await show(
    <TextInLanguages work={humedales(said('Las aves.'))} headingOffset={2} />,
  );
  getByText('Las aves.');
  expect(queryByRole('tab')).toBeNull();
});
