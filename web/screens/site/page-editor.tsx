import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { SitePage } from '#contract/entities/site.ts';
import { longest } from '#contract/limits.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { OvertakenNotice } from '#web/features/forms/overtaken-notice.tsx';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

/** `antes`: the day of the page it was begun from, kept along with what is written. */
const written = z.object({ markdown: z.string(), antes: z.string().nullable().default(null) });

/** For administrators: the page's Markdown, under the page itself. What is not saved yet is there again the next time. */
export default function PageEditor({ page }: { page: SitePage }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { markdown: page.markdown, antes: page.fechaActualizacion } });
  const { register, watch, getValues, reset, setValue } = form;
  const [isOvertaken, setOvertaken] = useState(false);
  const { restored, keeping, forget, startAnew } = useSavedForm(form, `pagina.${page.slug}`, written);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (restored) setOpen(true);
  }, [restored]);
  const markdown = watch('markdown');
  const write = useAct('writePage', ['readPage']);
  const beginFrom = (stored: SitePage) => {
    reset({ markdown: stored.markdown, antes: stored.fechaActualizacion });
    forget();
    setOvertaken(false);
  };
  const save = (antes: string | null) =>
    write.mutate(
      { params: { slug: page.slug }, body: { markdown, antes } },
      {
        onSuccess: (saved) => {
          // What was typed meanwhile stays, begun from what was saved.
          if (getValues('markdown') === markdown) beginFrom(saved);
          else setValue('antes', saved.fechaActualizacion);
          toast.success(t('page.edit.saved'));
        },
        onError: async (error) => {
          toast.error(messageOf(error, t('page.edit.failed')));
          if (problemOf(error)?.code !== 'pagina_cambiada') return;
          await queryClient.invalidateQueries({ queryKey: ['readPage'] });
          setOvertaken(true);
        },
      },
    );
  const fault = problemOf(write.error)?.errors?.find(({ field }) => field === 'markdown')?.message;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-16 border-y border-line py-4"
      data-print="hide"
    >
      <summary className="font-semibold">{t('page.edit')}</summary>
      <div data-sends-together className="mt-4 flex max-w-reading flex-col items-start gap-4">
        {restored && <DraftNotice onStartAnew={startAnew} />}
        <Field label={t('page.edit.label')} hint={t('page.edit.hint')} error={fault}>
          <Textarea rows={18} maxLength={longest.page} {...register('markdown')} />
        </Field>
        <DraftLine keeping={keeping} />
        {write.data && write.data.avisos.length > 0 && (
          <Notice tone="warning" live title={t('page.edit.notices')}>
            <ul>
              {write.data.avisos.map((aviso) => (
                <li key={aviso}>{aviso}</li>
              ))}
            </ul>
          </Notice>
        )}
        {isOvertaken ? (
          <OvertakenNotice
            title={t('page.edit.overtaken')}
            theirs={t('page.edit.overtaken.theirs')}
            mine={t('page.edit.overtaken.mine')}
            isSaving={write.isPending}
            onTheirs={() => beginFrom(page)}
            onMine={() => save(page.fechaActualizacion)}
          >
            {t('page.edit.overtaken.text')}
          </OvertakenNotice>
        ) : (
          <Button
            variant="primary"
            busy={write.isPending}
            disabled={markdown === page.markdown}
            onClick={() => save(getValues('antes'))}
          >
            {t('page.edit.save')}
          </Button>
        )}
      </div>
    </details>
  );
}
