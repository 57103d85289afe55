import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { workFields } from './work-fields.ts';

const fields = z.object(workFields((key) => key));
const filled = { titulo: 'Un título', resumen: 'Un resumen', palabrasClave: 'agua' };
const wordsOf = (palabrasClave: string) => fields.parse({ ...filled, palabrasClave }).palabrasClave;
const complaint = (changes: object) => fields.safeParse({ ...filled, ...changes }).error?.issues[0]?.message;

describe('the fields of a publication', () => {
  it('take keywords separated by commas, trimmed, each once', () => {
    expect(wordsOf('agua,  sal marina , , agua')).toEqual(['agua', 'sal marina']);
  });

  it('ask for title, summary and at least one keyword', () => {
    expect(complaint({ titulo: '  ' })).toBe('author.form.titulo.required');
    expect(complaint({ resumen: '' })).toBe('author.form.resumen.required');
    expect(complaint({ palabrasClave: ' , ' })).toBe('author.form.palabrasClave.required');
  });

  it('refuse what the server would refuse for its length', () => {
    expect(complaint({ titulo: 'a'.repeat(501) })).toBe('author.form.long');
    expect(complaint({ palabrasClave: Array.from({ length: 31 }, (_, n) => n).join() })).toBe(
      'author.form.palabrasClave.many',
    );
  });
});
