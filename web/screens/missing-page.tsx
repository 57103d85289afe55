import { useLocation } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { WayBack } from './way-back.tsx';
import { wordsOfAddress } from './words-of-address.ts';

/** Nothing is at this address: neither a screen, nor what the screen would show. */
export function MissingPage() {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <WayBack
      label={t('common.notFound.code')}
      title={t('common.notFound.title')}
      text={t('common.notFound.text')}
      words={wordsOfAddress(pathname)}
    />
  );
}
