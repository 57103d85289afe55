import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isProblem, messageOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { WayBack } from './way-back.tsx';

/** In a screen's place when it could not be loaded or drawn; what is around it stays. */
export function ScreenError() {
  const t = useMessages();
  const error = useRouteError();
  if (!isRouteErrorResponse(error))
    return <WayBack title={t('common.error.title')} text={messageOf(error, t('common.error.text'))} retry />;
  if (error.status === 404) return <WayBack title={t('common.notFound.title')} text={t('common.notFound.text')} />;
  const said = isProblem(error.data) ? error.data.message : undefined;
  return <WayBack title={t('common.error.title')} text={said ?? t('common.error.text')} retry />;
}
