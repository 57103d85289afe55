/** How people head the columns of a list of accounts, and what they call the roles in it, without accents and in lower case. */
import { folded } from '#contract/text.ts';
import { type Role, roles } from '#contract/vocabulary.ts';
import { roleWords } from '#contract/words.ts';

export const columnNames = {
  nombres: ['nombres', 'nombre', 'first name', 'first names', 'firstname', 'given name', 'name'],
  apellidos: ['apellidos', 'apellido', 'surname', 'surnames', 'last name', 'lastname', 'family name'],
  email: ['email', 'e-mail', 'correo', 'correo electronico', 'direccion de correo', 'mail', 'email address'],
  afiliacion: ['afiliacion', 'institucion', 'centro', 'affiliation', 'institution'],
  roles: ['roles', 'rol', 'role'],
} as const;
export type AccountColumn = keyof typeof columnNames;

const feminine: Record<Role, string> = {
  LECTOR: 'lectora',
  AUTOR: 'autora',
  REVISOR: 'revisora',
  EDITOR: 'editora',
  ADMIN: 'administradora',
};

/** The role that a word names; undefined: none. */
export function roleCalled(word: string): Role | undefined {
  const plain = folded(word).replace(/^role_/, '');
  const names = (role: Role) => [role, roleWords[role].es, roleWords[role].en, feminine[role]].map(folded);
  return roles.find((role) => names(role).includes(plain));
}
