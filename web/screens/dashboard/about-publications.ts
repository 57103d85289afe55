import type { Notification } from '#contract/entities/notification.ts';
import { folded } from '#contract/text.ts';

/** Whether a notification is about publications: by its type, or because it mentions one (spec 000 §2.3). */
export const isAboutPublications = ({ tipo, titulo, mensaje }: Pick<Notification, 'tipo' | 'titulo' | 'mensaje'>) =>
  tipo === 'PUBLICACION' || folded(`${titulo} ${mensaje}`).includes('publicacion');
