import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { WayBack } from './way-back.tsx';

export const title = 'common.notFound.title' satisfies MessageKey;

/** No screen has this address. */
export function Screen() {
  const t = useMessages();
  return <WayBack title={t('common.notFound.title')} text={t('common.notFound.text')} />;
}
