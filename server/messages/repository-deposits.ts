/** What came of a deposit that somebody asked for, in both languages. */
import type { StandardMails } from './standard-mail.ts';

const asked = {
  es: '{Te|Le} escribimos porque {pediste|pidió} este depósito.',
  en: 'We write because you asked for this deposit.',
};

export const depositedMail: StandardMails = {
  es: {
    asunto: '«{titulo}» ya está en {repositorio}',
    cuerpo: `Hola, {nombre}:

El depósito que {pediste|pidió} se ha completado: quienes visitan {repositorio} encuentran allí «{titulo}».

Está en esta dirección: {direccion}`,
    boton: 'Abrir la obra',
    pie: asked.es,
  },
  en: {
    asunto: '“{titulo}” is in {repositorio} now',
    cuerpo: `Hello, {nombre}:

The deposit that you asked for is complete: whoever reads {repositorio} finds “{titulo}” there.

It is at this address: {direccion}`,
    boton: 'Open the work',
    pie: asked.en,
  },
};

export const depositFailedMail: StandardMails = {
  es: {
    asunto: '«{titulo}» no ha llegado a {repositorio}',
    cuerpo: `Hola, {nombre}:

El depósito de «{titulo}» en {repositorio} no ha salido adelante, y no volveremos a intentarlo por nuestra cuenta. En la página de la obra {puedes|puede} ver qué ocurrió y pedirlo de nuevo.

Esto respondió el repositorio: {respuesta}`,
    boton: 'Abrir la obra',
    pie: asked.es,
  },
  en: {
    asunto: '“{titulo}” has not got to {repositorio}',
    cuerpo: `Hello, {nombre}:

The deposit of “{titulo}” in {repositorio} came to nothing, and we shall not try again by ourselves. The page of the work says what happened, and there you can ask for it anew.

The repository answered: {respuesta}`,
    boton: 'Open the work',
    pie: asked.en,
  },
};
