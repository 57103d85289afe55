import { useMessages } from '#web/messages/use-messages.ts';
import { WayBack } from './way-back.tsx';

/** Logged in, without the role that the screen asks for. */
export function Forbidden() {
  const t = useMessages();
  return <WayBack title={t('common.forbidden.title')} text={t('common.forbidden.text')} />;
}
