// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';
import { draw } from './draw.fixture.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Section } from './Section.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { StatCard } from './StatCard.tsx';

it('a page has one h1, and a way back in its own words', () => {
  draw(<PageHeader title="Notas" back={<a href="/dashboard">Volver</a>} intro="Lo que escribes." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notas');
  expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('/dashboard');
});

it('a section is a region named by its heading, one level down inside another', () => {
  draw(
    <Section title="Obra">
      <Section title="Archivos" level={3}>
        Ninguno
      </Section>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Obra' }).contains(screen.getByRole('region', { name: 'Archivos' }))).toBe(
    true,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Archivos');
});

it('a figure leads to what it counts, named by it', () => {
  draw(<StatCard label="Borradores" value="3" link={<a href="/borradores" aria-label="Borradores" />} />);
  expect(screen.getByRole('link', { name: 'Borradores' }).textContent).toBe('Borradores');
});

it('a list of descriptions pairs terms with what they mean', () => {
  draw(<DescriptionList items={[{ term: 'Versión', description: '1.2' }]} />);
  expect([screen.getByRole('term').textContent, screen.getByRole('definition').textContent]).toEqual([
    'Versión',
    '1.2',
  ]);
});

it('what is coming is said aloud by words, and drawn in silence by grey lines', () => {
  draw(
    <>
      <Spinner label="Cargando..." hideLabel />
      <Skeleton lines={3} />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Cargando...');
  expect(document.querySelectorAll('[aria-hidden] > .bg-press')).toHaveLength(3);
});

it('where there is nothing, it says so and what to do', () => {
  draw(<EmptyState title="Aún no hay obras." action={<button type="button">Escribir</button>} />);
  expect(screen.getByText('Aún no hay obras.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Escribir' })).toBeTruthy();
});
