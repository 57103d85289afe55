import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  factorEndSchema,
  factorProofSchema,
  factorToSetUpSchema,
  firstCodeSchema,
  proofSchema,
  recoveryCodesSchema,
  secondFactorFiguresSchema,
  secondFactorSchema,
  secondStepSchema,
} from '../entities/second-factor.ts';
import { sessionSchema } from '../entities/user.ts';

/** The second step of a sign-in: taken, set up, ended, and what administrators know and do of it. */
export const secondFactorCalls = defineCalls({
  secondStep: {
    method: 'POST',
    path: '/auth/login/second-step',
    summary:
      'Terminar de entrar con un código o una llave de acceso, tras el rechazo `segundo_paso` y con su `desafio`',
    access: 'anyone',
    body: secondStepSchema,
    answer: sessionSchema,
    sessionless: true,
    perMinute: 30,
    perMinuteForClass: 200,
  },
  proveSession: {
    method: 'POST',
    path: '/auth/prove',
    summary:
      'Demostrar otra vez quién soy, con la contraseña, un código o una llave de acceso, antes de un acto delicado',
    access: 'person',
    body: proofSchema,
    perMinute: 20,
  },
  getSecondFactor: {
    method: 'GET',
    path: '/users/second-factor',
    summary: 'Mi segundo paso: desde cuándo lo tengo, mis llaves de acceso y cuántos códigos de recuperación me quedan',
    access: 'person',
    answer: secondFactorSchema,
    enrols: true,
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/users/second-factor/begin',
    summary: 'Empezar a activar el segundo paso: el secreto y su código QR, que solo se muestran esta vez',
    access: 'person',
    body: proofSchema,
    answer: factorToSetUpSchema,
    perMinute: 20,
    enrols: true,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/users/second-factor/confirm',
    summary:
      'Activar el segundo paso con un primer código; da los códigos de recuperación, que solo se muestran esta vez',
    access: 'person',
    body: firstCodeSchema,
    answer: recoveryCodesSchema,
    perMinute: 20,
    enrols: true,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/users/second-factor/codes',
    summary: 'Recibir otros códigos de recuperación: los anteriores dejan de servir',
    access: 'person',
    body: factorProofSchema,
    answer: recoveryCodesSchema,
    perMinute: 20,
  },
  endSecondFactor: {
    method: 'POST',
    path: '/users/second-factor/end',
    summary: 'Desactivar mi segundo paso, con la contraseña y un código',
    access: 'person',
    body: factorEndSchema,
    perMinute: 20,
  },
  resetSecondFactor: {
    method: 'DELETE',
    path: '/users/{id}/second-factor',
    summary: 'Quitar el segundo paso a quien perdió el teléfono y los códigos; se le dice por correo',
    access: ['ADMIN'],
    params: z.object({ id }),
    proven: true,
  },
  secondFactorFigures: {
    method: 'GET',
    path: '/settings/second-factor',
    summary: 'Cuántas cuentas de cada rol tienen segundo paso',
    access: ['ADMIN'],
    answer: secondFactorFiguresSchema,
  },
});
