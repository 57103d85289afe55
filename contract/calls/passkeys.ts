import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { passkeyAnswerSchema, passkeyName, passkeyPurposes } from '../entities/passkeys.ts';
import { proofSchema, recoveryCodesSchema } from '../entities/second-factor.ts';
import { sessionSchema } from '../entities/user.ts';

/** Passkeys: asked for, made, named, removed; they are listed with the second step (`getSecondFactor`). */
export const passkeyCalls = defineCalls({
  askPasskey: {
    method: 'POST',
    path: '/auth/passkeys/ask',
    summary:
      'Pedir una llave de acceso al navegador: las opciones de WebAuthn, que sirven una vez durante cinco minutos. Deja en el navegador una cookie de unos minutos',
    access: 'anyone',
    body: z.object({
      para: z.enum(passkeyPurposes),
      /** Of the refusal `segundo_paso`, for `PASO`. */
      desafio: z.string().min(1).max(100).optional(),
      /** For `ALTA`: by the second step that the account has, by its password where it has none. */
      prueba: proofSchema.optional(),
    }),
    /** As JSON, for `PublicKeyCredential.parseRequestOptionsFromJSON` or, for `ALTA`, `parseCreationOptionsFromJSON`. */
    answer: z.object({ opciones: z.string() }),
    perMinute: 30,
    perMinuteForClass: 200,
    enrols: true,
  },
  logInByPasskey: {
    method: 'POST',
    path: '/auth/passkeys/login',
    summary: 'Entrar con una llave de acceso, sin contraseña ni segundo paso',
    access: 'anyone',
    body: passkeyAnswerSchema,
    answer: sessionSchema,
    sessionless: true,
    perMinute: 30,
    perMinuteForClass: 200,
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/passkeys',
    summary:
      'Añadir una llave de acceso a mi cuenta; si es mi primer segundo paso, da los códigos de recuperación, que solo se muestran esta vez',
    access: 'person',
    body: passkeyAnswerSchema,
    answer: recoveryCodesSchema,
    perMinute: 20,
    enrols: true,
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/auth/passkeys/{id}',
    summary: 'Cambiar el nombre de una llave de acceso',
    access: 'person',
    params: z.object({ id }),
    body: z.object({ nombre: passkeyName }),
  },
  removePasskey: {
    method: 'POST',
    path: '/auth/passkeys/{id}/remove',
    summary: 'Quitar una llave de acceso de mi cuenta, con un código o con una llave',
    access: 'person',
    params: z.object({ id }),
    body: proofSchema,
    perMinute: 20,
  },
});
