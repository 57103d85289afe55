import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { AuthorshipRequest } from '#contract/entities/byline.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useAccept } from '#web/features/publications/byline/use-accept.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

const stale = ['myAuthorshipRequests', 'getPublication', 'editorialDesk'] as const;

/** One work that one is asked to sign: what one would sign, and the answer. A no is asked once more, since it is for good. */
export function AuthorshipRequestItem({ request }: { request: AuthorshipRequest }) {
  const t = useMessages();
  const { day } = useFormats();
  const [asking, setAsking] = useState(false);
  const { publicacionId, titulo, tipo, resumen, autor, fecha } = request;
  const params = { id: publicacionId };
  const accept = useAccept(
    (client) => client.acceptAuthorship({ params }),
    (id) => `/publications/${id}`,
  );
  const refuse = useAct('refuseAuthorship', stale);
  const failed = (error: Error) => toast.error(failureText(t('byline.requests.answer.failed'), error));
  const sendNo = () =>
    refuse.mutate(
      { params },
      {
        onSuccess: () => toast.success(t('byline.requests.no.done')),
        onError: failed,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <li className="py-6">
      <p className="text-sm text-muted">
        {t(`work.tipo.${tipo}`)} · {t('byline.requests.asked', { day: day(fecha) })}
      </p>
      <h3 className="mt-1 text-lg break-words">{titulo}</h3>
      <p className="mt-1 break-words">{autor ?? t('byline.requests.hidden')}</p>
      {resumen && <p className="mt-3 font-serif break-words whitespace-pre-line">{resumen}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          busy={accept.isPending}
          disabled={refuse.isPending}
          onClick={() => accept.mutate(undefined, { onError: failed })}
          aria-label={t('byline.requests.yes.of', { title: titulo })}
        >
          {t('byline.requests.yes')}
        </Button>
        <Button
          size="small"
          disabled={accept.isPending || refuse.isPending}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
          aria-label={t('byline.requests.no.of', { title: titulo })}
        >
          {t('byline.requests.no')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('byline.requests.no.ask', { title: titulo })}
        description={t('byline.requests.no.text')}
        confirmLabel={t('byline.requests.no')}
        cancelLabel={t('common.cancel')}
        busy={refuse.isPending}
        onConfirm={sendNo}
      />
    </li>
  );
}
