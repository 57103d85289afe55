// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { speak, translate } from '#web/messages/i18n.ts';
import { show } from '#web/show.fixture.tsx';
import { Help } from './help.tsx';
import { ManualProse } from './manual-prose.tsx';
import { readManual } from './manual-text.ts';
import { manuals } from './pages.ts';
import { loadManuals } from './texts.ts';

beforeAll(loadManuals);

const unwritten = {
  readPage: () => ({
    slug: 'ayuda' as const,
    markdown: '',
    documento: null,
    porDefecto: null,
    fechaActualizacion: null,
  }),
};

it('the help centre has the manual of every role, and nothing of ‘soon’', async () => {
  await show(<Help />, unwritten, '/ayuda');
  for (const { slug } of manuals)
    expect((await screen.findByRole('link', { name: translate(`manual.of.${slug}`) })).getAttribute('href')).toBe(
      `/ayuda/${slug}`,
    );
  expect(screen.queryByText(translate('page.soon'))).toBeNull();
});

it('names the manuals above what the house wrote of its help, and has them whole below it', async () => {
  const content = [
    { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Escríbenos a la redacción.' }] },
  ];
  const written = {
    readPage: () => ({ ...unwritten.readPage(), markdown: 'x', documento: { type: 'doc' as const, content } }),
  };
  await show(<Help />, written, '/ayuda');
  const text = await screen.findByText('Escríbenos a la redacción.');
  const above = screen.getByRole('navigation', { name: translate('manual.all') });
  expect(text.compareDocumentPosition(above) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(
    within(above)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(manuals.map(({ slug }) => `/ayuda/${slug}`));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(manuals.length);
});

it('words that are looked for bring the parts that say them, and none is said where there is none', async () => {
  const { user } = await show(<Help />, unwritten, '/ayuda');
  const box = await screen.findByRole('searchbox', { name: 'Buscar en los manuales' });
  await user.type(box, 'apelar');
  const found = await screen.findAllByRole('link', { name: /rechazan/ });
  expect(found[0]?.getAttribute('href')).toMatch(/^\/ayuda\/autoria\/responder#apartado-\d+$/);
  await user.clear(box);
  await user.type(box, 'zzzz');
  await screen.findByText(/Ningún manual dice eso/);
});

it('a page names buttons as they are called and leads where they lead, in both languages', async () => {
  for (const language of ['es', 'en'] as const) {
    await speak(language);
    const { blocks } = readManual(translate('manual-editor.queue'));
    const { container } = await show(<ManualProse blocks={blocks} />);
    const queue = within(container).getAllByRole('link', { name: translate('navigation.queue') });
    expect(queue.map((link) => link.getAttribute('href'))).toEqual(['/editorial']);
    expect(within(container).getAllByText(translate('queue.row.take')).length).toBeGreaterThan(0);
    expect(container.textContent).not.toContain('[[');
    cleanup();
  }
  await speak('es');
});
