// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublishedProcess } from '#contract/entities/published-process.ts';
import type { RelatedWork } from '#contract/entities/relation.ts';
import { show } from '#web/show.fixture.tsx';
import { Acts } from './acts.tsx';
import { BookContents, ChapterNeighbours, ChapterPlace } from './book-parts.tsx';
import { work } from './work.fixture.ts';
import { workHead } from './work-head.ts';
import { WorkNotices } from './work-notices.tsx';

const correction: RelatedWork = {
  ...{ clase: 'CORRECCION', id: 'c1', titulo: 'Corrección a: Guía', idioma: 'es', fecha: '2026-03-03T12:00:00.000Z' },
  ...{ doi: null, resumen: 'La tabla 2 sumaba mal.', retractada: false, levantada: null },
};
const nothing: PublishedProcess = {
  ...{ pasos: [], retractadaPor: null, posteriores: [], sobre: null, cambios: [], versiones: [], rondas: [] },
  ...{ capitulos: [], libro: null },
};
const guide = work({ id: '1' });
const drawn = (said: Partial<PublishedProcess>, of = guide) =>
  show(
    <main>
      <WorkNotices work={of} />
    </main>,
    { publishedProcess: () => ({ ...nothing, ...said }) },
  );

it('says nothing of a work that stands by itself', async () => {
  await drawn({});
  expect(screen.queryByText('Después de su publicación')).toBeNull();
});

it('says at the head of a work what was corrected, when, and where it is read', async () => {
  await drawn({ posteriores: [correction] });
  const link = await screen.findByRole('link', { name: 'Corrección' });
  expect(link.getAttribute('href')).toBe('/catalogo/c1');
  expect(screen.getByText('3 de marzo de 2026')).toBeTruthy();
  expect(screen.getByText('La tabla 2 sumaba mal.')).toBeTruthy();
});

it('leads from a notice back to its work', async () => {
  await drawn({ sobre: { ...correction, id: 'o1', titulo: 'La marea', resumen: '' } });
  expect(await screen.findByText('Esta es una corrección a:')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'La marea' }).getAttribute('href')).toBe('/catalogo/o1');
});

it('keeps what an expression of concern said, and that it was lifted', async () => {
  const levantada = { fecha: '2026-05-04T12:00:00.000Z', motivo: 'Eran correctas.' };
  await drawn({ posteriores: [{ ...correction, clase: 'PREOCUPACION', levantada }] });
  expect(await screen.findByText('Levantada el 4 de mayo de 2026: Eran correctas.')).toBeTruthy();
});

it('folds what is older than the last four, and says the reason of a retraction once', async () => {
  const many = [1, 2, 3, 4, 5, 6].map((n): RelatedWork => ({ ...correction, id: `c${n}`, resumen: `Error ${n}.` }));
  await drawn(
    { posteriores: [{ ...correction, id: 'r', clase: 'RETRACTACION', resumen: 'Inventada.' }, ...many] },
    {
      ...guide,
      fechaRetractacion: '2026-03-03T12:00:00.000Z',
    },
  );
  expect((await screen.findByText('3 anteriores')).closest('details')?.textContent).toContain('Error 6.');
  expect(within(screen.getByRole('main')).queryByText('Inventada.')).toBeNull();
});

it('tells machines of both directions', () => {
  const said = (tied: { sobre: RelatedWork | null; posteriores: RelatedWork[] }) =>
    workHead(guide, 'Guía', 'https://pliego.test', { tied: { ...tied, rondas: [] } });
  const first = said({ sobre: null, posteriores: [correction] });
  expect(first.links).toContainEqual({ rel: 'related', href: 'https://pliego.test/catalogo/c1' });
  expect(first.meta).toContainEqual(['DC.relation', 'https://pliego.test/catalogo/c1']);
  expect(first.jsonLd).toMatchObject({
    correction: [{ '@type': 'CorrectionComment', text: 'La tabla 2 sumaba mal.', datePublished: '2026-03-03' }],
  });
  const edition = said({ sobre: { ...correction, clase: 'NUEVA_EDICION', doi: '10.1590/x' }, posteriores: [] });
  expect(edition.links).toContainEqual({ rel: 'predecessor-version', href: 'https://pliego.test/catalogo/c1' });
  expect(edition.jsonLd).toMatchObject({ isBasedOn: { sameAs: 'https://doi.org/10.1590/x' } });
});

it('lists what a book gathers, with who wrote it, where it is read, and what of it is not', async () => {
  const chapter = { tipo: 'ARTICULO' as const, idioma: 'es', autor: 'Ana Ruiz', doi: null, embargo: null };
  const capitulos = [
    { ...chapter, id: 'a1', titulo: 'Delta', paginaInicial: '7', paginaFinal: '19', retractada: false },
    { ...chapter, id: 'a2', titulo: 'Ría', paginaInicial: '', paginaFinal: '', retractada: true },
  ];
  const contents = (of: Partial<typeof guide>) =>
    show(<BookContents work={{ ...guide, tipo: 'LIBRO', ...of }} />, {
      publishedProcess: () => ({ ...nothing, capitulos }),
    });
  const { unmount } = await contents({});
  expect((await screen.findByRole('link', { name: 'Delta' })).getAttribute('href')).toBe('/catalogo/a1');
  expect(screen.getByText('7–19')).toBeTruthy();
  expect(screen.getByText('Retractado')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Capítulos' })).toBeTruthy();
  unmount();
  // Beside the chapters of its own text, which have that name there.
  const begun = (id: string) => ({ type: 'heading' as const, attrs: { id, level: 1 }, content: [] });
  await contents({ documento: { type: 'doc', content: [begun('uno'), begun('dos')] } });
  expect(await screen.findByRole('navigation', { name: 'Capítulos con autoría propia' })).toBeTruthy();
});

it('says of a chapter which book it is of, who edited that, and what comes next', async () => {
  const capituloDe = { id: 'b1', titulo: 'Aguas', idioma: 'es', doi: null, retractada: false };
  const editores = [{ nombres: 'Olga', apellidos: 'Vera' }];
  const part = { ...guide, capituloDe: { ...capituloDe, editores, paginaInicial: '7', paginaFinal: '19' } };
  const siguiente = { id: 'a2', titulo: 'Ría', idioma: 'es' };
  await show(
    <>
      <ChapterPlace work={part} />
      <ChapterNeighbours work={part} />
    </>,
    { publishedProcess: () => ({ ...nothing, libro: { id: 'b1', anterior: null, siguiente } }) },
  );
  expect((await screen.findByRole('link', { name: 'Aguas' })).getAttribute('href')).toBe('/catalogo/b1');
  expect(screen.getByText(/Edición de Olga Vera/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: /Ría/ })).getAttribute('href')).toBe('/catalogo/a2');
  expect(screen.queryByText('Anterior')).toBeNull();
  const { tags } = { tags: JSON.stringify(workHead(part, 'Guía', 'https://pliego.test')) };
  expect(tags).toContain('citation_inbook_title');
  expect(tags).not.toContain('citation_journal_title');
});

it('offers no file of a text under embargo, and its citation as before', async () => {
  const closed = { ...guide, tipo: 'TESIS' as const, embargo: { hasta: '2999-03-01', zona: 'Europe/Madrid' } };
  await show(<Acts work={closed} address="/" />, {});
  expect(await screen.findByText('Citar')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
  expect(screen.queryByText('Descargar')).toBeNull();
});
