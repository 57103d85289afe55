/** The page where a mailed link leads that ends a kind of mails; a mail program may post to it instead (RFC 8058). */
export const unsubscribePath = '/notificaciones/baja';
