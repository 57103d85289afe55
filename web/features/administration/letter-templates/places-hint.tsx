import { type LetterTemplateKind, placesOf } from '#contract/letter-templates.ts';
import { inBraces } from '#contract/letters.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** Which places the text of a template may have, which it must, and which take their paragraph away when they are empty. */
export function PlacesHint({ clave }: { clave: LetterTemplateKind }) {
  const t = useMessages();
  const { cuerpo, required, sometimes } = placesOf(clave);
  return (
    <>
      <span className="block">{t('letters.places', { places: inBraces(cuerpo) })}</span>
      {required.length > 0 && (
        <span className="block">{t('letters.places.required', { places: inBraces(required) })}</span>
      )}
      {sometimes.length > 0 && (
        <span className="block">{t('letters.places.sometimes', { places: inBraces(sometimes, ', ') })}</span>
      )}
      <span className="block">{t('letters.buttons')}</span>
    </>
  );
}
