// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WorkCriterion, WorkPassport } from '#contract/entities/passport.ts';
import { show } from '#web/show.fixture.tsx';
import { WorkPassportPart } from './work-passport.tsx';

const id = '0190a000-0000-7000-8000-0000000000b1';
const inBoth = (words: string) => ({ es: words, en: words });
const criterion = (nombre: string, said: Partial<WorkCriterion>): WorkCriterion => ({
  clave: `scielo.${nombre}`,
  nombre: inBoth(nombre),
  pide: inBoth('Lo que pide.'),
  fuente: { titulo: inBoth('La guía'), direccion: 'https://guia.test/', publicada: null, leida: '2026-11-27' },
  cumple: true,
  cuenta: null,
  evidencia: `/catalogo/${id}`,
  remedio: null,
  ...said,
});
const missing = { cumple: false, evidencia: null } as const;
const passport: WorkPassport = {
  obra: { id, titulo: 'Humedales' },
  indices: [
    {
      clave: 'scielo',
      nombre: inBoth('SciELO'),
      criterios: [
        criterion('DOI', {}),
        criterion('ORCID', { ...missing, cuenta: { con: 1, de: 3 }, remedio: 'firma' }),
        criterion('Figuras', { ...missing, remedio: 'aviso' }),
      ],
    },
  ],
};

it('says what an index asks of the work, what is missing first, and leads to what mends it', async () => {
  await show(<WorkPassportPart id={id} />, { readWorkPassport: () => passport });
  const index = within(await screen.findByRole('region', { name: 'SciELO' }));
  expect(index.getByText('1 de 3', { selector: 'p span' })).toBeTruthy();
  expect(index.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'ORCID',
    'Figuras',
    'DOI',
  ]);
  const link = (name: string) => index.getByRole('link', { name }).getAttribute('href');
  expect(link('Abrir la firma para corregirla')).toBe(`/editorial/${id}?parte=resumen`);
  expect(link('Publicar una corrección')).toBe(`/editorial/${id}/aviso`);
  expect(link('Ver dónde')).toBe(`/catalogo/${id}`);
});
