/** What the live stream's ends agree on besides its events' schema: the browser has these before any schema is there. */

/** Below `/api`, as the spec writes it (001 §7). Not a call: it is never answered, it goes on. */
export const streamPath = '/notifications/stream';

/**
 * Milliseconds at most since a reader who begins asked for what they show: they hear what happened since. Of longer ago nobody says
 * so, and asks for everything again.
 */
export const pageAgeHeader = 'page-age';
export const longestPageAgeMs = 60_000;

/**
 * What changed: a work, its reviews, what their reviewers discuss, its editorial desk, an account, the platform, the person’s own notifications.
 * `listo` opens the stream; `todo` says that more happened than is told, and everything has to be asked again; `prueba`
 * is sent on request.
 */
export const liveScopes = [
  'listo',
  'publicacion',
  'revision',
  'discusion',
  'edicion',
  'cuenta',
  'plataforma',
  'notificaciones',
  'todo',
  'prueba',
] as const;
export type LiveScope = (typeof liveScopes)[number];
