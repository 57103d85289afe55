/** What can be wrong with a notification of COAR Notify that comes in, and with whom it comes from. */
export const notifyFaults = {
  buzon_sin_uso: {
    es: 'Elige qué se le anuncia, o que se reciba lo que anuncia.',
    en: 'Choose what is announced to it, or that what it announces is taken.',
  },
  otro_contexto: {
    es: 'Tiene que decir https://www.w3.org/ns/activitystreams y https://coar-notify.net.',
    en: 'This has to name https://www.w3.org/ns/activitystreams and https://coar-notify.net.',
  },
  de_ninguna_obra: { es: 'No es de ninguna obra publicada aquí.', en: 'This is of no work that is published here.' },
  no_se_recibio: { es: 'No es nada que se haya recibido.', en: 'This is nothing that was received.' },
  no_se_anuncio: { es: 'No es nada que se te haya anunciado.', en: 'This is nothing that was announced to you.' },
} as const;
