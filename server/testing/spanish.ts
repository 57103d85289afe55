/** Looks for Spanish in what English readers are told. */

const letters = /[áéíóúüñ¡¿«»]/i;
/** Words that hardly a Spanish sentence does without, and that are none in English. */
const common = /(?<![\p{L}{])(el|la|los|las|un|una|de|del|que|en|por|para|con|se|su|tu|ya|es|al|lo)(?![\p{L}}])/iu;

/** The first sign that a text, but for its `{places}`, is Spanish; undefined where there is none. */
export const spanishIn = (text: string): string | undefined => (letters.exec(text) ?? common.exec(text))?.[0];
