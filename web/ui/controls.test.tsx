// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Textarea } from './Textarea.tsx';

it('a Select in a Field is named by it, and begins with its empty choice', async () => {
  const options = [
    { value: 'es', label: 'Español' },
    { value: 'en', label: 'Inglés', disabled: true },
  ];
  const { user } = draw(
    <Field label="Idioma">
      <Select placeholder="Elige…" options={options} />
    </Field>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Idioma' });
  expect(select.value).toBe('');
  await user.selectOptions(select, 'Español');
  expect(select.value).toBe('es');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Inglés' }).disabled).toBe(true);
});

it('a Textarea in a Field is named by it, and keeps its lines', async () => {
  const { user } = draw(
    <Field label="Resumen">
      <Textarea />
    </Field>,
  );
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Resumen' });
  await user.type(text, 'Uno{Enter}Dos');
  expect(text.value).toBe('Uno\nDos');
});

it('the first link of a page leads past its header', async () => {
  const { user } = draw(<SkipLink target="contenido">Ir al contenido</SkipLink>);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ir al contenido' }));
  expect(document.activeElement?.getAttribute('href')).toBe('#contenido');
});
