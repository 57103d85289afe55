// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublishedProcess } from '#contract/entities/published-process.ts';
import type { RelatedWork } from '#contract/entities/relation.ts';
import { show } from '#web/show.fixture.tsx';
import { work } from './work.fixture.ts';
import { workHead } from './work-head.ts';
import { WorkNotices } from './work-notices.tsx';

const correction: RelatedWork = {
  ...{ clase: 'CORRECCION', id: 'c1', titulo: 'Corrección a: Guía', idioma: 'es', fecha: '2026-03-03T12:00:00.000Z' },
  ...{ doi: null, resumen: 'La tabla 2 sumaba mal.', retractada: false, levantada: null },
};
const nothing: PublishedProcess = {
  ...{ pasos: [], retractadaPor: null, posteriores: [], sobre: null, cambios: [], versiones: [], rondas: [] },
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
    workHead(guide, 'Guía', 'https://pliego.test', '', tied);
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
