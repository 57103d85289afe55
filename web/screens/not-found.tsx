import { useLocation } from 'react-router';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { WayBack } from './way-back.tsx';
import { wordsOfAddress } from './words-of-address.ts';

export const title = 'common.notFound.title' satisfies MessageKey;

/** No screen has this address, or the screen has nothing at it. */
export function Screen() {
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
