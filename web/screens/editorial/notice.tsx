import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { z } from 'zod';
import { text } from '#contract/entities/common.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { PublishedNotice } from '#contract/entities/relation.ts';
import { longest } from '#contract/limits.ts';
import { workPage } from '#contract/public-addresses.ts';
import { noticeTitle } from '#contract/relation-words.ts';
import { noticeKinds, noticeSigners } from '#contract/relations.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { deskCalls } from '#web/features/editorial/stale.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

export const title = 'notices.title' satisfies MessageKey;

/** What is kept of a notice that is being written. */
const written = z.object({
  clase: z.enum(noticeKinds),
  resumen: z.string(),
  markdown: z.string(),
  firma: z.enum(noticeSigners),
});
type Written = z.infer<typeof written>;
const schemaIn = () => written.extend({ resumen: text(longest.noticeSummary) });

/** A notice about a published work is written, and published as a work of its own. */
export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const query = useCall('getPublication', { params: { id } });
  return (
    <>
      <PageHeader title={t('notices.title')} intro={query.data?.titulo} />
      <QueryState
        query={query}
        loading={t('notices.loading')}
        failed={(error) => failureText(t('desk.work.failed'), error)}
      >
        {(work) =>
          work.fechaPublicacion && (work.estado === 'PUBLICADO' || work.estado === 'RETIRADO') ? (
            <NoticeForm key={id} work={work} />
          ) : (
            <Notice>{t('notices.none')}</Notice>
          )
        }
      </QueryState>
    </>
  );
}

function NoticeForm({ work }: { work: Publication }) {
  const t = useMessages();
  const isRetracted = work.estado === 'RETIRADO';
  const form = useForm<Written, unknown, Written>({
    resolver: useFormResolver(schemaIn),
    defaultValues: { clase: isRetracted ? 'RETRACTACION' : 'CORRECCION', resumen: '', markdown: '', firma: 'REVISTA' },
  });
  const { register, handleSubmit, watch, setError, formState } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, `aviso.${work.id}`, written);
  const [asked, setAsked] = useState<Written>();
  const publish = useAct('publishNotice', [...deskCalls, 'publishedProcess', 'readWork']);
  const clase = watch('clase');
  const retracts = clase === 'RETRACTACION' && !isRetracted;
  if (publish.data) return <Done work={work} said={publish.data} />;
  const send = () =>
    asked &&
    publish.mutate(
      { params: { id: work.id }, body: asked },
      {
        onSuccess: forget,
        onError: (error) => showFieldErrors(error, setError, { resumen: 'resumen', markdown: 'markdown' }),
        onSettled: () => setAsked(undefined),
      },
    );
  return (
    <form
      noValidate
      className="flex max-w-form flex-col gap-6"
      onSubmit={(event) => void handleSubmit(setAsked)(event)}
      data-sends-together
    >
      <p className="max-w-reading text-muted">{t('notices.intro')}</p>
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <RadioGroup
        legend={t('notices.kind')}
        options={noticeKinds.map((kind) => ({
          value: kind,
          label: t(`notices.kind.${kind}`),
          description:
            kind === 'RETRACTACION' && isRetracted
              ? t('notices.kind.RETRACTACION.done')
              : t(`notices.kind.${kind}.text`),
          disabled: isRetracted && kind !== 'RETRACTACION',
        }))}
        {...register('clase')}
      />
      <Field
        label={t('notices.summary')}
        hint={t('notices.summary.hint')}
        error={formState.errors.resumen?.message}
        required
      >
        <Textarea rows={4} maxLength={longest.noticeSummary} {...register('resumen')} />
      </Field>
      <Field label={t('notices.text')} hint={t('notices.text.hint')} error={formState.errors.markdown?.message}>
        <Textarea rows={12} maxLength={longest.notice} {...register('markdown')} />
      </Field>
      <RadioGroup
        legend={t('notices.signed')}
        options={[
          { value: 'REVISTA', label: t('notices.signed.REVISTA') },
          {
            value: 'AUTORIA',
            label: t('notices.signed.AUTORIA'),
            description: t('notices.signed.AUTORIA.text'),
          },
        ]}
        {...register('firma')}
      />
      <p className="text-sm text-muted">
        {t('notices.preview', { title: noticeTitle(clase, work.titulo, work.idioma) })}
      </p>
      {publish.error && !formState.errors.markdown && !formState.errors.resumen && (
        <Notice tone="error" live>
          {failureText(t('notices.failed'), publish.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant={retracts ? 'danger' : 'primary'} aria-haspopup="dialog">
          {t('notices.send')}
        </Button>
        <DraftLine keeping={keeping} />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        tone={retracts ? 'danger' : 'primary'}
        title={t('notices.ask.title')}
        description={retracts ? `${t('notices.ask.retract')} ${t('notices.ask.text')}` : t('notices.ask.text')}
        confirmLabel={t('notices.send')}
        cancelLabel={t('common.cancel')}
        busy={publish.isPending}
        onConfirm={send}
      />
    </form>
  );
}

function Done({ work, said: { aviso, avisos } }: { work: Publication; said: PublishedNotice }) {
  const t = useMessages();
  return (
    <div className="flex max-w-form flex-col gap-6">
      <Notice
        tone="success"
        live
        title={t('notices.done')}
        action={
          <Button asChild size="small">
            <Link to={workPage(aviso.id)}>{t('notices.done.read')}</Link>
          </Button>
        }
      >
        <p lang={work.idioma}>{aviso.titulo}</p>
      </Notice>
      {avisos.length > 0 && (
        <Notice tone="warning" title={t('notices.done.left')}>
          <ul>
            {avisos.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
