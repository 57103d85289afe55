import { refuse } from '#server/platform/http/problem.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { presentUser } from './present.ts';
import { findUser } from './queries.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';

type Routes = Pick<Handlers, 'register' | 'login' | 'refresh' | 'logout' | 'authProfile' | 'profile'>;

export function accountRoutes(services: Services): Routes {
  const self = async (id: string) => {
    const user = await findUser(services.db, id);
    if (!user) throw refuse('sesion_caducada');
    return presentUser(user);
  };
  return {
    register: ({ body }) => register(services, body),
    login: ({ body }) => login(services, body),
    refresh: ({ body }) => refresh(services, body.refresh_token),
    logout: async ({ body }) => {
      await logout(services, body.refresh_token);
      return undefined;
    },
    authProfile: ({ viewer }) => self(viewer.id),
    profile: async ({ viewer }) => ({ data: await self(viewer.id) }),
  };
}
