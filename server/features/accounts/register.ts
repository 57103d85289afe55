import { v7 as uuid } from 'uuid';
import type { Registration, Session } from '#contract/entities/user.ts';
import type { Role } from '#contract/vocabulary.ts';
import { record } from '#server/events.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { insertUser } from './queries.ts';

/** What a new account may be at once, and what it must ask for (product.md 3). ADMIN is neither. */
function grant(asked: Role | undefined, approval: boolean): { roles: Role[]; rolSolicitado: Role | null } {
  if (asked === 'AUTOR') return { roles: ['AUTOR'], rolSolicitado: null };
  if (asked === 'REVISOR' || asked === 'EDITOR')
    return approval ? { roles: ['LECTOR'], rolSolicitado: asked } : { roles: [asked], rolSolicitado: null };
  return { roles: ['LECTOR'], rolSolicitado: null };
}

/** Creates an account and logs it in. Throws `correo_en_uso`. */
export async function register(services: Services, registration: Registration): Promise<Session> {
  const { password, roles: asked, ...person } = registration;
  const { roles, rolSolicitado } = grant(asked[0], services.settings.get().aprobacionDeRoles);
  const passwordHash = await hashPassword(password);
  return services.transact(async () => {
    const user = await insertUser(services.db, { ...person, id: uuid(), passwordHash, roles, rolSolicitado });
    if (!user)
      throw refuse('correo_en_uso', { errors: [{ field: 'email', message: 'Ya existe una cuenta con ese correo.' }] });
    await record(services.db, {
      type: 'account.registered',
      userId: user.id,
      datos: { rol: user.roles.join(', '), solicitado: rolSolicitado },
    });
    return openSession(services, user);
  });
}
