import type { Notification } from '#contract/entities/notification.ts';

/**
 * Whether a notification is about publications: by its type, or because it mentions one (spec 000 §2.3). Which one it
 * mentions is a field of its own; its words are in any language.
 */
export const isAboutPublications = ({ tipo, publicacionId }: Pick<Notification, 'tipo' | 'publicacionId'>) =>
  tipo === 'PUBLICACION' || publicacionId !== null;
