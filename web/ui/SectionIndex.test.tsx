// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { Section } from './Section.tsx';
import { SectionIndex } from './SectionIndex.tsx';

const fields = (...names: string[]) =>
  names.map((name) => (
    <Field key={name} label={name} required>
      <Input />
    </Field>
  ));
const indexed = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('names the fields of a form, without their signs, and leads the keyboard to them', async () => {
  const { user } = draw(
    <SectionIndex label="Partes" faultLabel="hay algo que corregir">
      {fields('Título', 'Resumen', 'Tipo', 'Idioma')}
    </SectionIndex>,
  );
  expect(indexed()).toEqual(['Título', 'Resumen', 'Tipo', 'Idioma']);
  await user.click(screen.getByRole('link', { name: 'Tipo' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tipo' }));
});

it('names the sections alone where there are enough of them, and follows what is drawn', () => {
  const form = (...names: string[]) => (
    <SectionIndex label="Partes" faultLabel="hay algo que corregir">
      {names.map((name) => (
        <Section key={name} title={name}>
          {fields('Nota')}
        </Section>
      ))}
    </SectionIndex>
  );
  const { rerender } = draw(form('Tema', 'Avisos', 'Ausencia', 'Datos'));
  expect(indexed()).toEqual(['Tema', 'Avisos', 'Ausencia', 'Datos']);
  rerender(form('Tema', 'Avisos', 'Ausencia', 'Datos', 'Baja'));
  return vi.waitFor(() => expect(indexed()).toContain('Baja'));
});

it('is one line above a form that has no room beside it, and folds again once it led somewhere', async () => {
  const { user } = draw(
    <SectionIndex folds label="Partes" faultLabel="hay algo que corregir">
      {fields('Título', 'Resumen', 'Tipo', 'Idioma')}
    </SectionIndex>,
  );
  // No style says here which of the two is shown.
  const folded = document.querySelector('details') ?? expect.fail('not folded');
  await user.click(within(folded).getByText('Partes'));
  expect(folded.open).toBe(true);
  await user.click(within(folded).getByRole('link', { name: 'Idioma' }));
  expect(folded.open).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Idioma' }));
});

it('stands beside no short form', () => {
  draw(
    <SectionIndex label="Partes" faultLabel="hay algo que corregir">
      {fields('Título', 'Resumen')}
    </SectionIndex>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('says in which part something is not right, and leads to it', async () => {
  const form = (error?: string) => (
    <SectionIndex label="Partes" faultLabel="hay algo que corregir">
      {fields('Título', 'Resumen', 'Tipo')}
      <Field label="Idioma" {...(error && { error })}>
        <Input />
      </Field>
    </SectionIndex>
  );
  const { user, rerender } = draw(form());
  expect(indexed()).toEqual(['Título', 'Resumen', 'Tipo', 'Idioma']);
  rerender(form('Elige uno.'));
  await vi.waitFor(() => expect(indexed()).toEqual(['Título', 'Resumen', 'Tipo', 'Idioma, hay algo que corregir']));
  await user.click(screen.getByRole('link', { name: /^Idioma.*hay algo que corregir/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Idioma/ }));
  rerender(form());
  await vi.waitFor(() => expect(indexed()).toContain('Idioma'));
});

it('names what has no box of its own by its words, and leads there', async () => {
  const { user } = draw(
    <SectionIndex label="Partes" faultLabel="hay algo que corregir">
      {fields('Título', 'Resumen', 'Tipo')}
      <fieldset>
        <legend style={{ display: 'contents' }}>
          <span>
            ¿Se puede repetir?<span> *</span>
          </span>
        </legend>
        <input type="radio" aria-label="Sí" />
      </fieldset>
    </SectionIndex>,
  );
  expect(indexed()).toEqual(['Título', 'Resumen', 'Tipo', '¿Se puede repetir?']);
  await user.click(screen.getByRole('link', { name: '¿Se puede repetir?' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Sí' }));
});
