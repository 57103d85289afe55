import { useOnline } from '#web/data/use-online.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CatalogueFailure } from './catalogue-query.ts';

type Props = { failure: CatalogueFailure; hasExamples: boolean; className?: string };

/** Says that the catalogue could not be asked, whether examples stand in its place, and that it will be asked again. */
export function FailureNotice({ failure, hasExamples, className }: Props) {
  const t = useMessages();
  const isOnline = useOnline();
  return (
    <Notice
      live
      tone="warning"
      className={className}
      title={t(isOnline ? 'catalogue.failure' : 'catalogue.offline')}
      action={
        <Button size="small" busy={failure.isAsking} onClick={failure.again}>
          {t('common.retry')}
        </Button>
      }
    >
      {hasExamples && <p>{t('catalogue.examples')}</p>}
      <p>{t(isOnline ? 'catalogue.failure.again' : 'catalogue.offline.again')}</p>
    </Notice>
  );
}
