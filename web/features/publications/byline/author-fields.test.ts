import { expect, it } from 'vitest';
import type { WorkAuthor } from '#contract/entities/byline.ts';
import { translate } from '#web/messages/i18n.ts';
import { authorForm, emptyAuthor, formOf, keysOf, sentOf, unchanged } from './author-fields.ts';

const lea: WorkAuthor = {
  id: null,
  nombres: 'Lea',
  apellidos: 'Soto',
  email: 'lea@prueba.test',
  orcid: null,
  afiliaciones: ['Universidad A', 'Instituto B'],
  correspondencia: true,
  credit: ['software'],
  invitacion: { estado: 'PENDIENTE', fecha: '2026-03-01T10:00:00.000Z' },
  principal: false,
};

it('an author goes through the form and back as they were', () => {
  expect(sentOf(formOf(lea), null)).toEqual(unchanged(lea));
});

it('affiliations are one a line, each once, and an address is sent of who has no account alone', () => {
  const form = { ...formOf(lea), afiliaciones: ' Universidad A \n\nInstituto B\nUniversidad A' };
  const id = '0b1ff2a2-93c5-4c88-9c2c-3a6f6d0c8f11';
  expect(sentOf(form, id)).toMatchObject({ id, email: null, afiliaciones: ['Universidad A', 'Instituto B'] });
});

it('an affiliation keeps the iD that was chosen for as long as its line stands as it was', () => {
  const ror = 'https://ror.org/02gfc7t72';
  const rors = [{ afiliacion: 'Universidad A', ror }];
  const form = formOf({ ...lea, rors });
  expect(sentOf(form, null)).toEqual(unchanged({ ...lea, rors }));
  expect(sentOf({ ...form, afiliaciones: 'Universidad de A\nInstituto B' }, null)).not.toHaveProperty('rors');
});

it('the form asks for a name, and for an address and an ORCID iD that are some', () => {
  const schema = authorForm(translate);
  const fields = (form: object) =>
    schema.safeParse({ ...emptyAuthor, ...form }).error?.issues.map(({ path }) => path.join());
  expect(fields({})).toEqual(['nombres']);
  expect(fields({ nombres: 'Lea', email: 'no', orcid: '0000-0000-0000-0000' })).toEqual(['email', 'orcid']);
  expect(fields({ nombres: 'Grupo Agua' })).toBeUndefined();
});

it('authors keep their keys wherever they stand; two of one name have two', () => {
  const grupo = { id: null, email: null, nombres: 'Grupo', apellidos: '' };
  expect(keysOf([lea, grupo, grupo])).toEqual(['lea@prueba.test', 'Grupo', 'Grupo #2']);
});
