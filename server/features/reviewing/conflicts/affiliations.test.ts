import { describe, expect, it } from 'vitest';
import { sameInstitution } from './affiliations.ts';

describe('affiliations', () => {
  it.each([
    ['Universidad de Granada', 'Univ. de Granada'],
    ['Universidad de Granada', 'UNIVERSIDAD DE GRANADA'],
    ['Universidad de Granada', 'University of Granada, Spain'],
    ['Facultad de Letras, Universidad de Granada, España', 'Univ. Granada'],
    ['Departamento de Física (Universidad de Córdoba)', 'Universidad de Cordoba'],
    ['Universitat de la Ribera', 'Universidad de la Ribera'],
    ['Universidad Nacional Autónoma de México (UNAM)', 'UNAM'],
    ['Consejo Superior de Investigaciones Científicas', 'Centro de Estudios, Consejo Superior de Invest. Científicas'],
    ['Pliego. Revista multidisciplinar', 'PLIEGO: revista multidisciplinar'],
  ])('«%s» and «%s» are the same', (one, other) => {
    expect(sameInstitution(one, other)).toBe(true);
  });

  it.each([
    ['Universidad Nacional', 'Universidad Nacional de Córdoba'],
    ['Universidad de Córdoba', 'Universidad Nacional de Córdoba'],
    ['Universidad Politécnica', 'Universidad Politécnica de Madrid'],
    ['Facultad de Derecho, Universidad de Lima', 'Facultad de Derecho, Universidad de Quito'],
    ['Universidad de Lima, Perú', 'Universidad de Cusco, Perú'],
    ['Universidad', 'Universidad'],
    ['Facultad de Letras', 'Facultad de Letras'],
    ['Granada', 'Granada'],
    ['', ''],
    ['Investigadora independiente', 'Biblioteca Pública de Teruel'],
  ])('«%s» and «%s» are not', (one, other) => expect(sameInstitution(one, other)).toBe(false));
});
