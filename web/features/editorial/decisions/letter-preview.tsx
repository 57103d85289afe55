import { Mail } from 'lucide-react';
import { toast } from 'react-hot-toast';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { MailFrame } from './mail-frame.tsx';
import type { DecisionBody } from './use-decide.ts';

/** The mail exactly as it will leave, made by the server from what is written now. */
export function LetterPreview({ workId, body }: { workId: string; body: DecisionBody }) {
  const t = useMessages();
  const preview = useAct('previewDecision');
  // What was shown is of what was written then.
  const isCurrent = JSON.stringify(preview.variables?.body) === JSON.stringify(body);
  const shown = isCurrent ? preview.data : undefined;
  const show = () =>
    preview.mutate(
      { params: { id: workId }, body },
      { onError: (error) => toast.error(messageOf(error, t('decisions.preview.failed'))) },
    );
  return (
    <section aria-label={t('decisions.preview')} className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <Button icon={<Mail aria-hidden />} busy={preview.isPending} onClick={show}>
        {t('decisions.preview.show')}
      </Button>
      {shown?.correo && (
        <div className="flex w-full flex-col gap-4">
          {shown.avisos.map((aviso) => (
            <Notice key={aviso} tone="warning" live>
              {aviso}
            </Notice>
          ))}
          <p role="status" className="text-sm break-words">
            {shown.para.length === 0
              ? t('decisions.preview.nobody')
              : t('decisions.preview.to', {
                  people: shown.para.map(({ nombre, email }) => `${nombre} <${email}>`).join(', '),
                })}
          </p>
          <MailFrame mail={shown.correo} />
        </div>
      )}
    </section>
  );
}
