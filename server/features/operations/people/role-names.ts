/** What people call the roles when they look for their holders, in both languages, without accents. */
import { folded } from '#contract/text.ts';
import { type Role, roles } from '#contract/vocabulary.ts';

const names: Record<Role, string> = {
  LECTOR: 'lector lectora reader',
  AUTOR: 'autor autora author',
  REVISOR: 'revisor revisora reviewer',
  EDITOR: 'editor editora',
  ADMIN: 'admin administrador administradora administracion administrator',
};

/** The roles in whose names a typed word stands; `ROLE_` before it is left out. Too short a word names none. */
export function rolesCalled(word: string): Role[] {
  const plain = folded(word).replace(/^role_/, '');
  return plain.length < 3 ? [] : roles.filter((role) => names[role].includes(plain));
}
