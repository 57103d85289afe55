// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { DeclineFields } from './decline-fields.tsx';
import { nothingSaid } from './declining.ts';

function Declining({ knowsAuthors }: { knowsAuthors: boolean }) {
  const [said, say] = useState(nothingSaid);
  return (
    <>
      <DeclineFields value={said} onChange={say} knowsAuthors={knowsAuthors} />
      <output>{said.reasons.join(', ')}</output>
    </>
  );
}

it('takes several reasons, and takes them back', async () => {
  const { user } = await show(<Declining knowsAuthors />);
  const field = screen.getByRole('checkbox', { name: 'No es mi campo' });
  await user.click(field);
  await user.click(screen.getByRole('checkbox', { name: 'No tengo tiempo ahora' }));
  expect(screen.getByRole('status').textContent).toBe('tiempo, campo');
  await user.click(field);
  expect(screen.getByRole('status').textContent).toBe('tiempo');
});

it('asks with whom the conflict is, once there is one', async () => {
  const { user } = await show(<Declining knowsAuthors />);
  expect(screen.queryByRole('group', { name: 'Conflicto de interés' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Tengo un conflicto de interés' }));
  expect(screen.getByRole('group', { name: 'Conflicto de interés' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Con quienes firman la obra' })).toBeTruthy();
});

it('names no authors to whom they are hidden', async () => {
  const { user } = await show(<Declining knowsAuthors={false} />);
  await user.click(screen.getByRole('checkbox', { name: 'Tengo un conflicto de interés' }));
  expect(screen.queryByRole('checkbox', { name: 'Con quienes firman la obra' })).toBeNull();
});
