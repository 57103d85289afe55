import type { Notification } from '#contract/entities/notification.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a notification is about publications: by its type, or because it mentions one (spec 000 §2.3). */
export const isAboutPublications = ({ tipo, titulo, mensaje }: Pick<Notification, 'tipo' | 'titulo' | 'mensaje'>) =>
  tipo === 'PUBLICACION' || plain(`${titulo} ${mensaje}`).includes('publicacion');
