import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { newInvitationSchema } from '#contract/entities/invitation.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { canOverrideConflict } from '#contract/roles.ts';
import { languages } from '#contract/vocabulary.ts';
import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { InviteDeadline, useInviteDeadline } from './invite-deadline.tsx';
import { sayAssigned } from './say-assigned.tsx';
import { staleAfterInviting } from './stale.ts';
import { type SuggestedPerson, soughtPerson } from './suggested-people.ts';

const idioma = z.enum(languages);
const formIn = () =>
  newInvitationSchema.pick({ nombres: true, apellidos: true, email: true }).extend({
    afiliacion: z.string().trim().max(longest.affiliation),
    idioma,
    indicaciones: z.string().trim().max(longest.review),
    motivoConflicto: z.string().trim().max(longest.conflictReason),
  });
/** What was typed, however far it came. */
const typed = z.object({
  nombres: z.string(),
  apellidos: z.string(),
  email: z.string(),
  afiliacion: z.string(),
  idioma,
  indicaciones: z.string(),
  motivoConflicto: z.string(),
});
type Form = z.infer<typeof typed>;
const fields = {
  nombres: 'nombres',
  apellidos: 'apellidos',
  email: 'email',
  afiliacion: 'afiliacion',
  idioma: 'idioma',
  indicaciones: 'indicaciones',
  motivoConflicto: 'motivoConflicto',
} as const;

/** What an invitation cannot go without. */
const required = ['nombres', 'apellidos', 'email'] as const;

/** Whom a reviewer who declined suggests, in which words, and in which review. */
export interface Suggestion {
  reviewId: string;
  by: string;
  words: string;
  person: SuggestedPerson | undefined;
}
type Props = {
  work: PublicationSummary;
  suggestion?: Suggestion;
  /** What was typed to find them, in vain. */
  sought?: string;
  onClose: () => void;
};

/** Asks somebody to review the work by their address. Where no mail server takes it on, it says who hands the link on. */
export function InviteByMailDialog({ work, suggestion, sought = '', onClose }: Props) {
  const t = useMessages();
  const formId = useId();
  const [unsent, setUnsent] = useState<string>();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('candidates.mail.title')}
      description={work.titulo}
      closeLabel={t('common.close')}
      footer={
        unsent === undefined ? (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {t('candidates.mail.send')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('common.close')}</Button>
        )
      }
    >
      {unsent === undefined ? (
        <InvitationForm
          work={work}
          {...(suggestion && { suggestion })}
          sought={sought}
          formId={formId}
          onBusy={setBusy}
          onClose={onClose}
          onUnsent={setUnsent}
        />
      ) : (
        <Notice tone="warning" live title={t('candidates.mail.kept')}>
          {t('candidates.mail.kept.text', { email: unsent })}
        </Notice>
      )}
    </Dialog>
  );
}

type FormProps = Props & { formId: string; onBusy: (busy: boolean) => void; onUnsent: (email: string) => void };

function InvitationForm({ work, suggestion, sought = '', formId, onBusy, onClose, onUnsent }: FormProps) {
  const t = useMessages();
  const language = useLanguage();
  const { user } = useSession();
  const deadline = useInviteDeadline(work);
  const invite = useAct('inviteByMail', staleAfterInviting);
  const [isConflict, setIsConflict] = useState(false);
  const person = suggestion?.person ?? soughtPerson(sought);
  // Where something lacks.
  const begins = required.find((field) => person[field] === '') ?? 'email';
  const { isPending } = invite;
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const form = useForm<Form, unknown, Form>({
    resolver: useFormResolver(formIn),
    defaultValues: {
      ...person,
      idioma: language,
      indicaciones: '',
      motivoConflicto: '',
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const draft = `invitacion.${suggestion?.reviewId ?? work.id}`;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, draft, typed);
  const { errors } = formState;
  const send = handleSubmit(({ motivoConflicto, ...said }) => {
    if (!deadline.isGood || invite.isPending) return;
    const body = { ...said, ...deadline.chosen, ...(motivoConflicto && { motivoConflicto }) };
    invite.mutate(
      { params: { id: work.id }, body },
      {
        onSuccess: ({ revision, cuenta, enCorreo }) => {
          forget();
          if (!enCorreo) return onUnsent(said.email);
          const words = t(cuenta === 'ABIERTA' ? 'candidates.mail.found' : 'candidates.mail.done', {
            name: revision.revisorNombre,
          });
          sayAssigned(words, [revision]);
          onClose();
        },
        onError: (error) => {
          setIsConflict(problemOf(error)?.code === 'conflicto_de_interes');
          if (!showFieldErrors(error, setError, fields)) toast.error(failureText(t('candidates.invite.failed'), error));
        },
      },
    );
  });
  return (
    <form id={formId} onSubmit={send} noValidate className="flex flex-col gap-6">
      {suggestion && (
        <p className="max-w-reading border-s-2 border-line ps-4 text-sm text-muted">
          {t('candidates.mail.said', { name: suggestion.by, words: suggestion.words })}
        </p>
      )}
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('candidates.mail.nombres')} error={errors.nombres?.message} required>
          <Input
            data-first-focus={begins === 'nombres' || undefined}
            autoComplete="off"
            maxLength={longest.name}
            {...register('nombres')}
          />
        </Field>
        <Field label={t('candidates.mail.apellidos')} error={errors.apellidos?.message} required>
          <Input
            data-first-focus={begins === 'apellidos' || undefined}
            autoComplete="off"
            maxLength={longest.name}
            {...register('apellidos')}
          />
        </Field>
      </div>
      <Field
        label={t('candidates.mail.email')}
        hint={t('candidates.mail.email.hint')}
        error={errors.email?.message}
        required
      >
        <Input
          data-first-focus={begins === 'email' || undefined}
          type="email"
          autoComplete="off"
          maxLength={longest.email}
          {...register('email')}
        />
      </Field>
      {isConflict && canOverrideConflict(user) && (
        <Field label={t('candidates.mail.motivo')} error={errors.motivoConflicto?.message}>
          <Textarea rows={2} maxLength={longest.conflictReason} {...register('motivoConflicto')} />
        </Field>
      )}
      <Field
        label={t('candidates.mail.afiliacion')}
        hint={t('candidates.mail.afiliacion.hint')}
        error={errors.afiliacion?.message}
      >
        <Input autoComplete="off" maxLength={longest.affiliation} {...register('afiliacion')} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('candidates.mail.idioma')} error={errors.idioma?.message}>
          <Select
            options={languages.map((value) => ({ value, label: t(`candidates.mail.idioma.${value}`) }))}
            {...register('idioma')}
          />
        </Field>
        <InviteDeadline deadline={deadline} />
      </div>
      <Field
        label={t('candidates.mail.indicaciones')}
        hint={t('candidates.mail.indicaciones.hint')}
        error={errors.indicaciones?.message}
      >
        <Textarea rows={4} maxLength={longest.review} {...register('indicaciones')} />
      </Field>
      <DraftLine keeping={keeping} />
    </form>
  );
}
