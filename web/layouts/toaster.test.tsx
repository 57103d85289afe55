// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from './toaster.tsx';

afterEach(() => {
  cleanup();
  toast.remove();
});
const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

it('shows the same words once, however often they are said', () => {
  render(<Toasts />);
  for (let times = 0; times < 5; times += 1) act(() => void toast.error('No se pudo guardar.'));
  expect(said()).toEqual(['No se pudo guardar.']);
});

it('shows the last of them: it stands its whole time', () => {
  render(<Toasts />);
  let last = '';
  for (let times = 0; times < 3; times += 1)
    act(() => {
      toast('Hecho.');
      last = toast('Hecho.', { id: `hecho-${times}`, className: `turn-${times}` });
    });
  expect(last).toBe('hecho-2');
  expect(document.querySelectorAll('[class*=turn-]')).toHaveLength(1);
  expect(document.querySelector('.turn-2')).not.toBeNull();
});

it('shows other words beside them, and the same of another kind', () => {
  render(<Toasts />);
  act(() => {
    toast.error('Listo.');
    toast.success('Listo.');
    toast.error('No se pudo enviar.');
    toast.error('Listo.');
  });
  expect(said()).toEqual(['Listo.', 'No se pudo enviar.', 'Listo.']);
});

it('is red for what failed and green for what was done, and neither for the rest', () => {
  render(<Toasts />);
  act(() => {
    toast.error('No se pudo enviar.');
    toast.success('Enviado.');
    toast('Guardado aquí.');
  });
  const coloursOf = (words: string) => screen.getByText(words).parentElement?.style.color;
  expect(['No se pudo enviar.', 'Enviado.', 'Guardado aquí.'].map(coloursOf)).toEqual([
    'var(--red)',
    'var(--green)',
    'var(--ink)',
  ]);
});
