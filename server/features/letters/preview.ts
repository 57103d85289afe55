import type { Letter } from '#contract/entities/decision.ts';
import { fillPlaces, type LetterLanguage, type LetterPlace } from '#contract/letters.ts';
import type { WrittenMail } from '#server/features/mail/frame.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Services } from '#server/services.ts';
import { checkPlaces } from './check-places.ts';
import { letterMail } from './write-mail.ts';

const sample: Record<LetterLanguage, Record<Exclude<LetterPlace, 'revista' | 'enlace'>, string>> = {
  es: {
    titulo: 'Nieblas que riegan',
    autores: 'Yanet Huamán, Luis Cano',
    editor: 'Elena Ferrer',
    ronda: '1',
    plazo: '12 de mayo de 2026',
    revisiones: 'Revisor 1\nUn trabajo claro y útil. Convendría decir cuánto dura cada malla.',
    motivo: 'El trabajo queda fuera del ámbito de la revista.',
  },
  en: {
    titulo: 'Fog that waters',
    autores: 'Yanet Huamán, Luis Cano',
    editor: 'Elena Ferrer',
    ronda: '1',
    plazo: 'May 12, 2026',
    revisiones: 'Reviewer 1\nClear and useful. It would help to say how long each mesh lasts.',
    motivo: 'The work is outside the scope of the journal.',
  },
};

/** A template as a mail, filled with an example. Throws `marca_desconocida`. */
export function previewTemplate({ env, settings }: Services, { idioma, asunto, cuerpo }: Letter): WrittenMail {
  checkPlaces({ asunto, cuerpo });
  const enlace = publicAddress(env, '/dashboard');
  const values = { ...sample[idioma], revista: settings.get().nombre, enlace };
  return letterMail({ idioma, asunto: fillPlaces(asunto, values), cuerpo: fillPlaces(cuerpo, values) }, enlace);
}
