/** The letters as they come, one for each decision that authors are told of and each language. */

import type { Letter } from '#contract/entities/decision.ts';
import type { LetterKind } from '#contract/letters.ts';
import type { Language } from '#contract/vocabulary.ts';
import { chosenInSettings } from './small-print.ts';
import type { StandardMail } from './standard-mail.ts';

type Words = Omit<Letter, 'idioma'>;

/** What fills a letter's places where there is no name and no review to fill them with. */
export const letterFillings: Record<Language, { team: string; noReviews: string }> = {
  es: { team: 'El equipo editorial', noReviews: 'Con esta carta no va ninguna revisión.' },
  en: { team: 'The editorial team', noReviews: 'No review goes with this letter.' },
};

/** What comes after an approval: its author publishes, or production begins. */
export const afterApproval: Record<Language, { publishing: string; production: string }> = {
  es: {
    publishing: 'Quien figura como autor principal puede publicarla cuando quiera, desde su página.',
    production:
      'Antes de publicarse pasa por la corrección del texto y las pruebas, que quienes la firman verán en su página.',
  },
  en: {
    publishing: 'Its main author can publish it at any time, from its page.',
    production:
      'Before it is published its text is copy-edited and proofs are made, which its authors will find on its page.',
  },
};

/** What stands round a letter in the mail that carries it. */
export const roundLetters: Record<Language, Pick<StandardMail, 'boton' | 'pie'>> = {
  es: {
    boton: 'Abrir la obra',
    pie: `{Recibes este correo porque firmas|Recibe este correo porque firma} esta obra.\n${chosenInSettings.es}`,
  },
  en: {
    boton: 'Open the work',
    pie: `You receive this mail because you are an author of this work.\n${chosenInSettings.en}`,
  },
};

const farewell = { es: 'Un saludo cordial,\n{editor}\n{revista}', en: 'With kind regards,\n{editor}\n{revista}' };

