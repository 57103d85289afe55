import { useRouteError } from 'react-router';
import { useOnline } from '#web/data/use-online.ts';
import { BrandLink } from '#web/features/site/brand.tsx';
import { mainId } from '#web/layouts/main-id.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { failureOf } from './failure-of.ts';
import { MissingPage } from './missing-page.tsx';
import { AskAgain, LoadAgain } from './try-again.tsx';
import { WayBack } from './way-back.tsx';

/** In a screen's place when it could not be loaded or drawn; what is around it stays. */
export function ScreenError() {
  const t = useMessages();
  const failure = failureOf(useRouteError());
  const online = useOnline();
  if (failure.kind === 'missing') return <MissingPage />;
  const again = failure.kind === 'refused' ? <AskAgain /> : <LoadAgain />;
  if (!online && failure.kind !== 'crashed')
    return (
      <WayBack title={t('common.offline.title')} text={t('common.offline.text')}>
        {again}
      </WayBack>
    );
  if (failure.kind === 'unloaded')
    return (
      <WayBack title={t('common.unloaded.title')} text={t('common.unloaded.text')}>
        {again}
      </WayBack>
    );
  const said = failure.kind === 'refused' ? failure.message : undefined;
  return (
    <WayBack title={t('common.error.title')} text={said ?? t('common.error.text')}>
      {again}
    </WayBack>
  );
}

/** In the whole page's place, when what stands around screens is itself what failed. */
export function PageError() {
  return (
    <>
      <header className="page py-4">
        <BrandLink />
      </header>
      <main id={mainId} tabIndex={-1}>
        <ScreenError />
      </main>
    </>
  );
}
