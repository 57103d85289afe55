import { describe, expect, it } from 'vitest';
import { reviewFormSchema } from '#contract/entities/review-form.ts';
import { moved } from '#web/data/ordered-list.ts';
import { added, changed, duplicated, ofKind, putBack, type Question, removed } from './compose.ts';

const question = (id: string, fields: Partial<Question> = {}): Question => ({
  id,
  tipo: 'TEXTO',
  etiqueta: id.toUpperCase(),
  etiquetaEn: '',
  opciones: [],
  obligatorio: false,
  paraAutor: true,
  ...fields,
});
const form = [question('a'), question('b'), question('c')];
const ids = (list: readonly Question[]) => list.map(({ id }) => id).join('');

describe('the composer', () => {
  it('adds a question at the end, with an id of its own that the contract takes', () => {
    const list = changed(added(added(form, 'PUNTUACION'), 'SI_NO'), 3, { etiqueta: 'Rigor' });
    expect(list.map(({ tipo }) => tipo)).toEqual(['TEXTO', 'TEXTO', 'TEXTO', 'PUNTUACION', 'SI_NO']);
    expect(reviewFormSchema.safeParse(list.slice(0, 4)).success).toBe(true);
  });

  it('gives choices two options to fill in, and takes them away with the kind', () => {
    expect(added([], 'OPCION')[0]?.opciones).toEqual(['', '']);
    expect(ofKind(question('a'), 'OPCION').opciones).toEqual(['', '']);
    expect(ofKind(question('a', { opciones: ['x', 'y'] }), 'TEXTO').opciones).toEqual([]);
  });

  it('moves a question one place either way, and leaves the ends where they are', () => {
    expect(ids(moved(form, 0, 1))).toBe('bac');
    expect(ids(moved(form, 2, -1))).toBe('acb');
    expect(ids(moved(form, 0, -1))).toBe('abc');
    expect(ids(moved(form, 2, 1))).toBe('abc');
  });

  it('copies a question right after itself, under another id', () => {
    const list = duplicated(form, 1);
    expect(list.map(({ etiqueta }) => etiqueta)).toEqual(['A', 'B', 'B', 'C']);
    expect(list[2]?.id).not.toBe('b');
  });

  it('puts a removed question back where it was', () => {
    expect(ids(removed(form, 1))).toBe('ac');
    expect(putBack(removed(form, 1), 1, question('b'))).toEqual(form);
  });
});
