import { describe, expect, it } from 'vitest';
import {
  declarationKinds,
  fieldsAsked,
  isDeclared,
  missingDeclarations,
  noDemands,
  type Said,
  tidied,
} from './declarations.ts';
import { declaredIn, plainDeclared } from './declared.ts';
import { ror } from './entities/common.ts';
import { declarationChangesSchema, declarationDemandsSchema } from './entities/declaration.ts';
import { preprintOf } from './preprint.ts';

const csic = { nombre: 'CSIC', ror: 'https://ror.org/02gfc7t72', ayudas: ['PID2020-1', 'PID2021-3'] };

describe('a declaration', () => {
  it('is whole once its answer has what it asks for, and says first what it lacks', () => {
    const asked = { conflictos: 'NECESARIA', etica: 'SE_PIDE', datos: 'NO_SE_PIDE' } as const;
    const lacks = (said: Said) => missingDeclarations(said, asked).map(({ kind, lacks: what }) => `${kind}.${what}`);
    expect(lacks({})).toEqual(['conflictos.respuesta', 'etica.respuesta']);
    expect(lacks({ conflictos: { respuesta: 'HAY' }, etica: { respuesta: 'APROBADA', comite: 'CEI' } })).toEqual([
      'conflictos.texto',
      'etica.codigo',
    ]);
    expect(lacks({ conflictos: { respuesta: 'NINGUNO' }, etica: { respuesta: 'NO_PROCEDE' } })).toEqual([]);
  });

  it('keeps a work from being sent only where it is needed', () => {
    expect(isDeclared({}, noDemands)).toBe(true);
    expect(isDeclared({}, { ia: 'SE_PIDE' })).toBe(true);
    expect(isDeclared({}, { ia: 'NECESARIA' })).toBe(false);
    expect(isDeclared({ ia: { respuesta: 'USADA' } }, { ia: 'NECESARIA' })).toBe(false);
    expect(isDeclared({ ia: { respuesta: 'USADA', texto: 'Un corrector.' } }, { ia: 'NECESARIA' })).toBe(true);
  });

  it('keeps no word of an answer that was taken back', () => {
    const said = { respuesta: 'NINGUNO' as const, texto: 'Trabajo en la empresa.', comite: '', financiadores: [] };
    expect(tidied(said)).toEqual({ respuesta: 'NINGUNO' });
    expect(declarationChangesSchema.parse({ conflictos: said, ia: null })).toEqual({
      conflictos: { respuesta: 'NINGUNO' },
      ia: null,
    });
  });

  it('takes an address, or a DOI as it is pasted, for where data are', () => {
    const place = (enlace: string) =>
      declarationChangesSchema.safeParse({ datos: { respuesta: 'REPOSITORIO', enlace } }).data?.datos?.enlace;
    expect(place('10.5281/zenodo.12')).toBe('https://doi.org/10.5281/zenodo.12');
    expect(place('doi:10.5281/zenodo.12')).toBe('https://doi.org/10.5281/zenodo.12');
    expect(place('https://osf.io/abcde')).toBe('https://osf.io/abcde');
    expect(place('javascript:alert(1)')).toBeUndefined();
  });

  it('names a preprint by its DOI, as that is written, or by an address', () => {
    const named = (enlace: string) => {
      const preimpresion = { respuesta: 'CON_PREIMPRESION', enlace } as const;
      return preprintOf(declarationChangesSchema.parse({ preimpresion }) as Said);
    };
    expect(named('10.1590/SciELOPreprints.1#2')).toEqual({
      direccion: 'https://doi.org/10.1590/SciELOPreprints.1%232',
      doi: '10.1590/SciELOPreprints.1#2',
    });
    expect(named('https://arxiv.org/abs/2601.00001')).toEqual({ direccion: 'https://arxiv.org/abs/2601.00001' });
    expect(named('')).toBeUndefined();
    expect(preprintOf({ preimpresion: { respuesta: 'SIN_PREIMPRESION' } })).toBeUndefined();
    expect(preprintOf(undefined)).toBeUndefined();
  });

  it('has answers of its own kind alone', () => {
    expect(declarationChangesSchema.safeParse({ ia: { respuesta: 'NINGUNO' } }).success).toBe(false);
    for (const answer of ['HAY', 'CON_FINANCIACION'] as const) expect(fieldsAsked(answer).length).toBeGreaterThan(0);
  });

  it('is asked for nowhere until somebody says so, one that is not named neither', () => {
    expect(declarationDemandsSchema.parse({})).toEqual(noDemands);
    expect(declarationDemandsSchema.parse({ ia: 'SE_PIDE' })).toEqual({ ...noDemands, ia: 'SE_PIDE' });
  });
});

describe('what is read of declarations', () => {
  const said: Said = {
    financiacion: { respuesta: 'CON_FINANCIACION', financiadores: [csic, { nombre: 'Sol', ror: null, ayudas: ['7'] }] },
    conflictos: { respuesta: 'HAY', texto: 'Ana asesora a la empresa.\n\nLuis, no.' },
    datos: { respuesta: 'REPOSITORIO', enlace: 'https://osf.io/abcde' },
    etica: { respuesta: 'APROBADA', comite: 'CEI' },
  };
  const plain = (language: string) => declaredIn(said, language).map((each) => [each.title, ...plainDeclared(each)]);

  it('stands in the order of declarations, with who paid by name and number, and nothing of what is not whole', () => {
    expect(plain('es')).toEqual([
      ['Financiación', 'La investigación recibió financiación de CSIC (ayudas PID2020-1, PID2021-3); Sol (ayuda 7).'],
      ['Conflictos de interés', 'Ana asesora a la empresa.', 'Luis, no.'],
      ['Disponibilidad de los datos', 'Los datos están en https://osf.io/abcde.'],
    ]);
  });

  it('leads to the funder’s ROR iD and to the data', () => {
    const links = declaredIn(said, 'en').flatMap(({ sentence }) => sentence.flatMap(({ href }) => href ?? []));
    expect(links).toEqual([csic.ror, 'https://osf.io/abcde']);
    expect(plain('en')[0]?.[1]).toContain('(grants PID2020-1, PID2021-3)');
    expect(plain('qu')).toEqual(plain('es'));
  });

  it('has a sentence or a text for each whole answer, in every language', () => {
    const nothing = declaredIn(Object.fromEntries(declarationKinds.map((kind) => [kind, undefined])), 'pt');
    expect(nothing).toEqual([]);
    expect(plain('pt')[0]?.[0]).toBe('Financiamento');
  });
});

describe('a ROR iD', () => {
  it.each(['https://ror.org/03yrm5c26', 'ror.org/02gfc7t72', '052gg0110', ' https://ror.org/05dxps055 '])(
    'may be pasted as %s',
    (pasted) => expect(ror.parse(pasted)).toMatch(/^https:\/\/ror\.org\/0\w{8}$/),
  );
  it.each(['https://ror.org/03yrm5c27', '02gfc7t7', '12gfc7t72', '02gfc7l72', 'https://example.org/02gfc7t72', ''])(
    'is not %j',
    (wrong) => expect(ror.safeParse(wrong).success).toBe(false),
  );
});
