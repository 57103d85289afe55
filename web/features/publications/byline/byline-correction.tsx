import { Check } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import type { Publication } from '#contract/entities/publication.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { AuthorsHandle } from './byline-editor.tsx';
import { BylineSection } from './byline-section.tsx';

const stale = ['getPublication', 'myPublications', 'listPublications'] as const;

/** The byline of a work that was sent, which its editors opened for its main author to correct; nothing where they did not. */
export function BylineCorrection({ work }: { work: Publication }) {
  const t = useMessages();
  const handle = useRef<AuthorsHandle | null>(null);
  const { mutate, isPending } = useAct('closeByline', stale);
  if (!work.acciones.includes('CORREGIR_FIRMA')) return null;
  const close = async () => {
    if (handle.current && !(await handle.current.save())) return toast.error(t('byline.unsent'));
    mutate(
      { params: { id: work.id } },
      {
        onSuccess: () => toast.success(t('byline.correction.done')),
        onError: (error) => toast.error(failureText(t('byline.save.failed'), error)),
      },
    );
  };
  return (
    <div className="flex flex-col gap-6">
      <Notice
        title={t('byline.correction.title')}
        action={
          <Button size="small" icon={<Check aria-hidden />} busy={isPending} onClick={() => void close()}>
            {t('byline.correction.close')}
          </Button>
        }
      >
        {t('byline.correction.text')}
      </Notice>
      <BylineSection work={work} handle={handle} />
    </div>
  );
}
