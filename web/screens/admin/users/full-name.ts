import type { User } from '#contract/entities/user.ts';

/** Names and surnames as one writes them; the address of who gave none. */
export const fullName = ({ nombres, apellidos, email }: Pick<User, 'nombres' | 'apellidos' | 'email'>): string =>
  `${nombres} ${apellidos}`.trim() || email;
