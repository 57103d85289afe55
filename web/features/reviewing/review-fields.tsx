import type { Review } from '#contract/entities/review.ts';
import { longest } from '#contract/limits.ts';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { OvertakenNotice } from '#web/features/forms/overtaken-notice.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { Questions } from './questions.tsx';
import type { ReviewForm } from './use-review-form.ts';
import { takesConfidential } from './use-send-review.ts';

const choices: readonly ReviewEstado[] = ['ACEPTADA', 'RECHAZADA', 'EN_PROCESO', 'DEVUELTA', 'PENDIENTE'];

/** What a reviewer recommends, in the order in which it costs the authors more. */
const recommendations = ['ACEPTADA', 'DEVUELTA', 'RECHAZADA'] as const satisfies readonly ReviewEstado[];

type Props = {
  review: ReviewForm;
  own: Review | undefined;
  /** Three plain choices, none of them made, in place of the specification's list with its default (decision 389). */
  asksForChoice?: boolean;
};

const isRecommended = (value: string) => recommendations.some((each) => each === value);

/** The fields of a review (spec 001 §2), those of the platform's form and what is for the editors alone. */
export function ReviewFields({
  review: { form, draft, overtaken, answers, answer, answerErrors },
  own,
  asksForChoice,
}: Props) {
  const t = useMessages();
  const { register, formState, setValue } = form;
  const { errors } = formState;
  const { moment } = useFormats();
  return (
    <>
      {draft.restored && <DraftNotice onStartAnew={draft.startAnew} />}
      {own?.indicaciones && (
        <Notice title={t('reviewing.instructions')}>
          <p className="whitespace-pre-line">{own.indicaciones}</p>
        </Notice>
      )}
      {!own && <Notice>{t('reviewer.form.suggestion')}</Notice>}
      <Field
        label={t('reviewer.form.comentarios')}
        hint={own && t('reviewer.form.comentarios.hint')}
        error={errors.comentarios?.message}
        required
      >
        <Textarea
          data-first-focus
          className="min-h-40"
          maxLength={longest.review}
          {...register('comentarios', {
            validate: (words) => words.trim() !== '' || t('reviewer.form.comentarios.required'),
          })}
        />
      </Field>
      {overtaken ? (
        <OvertakenNotice
          title={t('reviewing.overtaken')}
          theirs={t('reviewing.overtaken.take')}
          mine={t('saving.newer.keepMine')}
          onTheirs={overtaken.take}
          onMine={overtaken.keepMine}
        >
          {t('reviewing.overtaken.text', { when: overtaken.at ? moment(overtaken.at) : '' })}
        </OvertakenNotice>
      ) : (
        <DraftLine keeping={draft.keeping} />
      )}
      {own && takesConfidential(own) && (
        <Questions fields={own.formulario} answers={answers} errors={answerErrors} onChange={answer} />
      )}
      {asksForChoice ? (
        <RadioGroup
          legend={
            <>
              {t('reviewing.choice')} <span className="text-red">*</span>
            </>
          }
          options={recommendations.map((value) => ({
            value,
            label: t(`reviewing.choice.${value}`),
            description: t(`reviewing.choice.${value}.text`),
          }))}
          error={errors.recomendacion?.message ?? errors.estado?.message}
          {...register('recomendacion', {
            validate: (chosen) => chosen !== '' || t('reviewing.choice.required'),
            // The two forms share one draft.
            onChange: ({ target }) => setValue('estado', target.value, { shouldDirty: true }),
          })}
        />
      ) : (
        <Field
          label={t('reviewer.form.estado')}
          hint={t(own ? 'reviewer.form.estado.hint' : 'reviewer.form.estado.suggestion')}
          error={errors.estado?.message}
          required
        >
          <Select
            options={choices.map((value) => ({ value, label: t(`reviewer.estado.${value}`) }))}
            {...register('estado', {
              onChange: ({ target }) => setValue('recomendacion', isRecommended(target.value) ? target.value : ''),
            })}
          />
        </Field>
      )}
      {takesConfidential(own) && (
        <Field
          label={t('reviewer.form.confidencial')}
          hint={t('reviewer.form.confidencial.hint')}
          error={errors.confidencial?.message}
          optional={t('reviewer.form.optional')}
        >
          <Textarea rows={3} maxLength={longest.review} {...register('confidencial')} />
        </Field>
      )}
    </>
  );
}
