// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSoughtWords } from './use-sought-words.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sought: string[] = [];
function Box() {
  const [words, setWords] = useState('agua');
  const { typed, change, seek, say } = useSoughtWords(
    words,
    (next) => {
      sought.push(next);
      setWords(next);
    },
    10,
  );
  return (
    <>
      <input value={typed} onChange={({ currentTarget }) => change(currentTarget.value)} />
      <button type="button" onClick={() => setWords('tierra')}>
        Atrás
      </button>
      <button type="button" onClick={() => seek('')}>
        Vaciar
      </button>
      <button
        type="button"
        onClick={() => {
          say('');
          setWords('');
        }}
      >
        Quitar filtros
      </button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stand = () => act(() => vi.advanceTimersByTime(400));

it('is sought once it has stood still, without its edges, and of so many letters', () => {
  sought.length = 0;
  render(<Box />);
  write('  sal');
  write('  sal marina ');
  expect(sought).toEqual([]);
  stand();
  expect(sought).toEqual(['sal marina']);
  expect(box().value).toBe('  sal marina ');
});

it('says what is sought from elsewhere, and lets what was being typed go', () => {
  sought.length = 0;
  render(<Box />);
  write('aire');
  press('Atrás');
  expect(box().value).toBe('tierra');
  stand();
  expect(sought).toEqual([]);
});

it('says other words for who seeks them together with something else, and seeks nothing by itself', () => {
  sought.length = 0;
  render(<Box />);
  write('aire');
  press('Quitar filtros');
  stand();
  expect([box().value, ...sought]).toEqual(['']);
});

it('is emptied at once, and nothing that was typed comes after', () => {
  sought.length = 0;
  render(<Box />);
  write('aire');
  press('Vaciar');
  stand();
  expect([box().value, ...sought]).toEqual(['', '']);
});
