import { type LetterTemplateKind, missingPlaces, unknownPlaces } from '#contract/letter-templates.ts';
import { inBraces, letterPlaces } from '#contract/letters.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** '{titulo} {autores} …', as they are typed. */
export const placesInWords = inBraces(letterPlaces);

/** Says what is wrong with a text that a letter or mail is made of, or that nothing is. */
export function usePlacesCheck(
  clave: LetterTemplateKind,
): (part: 'asunto' | 'cuerpo') => (text: string) => true | string {
  const t = useMessages();
  return (part) => (text) => {
    if (text.trim() === '') return t('decisions.letter.required');
    const unknown = unknownPlaces(clave, part, text);
    if (unknown.length > 0) return t('decisions.letter.unknown', { places: inBraces(unknown, ', ') });
    const missing = missingPlaces(clave, part, text);
    return missing.length === 0 || t('letters.missing', { places: inBraces(missing, ', ') });
  };
}
