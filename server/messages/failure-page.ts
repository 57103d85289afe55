/** The page in the place of one that could not be rendered (server/features/public-pages/failure-page.ts). */
export const failureTexts = {
  es: {
    title: 'Algo salió mal',
    text: 'Fue un fallo nuestro, no tuyo, y ya quedó registrado. Vuelve a intentarlo en un momento.',
    retry: 'Reintentar',
    search: 'Buscar en el catálogo',
    submit: 'Buscar',
    home: 'Ir al catálogo',
    reference: 'Si escribes a administración, menciona esta referencia:',
  },
  en: {
    title: 'Something went wrong',
    text: 'It was our fault, not yours, and we have a record of it. Try again in a moment.',
    retry: 'Try again',
    search: 'Search the catalogue',
    submit: 'Search',
    home: 'Go to the catalogue',
    reference: 'If you write to the administrators, mention this reference:',
  },
} as const;
