import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import {
  credentialsSchema,
  registrationSchema,
  roleInput,
  sessionSchema,
  userListSchema,
  userSchema,
} from '../entities/user.ts';

const refreshToken = z.object({ refresh_token: z.string().min(1).max(500) });

/** Spec 000 §7, authentication; 001 §7, users. */
export const accountCalls = defineCalls({
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Crear una cuenta',
    access: 'anyone',
    body: registrationSchema,
    answer: sessionSchema,
    status: 201,
    sessionless: true,
    perMinute: 20,
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Iniciar sesión',
    access: 'anyone',
    body: credentialsSchema,
    answer: sessionSchema,
    sessionless: true,
    perMinute: 30,
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Renovar la sesión: el token de renovación sirve una sola vez',
    access: 'anyone',
    body: refreshToken,
    answer: z.object({ access_token: z.string(), refresh_token: z.string() }),
    sessionless: true,
    perMinute: 120,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Cerrar la sesión a la que pertenece el token de renovación, usado o no',
    access: 'anyone',
    body: refreshToken,
    sessionless: true,
    perMinute: 120,
  },
  authProfile: {
    method: 'GET',
    path: '/auth/profile',
    summary: 'Mi cuenta',
    access: 'person',
    answer: userSchema,
  },
  profile: {
    method: 'GET',
    path: '/users/profile',
    summary: 'Mi perfil',
    access: 'person',
    answer: z.object({ data: userSchema }),
  },
  listUsers: {
    method: 'GET',
    path: '/users',
    summary: 'Las personas de la plataforma',
    access: ['EDITOR', 'ADMIN'],
    query: z.object({ ...pageQuery(10), rol: roleInput.optional(), search: z.string().trim().max(200).optional() }),
    answer: userListSchema,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Eliminar una cuenta: se borran sus datos personales, quedan sus obras publicadas',
    access: ['ADMIN'],
    params: z.object({ id }),
  },
});
