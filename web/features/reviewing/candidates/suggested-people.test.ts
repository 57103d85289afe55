import { expect, it } from 'vitest';
import { soughtPerson, suggestedPeople } from './suggested-people.ts';

const nothing = { nombres: '', apellidos: '', email: '', afiliacion: '' };

it.each([
  ['Ana Ruiz, ana.ruiz@unam.mx', [{ ...nothing, nombres: 'Ana', apellidos: 'Ruiz', email: 'ana.ruiz@unam.mx' }]],
  [
    'Dra. María José Pérez Gil (Universidad de Lima) <MJ@Lima.edu.pe>',
    [{ nombres: 'María José', apellidos: 'Pérez Gil', email: 'mj@lima.edu.pe', afiliacion: 'Universidad de Lima' }],
  ],
  [
    'Luis Cano, UNAM; Eva Sol eva@sol.org\nrosa@mar.cl',
    [
      { ...nothing, nombres: 'Luis', apellidos: 'Cano', afiliacion: 'UNAM' },
      { ...nothing, nombres: 'Eva', apellidos: 'Sol', email: 'eva@sol.org' },
      { ...nothing, email: 'rosa@mar.cl' },
    ],
  ],
  ['Podéis preguntar a alguien del departamento: eva@sol.org.', [{ ...nothing, email: 'eva@sol.org' }]],
  ['Platón', [{ ...nothing, nombres: 'Platón' }]],
  ['Quizá alguien que conozca bien los humedales de la costa', []],
  ['', []],
])('reads %o', (words, people) => expect(suggestedPeople(words)).toEqual(people));

it.each([
  ['marcela fuentes', { ...nothing, nombres: 'marcela', apellidos: 'fuentes' }],
  ['Eva Sol eva@sol.org', { ...nothing, nombres: 'Eva', apellidos: 'Sol', email: 'eva@sol.org' }],
  ['eva@sol.org', { ...nothing, email: 'eva@sol.org' }],
  ['', nothing],
])('takes whoever was looked for as they were typed: «%s»', (words, person) => {
  expect(soughtPerson(words)).toEqual(person);
});
