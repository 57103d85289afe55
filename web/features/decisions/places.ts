import { letterPlaces, unknownPlaces } from '#contract/letters.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** '{titulo} {autores} …', as they are typed. */
export const placesInWords = letterPlaces.map((name) => `{${name}}`).join(' ');

/** Says what is wrong with a text that a letter is made of, or that nothing is. */
export function usePlacesCheck(): (text: string) => true | string {
  const t = useMessages();
  return (text) => {
    if (text.trim() === '') return t('decisions.letter.required');
    const unknown = unknownPlaces(text);
    return (
      unknown.length === 0 || t('decisions.letter.unknown', { places: unknown.map((name) => `{${name}}`).join(', ') })
    );
  };
}
