/**
 * What the API's document says besides the contract's own words (`contract/calls`, `contract/entities`). Like those it is in
 * Spanish alone: it is read beside paths and fields that are Spanish (decision 316).
 */
import { keyPrefix } from '#contract/api-keys.ts';
import type { KeyScope } from '#contract/key-scopes.ts';
import type { Role } from '#contract/vocabulary.ts';

export const apiWords = {
  api:
    'La interfaz de Pliego. Las respuestas de error son documentos RFC 9457 con un campo `message` en español, ' +
    'un `code` estable y, si procede, `errors` por campo.',
  /** Around the document, in the language of who reads. */
  page: {
    es: { catalogue: 'Ir al catálogo', guide: 'API pública: cómo se usa', file: 'El documento OpenAPI' },
    en: { catalogue: 'Go to the catalogue', guide: 'Public API: how it is used', file: 'The OpenAPI document' },
  },
  /** What the library's style sheet writes. */
  marks: {
    es: { required: 'obligatorio', loading: 'Cargando…' },
    en: { required: 'required', loading: 'Loading…' },
  },
  session: 'El token de una sesión',
  key: `Una clave de la API, \`${keyPrefix}…\`: lee lo público con un límite más alto, y hace en nombre de su dueño lo que abren sus ámbitos`,
  problem: 'Un documento RFC 9457',
  done: 'Hecho',
  noAnswer: 'Hecho; sin cuerpo',
  file: 'Un archivo adjunto; `Content-Type` dice de qué tipo y `Content-Disposition` su nombre',
  onlyFor: (roles: readonly Role[]) => `Para ${roles.join(', ')}.`,
  scopes: (scopes: readonly KeyScope[]) => `Con una clave: \`${scopes.join('` o `')}\`.`,
  noKey: 'Con ninguna clave.',
  stream: {
    summary: 'Avisos en vivo (server-sent events)',
    description:
      'Sigue donde se quedó quien envía `Last-Event-ID`; quien perdió demasiado recibe `todo`. Termina cuando caduca el token o se cierra la sesión.',
    lastEventId: 'El último `id` recibido',
    pageAge:
      'Milisegundos desde que se pidió lo que se muestra, 60 000 como mucho: empieza con lo ocurrido desde entonces',
    events: 'Eventos sin fin: un `id`, donde se puede seguir desde él, y en `data` este JSON',
  },
};
