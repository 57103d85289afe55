import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { LetterTemplate } from '#contract/entities/decision.ts';
import { isMailTemplate, placesOf } from '#contract/letter-templates.ts';
import { inBraces } from '#contract/letters.ts';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { MailFrame } from '#web/features/editorial/decisions/mail-frame.tsx';
import { usePlacesCheck } from '#web/features/editorial/decisions/places.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { PlacesHint } from './places-hint.tsx';
import { useTemplateName } from './use-template-name.ts';

const wordsSchema = z.object({ asunto: z.string(), cuerpo: z.string() });
type Words = z.infer<typeof wordsSchema>;
const fields = { asunto: 'asunto', cuerpo: 'cuerpo' } as const;

interface TemplateDialogProps {
  template: LetterTemplate;
  /** The journal whose words they are; the platform's without. */
  journal?: string | undefined;
  onClose: () => void;
}

const wayBack = {
  ofPlatform: { reset: 'letters.reset', done: 'letters.reset.done' },
  ofJournal: { reset: 'letters.journal.reset', done: 'letters.journal.reset.done' },
} as const;

/** One template: its words, how they look as a mail, and the way back to the original. */
export function TemplateDialog({ template, journal, onClose }: TemplateDialogProps) {
  const t = useMessages();
  const formId = useId();
  const { clave, idioma, asunto, cuerpo, cambiada } = template;
  const which = { params: { clave, idioma }, query: { revista: journal } };
  const back = wayBack[journal === undefined ? 'ofPlatform' : 'ofJournal'];
  const save = useAct('changeLetterTemplate', ['listLetterTemplates', 'standardLetter']);
  const reset = useAct('resetLetterTemplate', ['listLetterTemplates', 'standardLetter']);
  const preview = useAct('previewLetterTemplate');
  const form = useForm<Words>({ defaultValues: { asunto, cuerpo } });
  const { register, handleSubmit, setError, formState } = form;
  const draft = useSavedForm(form, ['plantilla', journal, clave, idioma].filter(Boolean).join('.'), wordsSchema);
  const check = usePlacesCheck(clave);
  const nameOf = useTemplateName();
  const refused = (error: unknown) => {
    showFieldErrors(error, setError, fields);
    toast.error(messageOf(error, t('letters.save.failed')));
  };
  const done = (words: string) => {
    draft.forget();
    toast.success(words);
    onClose();
  };
  const submit = handleSubmit((body) =>
    save.mutate({ ...which, body }, { onSuccess: () => done(t('letters.saved')), onError: refused }),
  );
  const show = handleSubmit((body) => preview.mutate({ ...which, body }, { onError: refused }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(clave)}
      description={t(`decisions.idioma.${idioma}`)}
      closeLabel={t('common.close')}
      size="wide"
      footer={
        <>
          {cambiada && (
            <Button
              busy={reset.isPending}
              onClick={() => reset.mutate(which, { onSuccess: () => done(t(back.done)), onError: refused })}
            >
              {t(back.reset)}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {t('letters.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-6">
        {draft.restored && <DraftNotice onStartAnew={draft.startAnew} />}
        <Field
          label={t('decisions.letter.asunto')}
          hint={t('letters.places', { places: inBraces(placesOf(clave).asunto) })}
          error={formState.errors.asunto?.message}
          required
        >
          <Input
            data-first-focus
            maxLength={longest.letterSubject}
            {...register('asunto', { validate: check('asunto') })}
          />
        </Field>
        <Field
          label={t(isMailTemplate(clave) ? 'letters.text' : 'decisions.letter.cuerpo')}
          hint={<PlacesHint clave={clave} />}
          error={formState.errors.cuerpo?.message}
          required
        >
          <Textarea
            className="min-h-80"
            maxLength={longest.letter}
            {...register('cuerpo', { validate: check('cuerpo') })}
          />
        </Field>
        <DraftLine keeping={draft.keeping} />
        <div className="flex flex-col items-start gap-4">
          <Button busy={preview.isPending} onClick={() => void show()}>
            {t('letters.preview')}
          </Button>
          {preview.data && <MailFrame mail={preview.data} />}
        </div>
      </form>
    </Dialog>
  );
}
