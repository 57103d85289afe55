/** Pages in the place of one that could not be had (server/features/public-pages/failure-page.ts). */
import type { Language } from '#contract/vocabulary.ts';

interface Words {
  title: string;
  text: string;
}

/** What went wrong. */
export const failureKinds: Record<'failed' | 'notReady' | 'missing' | 'refused', Record<Language, Words>> = {
  failed: {
    es: {
      title: 'Algo salió mal',
      text: 'Fue un fallo nuestro, no tuyo, y ya quedó registrado. Vuelve a intentarlo en un momento.',
    },
    en: {
      title: 'Something went wrong',
      text: 'It was our fault, not yours, and we have a record of it. Try again in a moment.',
    },
  },
  notReady: {
    es: {
      title: 'Volvemos enseguida',
      text: 'Estamos arrancando o en mantenimiento, y nada de lo tuyo se ha perdido. Esta página lo intenta de nuevo cada diez segundos.',
    },
    en: {
      title: 'Back in a moment',
      text: 'We are starting or under maintenance, and nothing of yours is lost. This page tries again every ten seconds.',
    },
  },
  missing: {
    es: {
      title: 'Aquí no hay nada',
      text: 'Puede que la dirección haya cambiado o que nunca existiera. Quizá lo que buscas esté en el catálogo.',
    },
    en: {
      title: 'There is nothing here',
      text: 'The address may have changed, or never existed. What you are looking for may be in the catalogue.',
    },
  },
  refused: {
    es: { title: 'No puedes abrir esto', text: '' },
    en: { title: 'You cannot open this', text: '' },
  },
};

/** What is around it. */
export const failureTexts = {
  es: {
    retry: 'Reintentar',
    login: 'Iniciar sesión',
    search: 'Buscar en el catálogo',
    submit: 'Buscar',
    home: 'Ir al catálogo',
    reference: 'Si escribes a administración, menciona esta referencia:',
  },
  en: {
    retry: 'Try again',
    login: 'Log in',
    search: 'Search the catalogue',
    submit: 'Search',
    home: 'Go to the catalogue',
    reference: 'If you write to the administrators, mention this reference:',
  },
} as const satisfies Record<Language, Record<string, string>>;
