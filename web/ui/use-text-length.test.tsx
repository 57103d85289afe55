// @vitest-environment happy-dom
/** How a Field says what room its text has left, and what becomes of one that is too long. */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { describedBy, draw } from './draw.fixture.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { Textarea } from './Textarea.tsx';
import { LengthWords, type TextLength } from './use-text-length.ts';

afterEach(() => vi.useRealTimers());

const say = ({ left, longest, cut }: TextLength) => (cut > 0 ? `${cut} lost` : `${left} of ${longest} left`);

/** A form with one field, round this control. */
function drawn(control: ReactNode) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const shown = draw(
    <LengthWords value={say}>
      <form noValidate onSubmit={onSubmit}>
        <Field label="Resumen" hint="De qué trata.">
          {control}
        </Field>
        <button type="submit">Enviar</button>
      </form>
    </LengthWords>,
  );
  const box = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>('Resumen');
  const write = (text: string) => fireEvent.input(box, { target: { value: text } });
  return { ...shown, box, write, onSubmit };
}

it('says what is left in the last tenth of a text, and in the last 200 signs of a long one', () => {
  const { box, write, unmount } = drawn(<Input maxLength={100} />);
  write('x'.repeat(89));
  expect(describedBy(box)).toEqual(['De qué trata.']);
  write('x'.repeat(90));
  expect(describedBy(box)).toEqual(['10 of 100 left', 'De qué trata.']);
  write('x'.repeat(100));
  expect(describedBy(box)).toEqual(['0 of 100 left', 'De qué trata.']);
  unmount();

  const long = drawn(<Textarea maxLength={20_000} />);
  long.write('x'.repeat(19_799));
  expect(describedBy(long.box)).toEqual(['De qué trata.']);
  long.write('x'.repeat(19_800));
  expect(describedBy(long.box)).toEqual(['200 of 20000 left', 'De qué trata.']);
});

it('says so of what stands there from the beginning, and nothing once a form was emptied', () => {
  const field = (value: string) => (
    <LengthWords value={say}>
      <Field label="Resumen">
        <Textarea maxLength={100} value={value} readOnly />
      </Field>
    </LengthWords>
  );
  const { rerender } = draw(field('x'.repeat(95)));
  expect(describedBy(screen.getByLabelText('Resumen'))).toEqual(['5 of 100 left']);
  rerender(field(''));
  expect(describedBy(screen.getByLabelText('Resumen'))).toEqual([]);
});

it('says nothing where there is no limit, or where it is the form of a year or a colour', () => {
  const { box, write, unmount } = drawn(<Input />);
  write('x'.repeat(5000));
  expect(describedBy(box)).toEqual(['De qué trata.']);
  unmount();
  const year = drawn(<Input maxLength={4} />);
  year.write('2026');
  expect(describedBy(year.box)).toEqual(['De qué trata.']);
});

it('tells who listens once they pause, not at each key', () => {
  vi.useFakeTimers();
  const { write, container } = drawn(<Textarea maxLength={100} />);
  const told = () => container.querySelector('[aria-live=polite]')?.textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  for (const signs of [95, 96, 97]) {
    write('x'.repeat(signs));
    pass(900);
    expect(told()).toBe('');
  }
  pass(100);
  expect(told()).toBe('3 of 100 left');
});

it('keeps all of a text that is pasted, says by how much it is too long, and does not send it until it fits', async () => {
  const { user, box, onSubmit } = drawn(<Textarea maxLength={100} />);
  await user.click(box);
  await user.paste('x'.repeat(112));
  expect(box.value).toBe('x'.repeat(112));
  expect(describedBy(box)).toEqual(['-12 of 100 left', 'De qué trata.']);
  expect(box.getAttribute('aria-invalid')).toBe('true');

  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box);

  await user.clear(box);
  await user.type(box, 'Breve.');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it.each(['dialog', 'alertdialog', undefined])(
  'holds back the button that sends a text without a form (%s)',
  async (role) => {
    const onClick = vi.fn();
    const { user } = draw(
      <LengthWords value={say}>
        <div role={role} data-sends-together={role ? undefined : ''}>
          <Field label="Motivo">
            <Textarea maxLength={100} />
          </Field>
          <Button variant="danger" onClick={onClick}>
            Retirar
          </Button>
          <Button onClick={onClick}>Cancelar</Button>
        </div>
        <Button variant="primary" onClick={onClick}>
          Otra cosa
        </Button>
      </LengthWords>,
    );
    const box = screen.getByLabelText<HTMLTextAreaElement>('Motivo');
    await user.click(box);
    await user.paste('x'.repeat(112));
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box);
    for (const name of ['Cancelar', 'Otra cosa']) await user.click(screen.getByRole('button', { name }));
    expect(onClick).toHaveBeenCalledTimes(2);
    await user.clear(box);
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(onClick).toHaveBeenCalledTimes(3);
  },
);

it('says what a line of text lost of what was pasted, until it is written on', async () => {
  const { user, box } = drawn(<Input maxLength={100} />);
  await user.click(box);
  await user.paste('x'.repeat(103));
  expect(box.value).toBe('x'.repeat(100));
  expect(describedBy(box)).toEqual(['3 lost', 'De qué trata.']);
  await user.type(box, '{Backspace}');
  expect(describedBy(box)).toEqual(['1 of 100 left', 'De qué trata.']);
  await user.clear(box);
  await user.paste('x'.repeat(20));
  expect(describedBy(box)).toEqual(['De qué trata.']);
});
