// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Similarity } from '#contract/entities/similarity.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { SimilarTexts } from './similar-texts.tsx';

const work = humedales({ versionActual: 2 });
const found: Similarity = {
  version: 2,
  fecha: '2026-03-01T10:00:00.000Z',
  palabras: 1200,
  coincidentes: 84,
  servicio: null,
  fuentes: [
    {
      obra: { id: '01900000-0000-7000-8000-000000000009', titulo: 'Aguas del sur', estado: 'PUBLICADO' },
      coincidentes: 60,
      mismaAutoria: true,
      total: 3,
      pasajes: [{ texto: 'El agua del humedal sube cada otoño.', palabras: 40 }],
    },
    {
      obra: { id: '01900000-0000-7000-8000-000000000008', titulo: 'Sin publicar', estado: 'EN_REVISION' },
      coincidentes: 24,
      mismaAutoria: false,
      total: 1,
      pasajes: [{ texto: 'Otra frase.', palabras: 24 }],
    },
  ],
};

it('says how much of a work stands elsewhere, and where, each passage a click away', async () => {
  await enterAs('EDITOR');
  const { user } = await show(<SimilarTexts work={work} />, { readSimilarity: () => found });
  expect((await screen.findByText(/^7\s%/)).textContent).toContain('84 de 1200 palabras');
  const [own, other] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'));
  if (!own || !other) throw new Error('two works are listed');
  expect(within(own).getByRole('link').getAttribute('href')).toContain('/catalogo/');
  expect(within(own).getByText('De la misma autoría')).toBeTruthy();
  expect(within(other).getByRole('link').getAttribute('href')).toBe(`/editorial/${found.fuentes[1]?.obra.id}`);
  await user.click(within(own).getByText('60 palabras en 3 pasajes'));
  expect(within(own).getByText('Y 2 pasajes más cortos.')).toBeTruthy();
});

it('waits until the work was compared, and has it compared again when asked', async () => {
  await enterAs('EDITOR');
  let fecha: string | null = found.fecha;
  const again = () => {
    fecha = null;
    return { ...found, fecha, palabras: 0, coincidentes: 0, fuentes: [] };
  };
  const answers = { readSimilarity: () => ({ ...found, fecha, fuentes: [] }), compareAgain: again };
  const { user } = await show(<SimilarTexts work={work} />, answers);
  await user.click(await screen.findByRole('button', { name: 'Comparar otra vez' }));
  expect(await screen.findByText(/aparecerá aquí/)).toBeTruthy();
});

it('says what an outside service found, with its report', async () => {
  await enterAs('EDITOR');
  const servicio = {
    estado: 'LISTA',
    fecha: '2026-03-01T10:00:00.000Z',
    porcentaje: 12,
    informe: 'https://a.example/1',
  } as const;
  await show(<SimilarTexts work={work} />, { readSimilarity: () => ({ ...found, fuentes: [], servicio }) });
  expect((await screen.findByText(/servicio externo/)).textContent).toMatch(/12\s%/);
  expect(screen.getByRole('link', { name: /informe/ }).getAttribute('href')).toBe(servicio.informe);
});

it('is not there for a work that was never sent', async () => {
  await enterAs('EDITOR');
  await show(<SimilarTexts work={{ ...work, versionActual: 0 }} />, {});
  expect(screen.queryByRole('region')).toBeNull();
});
