import { expect, it } from 'vitest';
import { fillSentence } from './fill-sentence.ts';

it('a sentence counts days in words', () => {
  expect(fillSentence('desde hace {dias}', { dias: 9 }, 'es')).toBe('desde hace 9 días');
  expect(fillSentence('for {dias}', { dias: 1 }, 'en')).toBe('for 1 day');
});

it('a sentence says whether a deadline is over', () => {
  const plazo = '2031-03-13T22:00:00.000Z';
  expect(fillSentence('{termina} el {plazo}', { termina: 'terminó', plazo }, 'es')).toBe(
    'terminó el 13 de marzo de 2031',
  );
  expect(fillSentence('{termina} {plazo}', { termina: 'termina', plazo }, 'en')).toBe('is March 13, 2031');
});

it('a code that nobody knows, and a word that names something of the language, is said as it is', () => {
  for (const rol of ['DUENDE', 'constructor', '__proto__', '']) expect(fillSentence('{rol}', { rol }, 'en')).toBe(rol);
});

it('what stands in brackets is said where the event says what it names, and brackets that people wrote stay', () => {
  const sentence = 'Con {rol}[; pidió {solicitado}].';
  expect(fillSentence(sentence, { rol: 'LECTOR', solicitado: 'REVISOR' }, 'es')).toBe('Con Lector; pidió Revisor.');
  expect(fillSentence(sentence, { rol: '[{rol}]', solicitado: null }, 'es')).toBe('Con [{rol}].');
  expect(fillSentence(sentence, { rol: 'AUTOR' }, 'es')).toBe('Con Autor.');
});

it('a moment on the clocks of a zone is said in words, with its zone', () => {
  const momento = '2099-05-01 09:00 (Europe/Madrid)';
  expect(fillSentence('{momento}', { momento }, 'es')).toBe('1 de mayo de 2099 a las 9:00 (Europe/Madrid)');
  expect(fillSentence('{momento}', { momento }, 'en')).toBe('May 1, 2099 at 9:00 AM (Europe/Madrid)');
});

it('what the event does not say leaves nothing', () => {
  expect(fillSentence('Motivo: {motivo}.', { motivo: null }, 'es')).toBe('Motivo: .');
});
