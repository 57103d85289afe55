/** What keys of the API open besides what anybody reads. Without zod, and without the calls: screens ask for these. */
import type { Role } from './vocabulary.ts';

export const keyAreas = ['obras', 'revisiones', 'edicion', 'administracion'] as const;
export type KeyArea = (typeof keyAreas)[number];
export type KeyVerb = 'leer' | 'escribir';
/** 'obras:leer'. Who writes reads. */
export type KeyScope = `${KeyArea}:${KeyVerb}`;
export const keyScopes: readonly KeyScope[] = keyAreas.flatMap((area) => [`${area}:leer`, `${area}:escribir`] as const);

/** With which of its person's roles a key acts in an area: in no other with more. */
export const areaRoles: Readonly<Record<KeyArea, readonly Role[]>> = {
  obras: ['LECTOR', 'AUTOR'],
  revisiones: ['LECTOR', 'REVISOR'],
  edicion: ['LECTOR', 'EDITOR', 'ADMIN'],
  administracion: ['LECTOR', 'ADMIN'],
};

/** Whether a key with these scopes may do that in an area. */
export const keyHolds = (held: readonly KeyScope[], area: KeyArea, verb: KeyVerb): boolean =>
  held.includes(`${area}:escribir`) || (verb === 'leer' && held.includes(`${area}:leer`));

/** Days after which a key may be made to end. */
export const keyDays = [30, 90, 365] as const;
/** Days without a use after which one is asked whether a key is still needed. */
export const idleKeyDays = 180;
