// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ReviewItem } from './review-item.tsx';

const said = { estado: 'ACEPTADA', comentario: 'Lo apruebo.', revisorNombre: 'Eva Sol' } as const;
const shown = (more: Parameters<typeof review>[1]) =>
  show(<ReviewItem review={review('r1', { ...said, ...more })} waits={false} onAnswering={() => {}} />);

it('tells the author what the editors recorded from what the reviewer wrote', async () => {
  await shown({ registradaPorRedaccion: true, estadoRevisor: 'DEVUELTA', comentariosRevisor: 'Pido un mapa.' });
  expect(screen.getByText('Registrada por la redacción')).toBeTruthy();
  const own = screen.getByText('Pido un mapa.').parentElement;
  expect(own?.textContent).toContain('Lo que escribió quien revisa');
  expect(own?.textContent).not.toContain('Lo apruebo.');
});

it('says nothing of the editors where a review is its reviewer’s own', async () => {
  await shown({});
  expect(screen.getByText('Lo apruebo.')).toBeTruthy();
  expect(screen.queryByText('Registrada por la redacción')).toBeNull();
});