export const standardLetters: Readonly<Record<LetterKind, Record<Language, Words>>> = {
  APROBAR: {
    es: {
      asunto: '{Tu|Su} obra «{titulo}» ha sido aprobada',
      cuerpo: `{autores}:

Nos alegra {decirte|decirle} que «{titulo}» ha sido aprobada para publicarse en {revista}. {siguiente}

Esto es lo que dijeron quienes la revisaron:

{revisiones}

Gracias por confiarnos {tu|su} trabajo.

${farewell.es}`,
    },
    en: {
      asunto: 'Your work “{titulo}” has been approved',
      cuerpo: `Dear {autores},

We are glad to tell you that “{titulo}” has been approved for publication in {revista}. {siguiente}

This is what its reviewers said:

{revisiones}

Thank you for trusting us with your work.

${farewell.en}`,
    },
  },
  SOLICITAR_CAMBIOS: {
    es: {
      asunto: '{Te|Le} piden cambios en «{titulo}»',
      cuerpo: `{autores}:

Hemos leído «{titulo}» y las revisiones de la ronda {ronda}. Creemos que puede llegar a publicarse, y para ello {te|le} pedimos algunos cambios.

{Cuando los tengas, prepara una nueva versión desde la página de la obra, y responde en ella a cada revisión. Te|Cuando los tenga, prepare una nueva versión desde la página de la obra, y responda en ella a cada revisión. Le} agradeceremos recibirla a más tardar el {plazo}.

Esto es lo que dicen las revisiones:

{revisiones}

${farewell.es}`,
    },
    en: {
      asunto: 'Changes requested to “{titulo}”',
      cuerpo: `Dear {autores},

We have read “{titulo}” and the reviews of round {ronda}. We believe that it can be published, and ask you for some changes first.

Once they are made, please prepare a new version from the page of the work, and answer each review there. We would be grateful to have it by {plazo}.

This is what the reviews say:

{revisiones}

${farewell.en}`,
    },
  },
  RECHAZAR: {
    es: {
      asunto: 'Sobre {tu|su} obra «{titulo}»',
      cuerpo: `{autores}:

Gracias por enviar «{titulo}» a {revista}. Después de leerla junto a sus revisiones, hemos decidido no publicarla.

{motivo}

Confiamos en que las revisiones {te|le} sirvan para seguir con el trabajo:

{revisiones}

${farewell.es}`,
    },
    en: {
      asunto: 'About your work “{titulo}”',
      cuerpo: `Dear {autores},

Thank you for sending “{titulo}” to {revista}. Having read it together with its reviews, we have decided not to publish it.

{motivo}

We hope that the reviews help you to go on with the work:

{revisiones}

${farewell.en}`,
    },
  },
  RECHAZAR_SIN_REVISION: {
    es: {
      asunto: 'Sobre {tu|su} obra «{titulo}»',
      cuerpo: `{autores}:

Gracias por enviar «{titulo}» a {revista}. La hemos leído con atención y hemos decidido no publicarla.

{motivo}

{Te lo decimos pronto para que puedas|Se lo decimos pronto para que pueda} buscarle otro lugar sin perder tiempo.

${farewell.es}`,
    },
    en: {
      asunto: 'About your work “{titulo}”',
      cuerpo: `Dear {autores},

Thank you for sending “{titulo}” to {revista}. We have read it with care, and have decided not to publish it.

{motivo}

We tell you early, so that you can look for another place for it without losing time.

${farewell.en}`,
    },
  },
  DEVOLVER_A_AUTORES: {
    es: {
      asunto: '{Tu|Su} obra «{titulo}» necesita un arreglo antes de seguir',
      cuerpo: `{autores}:

Gracias por enviar «{titulo}» a {revista}. Antes de que siga en revisión hay que arreglar una cuestión de forma:

{motivo}

No es una decisión sobre la obra. {Prepara la versión corregida desde su página y vuelve a enviarla: seguirá donde estaba, en la misma ronda. Te|Prepare la versión corregida desde la página de la obra y vuelva a enviarla: seguirá donde estaba, en la misma ronda. Le} agradeceremos recibirla a más tardar el {plazo}.

${farewell.es}`,
    },
    en: {
      asunto: 'Your work “{titulo}” needs a correction before it goes on',
      cuerpo: `Dear {autores},

Thank you for sending “{titulo}” to {revista}. Before its review goes on, a formal matter needs correcting:

{motivo}

This is no decision on the work. Please prepare the corrected version from its page and send it again: it will go on where it was, in the same round. We would be grateful to have it by {plazo}.

${farewell.en}`,
    },
  },
  REVOCAR_DECISION: {
    es: {
      asunto: 'Corrección: {tu|su} obra «{titulo}» vuelve a revisión',
      cuerpo: `{autores}:

Hace poco {te|le} escribimos con una decisión sobre «{titulo}». Esa decisión queda sin efecto: fue un error nuestro, y lo sentimos.

{motivo}

La obra está de nuevo en revisión, en la misma ronda, y {te escribiremos con la nueva decisión. No tienes|le escribiremos con la nueva decisión. No tiene} que hacer nada.

${farewell.es}`,
    },
    en: {
      asunto: 'Correction: your work “{titulo}” is in review again',
      cuerpo: `Dear {autores},

A short time ago we wrote to you with a decision on “{titulo}”. That decision no longer holds: the mistake was ours, and we are sorry.

{motivo}

The work is in review again, in the same round, and we will write to you with the new decision. There is nothing you need to do.

${farewell.en}`,
    },
  },
  RETRACTAR: {
    es: {
      asunto: 'Retractación de «{titulo}»',
      cuerpo: `{autores}:

«{titulo}» ha sido retractada. Su página se conserva, marcada como retractada y con el motivo a la vista de todos:

{motivo}

${farewell.es}`,
    },
    en: {
      asunto: 'Retraction of “{titulo}”',
      cuerpo: `Dear {autores},

“{titulo}” has been retracted. Its page stays, marked as retracted and with the reason for everybody to read:

{motivo}

${farewell.en}`,
    },
  },
};
