// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { askingFor } from '#web/features/publications/asked-act.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { DecisionButtons } from './decision-buttons.tsx';

it('lets an editor retract what is published, and shows that it is a dangerous act', async () => {
  await show(<DecisionButtons work={humedales({ estado: 'PUBLICADO', acciones: ['RETRACTAR'] })} />);
  const button = screen.getByRole('button', { name: 'Retractar: Humedales' });
  expect(button.classList.contains('text-red')).toBe(true);
});

it('offers what needs a name of its own, as returning a work, on the desk and in the queue alone', async () => {
  const work = humedales({ estado: 'EN_REVISION', acciones: ['ELEVAR', 'DEVOLVER_A_AUTORES'] });
  await show(<DecisionButtons work={work} />);
  expect(screen.getByRole('button', { name: 'Elevar a aprobación: Humedales' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Devolver a autores: Humedales' })).toBeNull();
});

it('asks at once about what was chosen before one came here, of this work and only if it may be done now', async () => {
  const work = humedales({ estado: 'EN_REVISION', acciones: ['ELEVAR'] });
  const led = (asked: object) => ({ pathname: '/', state: asked });
  await show(<DecisionButtons work={work} />, {}, led(askingFor(work.id, 'APROBAR')));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await show(<DecisionButtons work={work} />, {}, led(askingFor('otra', 'ELEVAR')));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await show(<DecisionButtons work={work} />, {}, led(askingFor(work.id, 'ELEVAR')));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('keeps the question of a decision, with what is written, though somebody else decides meanwhile', async () => {
  const open = humedales({ estado: 'EN_REVISION', acciones: ['ELEVAR'] });
  function Meanwhile() {
    const [work, setWork] = useState(open);
    return (
      <>
        <DecisionButtons work={work} />
        <button type="button" onClick={() => setWork({ ...work, estado: 'APROBADO', acciones: [] })}>
          Llega la noticia
        </button>
      </>
    );
  }
  const { user } = await show(<Meanwhile />);
  await user.click(screen.getByRole('button', { name: 'Elevar a aprobación: Humedales' }));
  await user.type(await screen.findByLabelText(/^Nota para quien edita/), 'Yo la aprobaría.');
  screen.getByText('Llega la noticia').click();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Elevar a aprobación: Humedales', hidden: true })).toBeNull(),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Nota para quien edita/).value).toBe('Yo la aprobaría.');
});
