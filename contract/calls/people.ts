import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import {
  accountsFileSchema,
  accountsPreviewSchema,
  managedUserSchema,
  newAccountsSchema,
  rolesOutcomeSchema,
  rolesTogetherSchema,
  scopeChoicesSchema,
  userChangesSchema,
  userFilters,
  userListSchema,
  userSorts,
} from '../entities/user.ts';

/** Spec 001 §7, users: the accounts of others, for those who run the platform. */
export const peopleCalls = defineCalls({
  listUsers: {
    method: 'GET',
    path: '/users',
    summary: 'Las personas de la plataforma',
    access: ['EDITOR', 'ADMIN'],
    query: z.object({
      ...userFilters,
      sort: z.enum(userSorts).default('name').describe('`access`: el último acceso, solo para administración.'),
      ...pageQuery(10),
    }),
    answer: userListSchema,
  },
  exportUsers: {
    method: 'GET',
    path: '/users/export',
    summary: 'Las cuentas que dejan los filtros, como archivo CSV',
    access: ['ADMIN'],
    query: z.object(userFilters),
    answer: z.file(),
    file: true,
    perMinute: 10,
  },
  createAccounts: {
    method: 'POST',
    path: '/users',
    summary: 'Crear cuentas para otras personas e invitarlas por correo: todas o ninguna',
    access: ['ADMIN'],
    body: newAccountsSchema,
    largest: { bytes: 768 * kB, values: 3_000 },
    /** `enCorreo`: a mail server takes the invitations on; without one the platform keeps them. */
    answer: z.object({ creadas: z.number().int(), enCorreo: z.boolean() }),
    status: 201,
    perMinute: 30,
  },
  previewAccounts: {
    method: 'POST',
    path: '/users/preview',
    summary: 'Qué sería de cada línea de un archivo CSV de cuentas; no se crea ninguna',
    access: ['ADMIN'],
    body: accountsFileSchema,
    largest: { bytes: 1500 * kB },
    answer: accountsPreviewSchema,
    perMinute: 30,
  },
  decideRoleRequest: {
    method: 'POST',
    path: '/users/{id}/role-request',
    summary: 'Conceder o declinar el rol que una persona pidió',
    access: ['ADMIN'],
    params: z.object({ id }),
    body: z.object({
      conceder: z.boolean(),
      /** In every journal, though it was asked for one alone. */
      enTodas: z.boolean().default(false),
    }),
    answer: managedUserSchema,
  },
  changeUser: {
    method: 'PATCH',
    path: '/users/{id}',
    summary: 'Cambiar los roles de una cuenta, bloquearla o desbloquearla',
    access: ['ADMIN'],
    params: z.object({ id }),
    body: userChangesSchema,
    answer: managedUserSchema,
  },
  roleJournals: {
    method: 'GET',
    path: '/users/revistas',
    summary: 'Las revistas a las que se puede limitar un rol',
    access: ['ADMIN'],
    answer: scopeChoicesSchema,
  },
  changeRoles: {
    method: 'POST',
    path: '/users/roles',
    summary: 'Dar un rol a varias cuentas, o quitárselo: cada una por sí misma',
    access: ['ADMIN'],
    body: rolesTogetherSchema,
    answer: z.object({ personas: z.array(rolesOutcomeSchema) }),
    perMinute: 30,
  },
  endSessions: {
    method: 'POST',
    path: '/users/{id}/logout-all',
    summary: 'Cerrar todas las sesiones de una cuenta; de la propia, todas menos esta',
    access: ['ADMIN'],
    params: z.object({ id }),
  },
  mailPasswordReset: {
    method: 'POST',
    path: '/users/{id}/forgot-password',
    summary: 'Enviar a una persona, por correo, un enlace para poner otra contraseña: una hora, un solo uso',
    access: ['ADMIN'],
    params: z.object({ id }),
    perMinute: 30,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Eliminar una cuenta: se borran sus datos personales, quedan sus obras publicadas',
    access: ['ADMIN'],
    params: z.object({ id }),
  },
});
