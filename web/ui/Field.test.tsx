import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { Select } from './Select.tsx';

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? '';

describe('Field', () => {
  it('ties label, error and hint to its control', () => {
    const html = renderToString(
      <Field label="Correo" hint="El de tu institución." error="Falta la arroba.">
        <Input type="email" />
      </Field>,
    );
    const input = /<input[^>]*>/.exec(html)?.[0] ?? '';
    expect(attribute(html, 'for')).toBe(attribute(input, 'id'));
    expect(attribute(input, 'aria-invalid')).toBe('true');
    const [error, hint] = attribute(input, 'aria-describedby').split(' ');
    expect(html).toMatch(new RegExp(`id="${error}".*Falta la arroba`));
    expect(html).toMatch(new RegExp(`id="${hint}"[^>]*>El de tu institución`));
  });

  it('leaves a sound control without descriptions', () => {
    const html = renderToString(
      <Field label="Tipo">
        <Select options={[{ value: 'TESIS', label: 'Tesis' }]} />
      </Field>,
    );
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid=');
  });
});
