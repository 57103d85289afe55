// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { PersonPicker } from './person-picker.tsx';

const nora = { id: '0190a000-0000-7000-8000-000000000003', nombres: 'Nora', apellidos: 'Paz', afiliacion: 'UNAM' };

it('looks for people from three letters on, and gives who is chosen', async () => {
  const onChoose = vi.fn();
  const { user, asked } = await show(<PersonPicker chosen="" onChoose={onChoose} error={undefined} />, {
    findPeopleInConflict: () => ({ people: [nora] }),
  });
  await user.type(screen.getByRole('searchbox'), 'Nora');
  await user.click(await screen.findByRole('radio', { name: /Nora Paz/ }));
  expect(onChoose).toHaveBeenLastCalledWith(nora.id);
  expect(asked).toEqual([{ call: 'findPeopleInConflict', input: { query: { q: 'Nora' } } }]);
});

it('says so where there is nobody, and lets go of who was chosen with other words', async () => {
  const onChoose = vi.fn();
  const { user } = await show(<PersonPicker chosen={nora.id} onChoose={onChoose} error={undefined} />, {
    findPeopleInConflict: () => ({ people: [] }),
  });
  await user.type(screen.getByRole('searchbox'), 'Nadie');
  expect(onChoose).toHaveBeenCalledWith('');
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
});
