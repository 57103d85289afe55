import type { ReactElement } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';

/** In place of works on a page after the last one: how many pages there are, and the way to the first. */
export function BeyondLast({ totalPages, first }: { totalPages: number; first: string }) {
  const t = useMessages();
  return (
    <Empty title={t('catalogue.beyond.title')} text={t('catalogue.beyond.text', { total: totalPages })}>
      <Link to={first}>{t('catalogue.beyond.first')}</Link>
    </Empty>
  );
}

/** Where works would stand: that none do, and the way on. */
export function Empty({ title, text, children }: { title: string; text: string; children: ReactElement }) {
  return (
    <div className="my-8 flex flex-col items-center gap-3 border-y border-line py-14 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted">{text}</p>
      <Button asChild>{children}</Button>
    </div>
  );
}
