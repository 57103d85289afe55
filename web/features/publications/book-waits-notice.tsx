import type { Publication } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** To the authors of a chapter that is a draft: its book was sent and waits for it; by which act of the page, to whose it is. */
export function BookWaitsNotice({ work }: { work: Publication }) {
  const t = useMessages();
  if (!work.libroEnviado) return null;
  const maySend = work.acciones.includes('ENVIAR_A_REVISION');
  return (
    <Notice tone="warning" title={t('author.book.waits')}>
      {t(maySend ? 'author.book.waits.text' : 'author.book.waits.others', { title: work.libroEnviado.titulo })}
    </Notice>
  );
}
