import type { ReviewFormAnswers, ReviewFormField } from '#contract/entities/review-form.ts';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { useAnswerWords } from './use-answer-words.ts';
import { questionId } from './use-review-form.ts';

type Answer = ReviewFormAnswers[string];
type Props = {
  fields: readonly ReviewFormField[];
  answers: ReviewFormAnswers;
  /** By the ids of questions. */
  errors: Readonly<Record<string, string>>;
  onChange: (answers: ReviewFormAnswers) => void;
};

/** The questions that administrators composed, to be answered: scores, yes or no, choices, words. */
export function Questions({ fields, answers, errors, onChange }: Props) {
  const t = useMessages();
  const { labelOf } = useAnswerWords();
  if (fields.length === 0) return null;
  return (
    <div className="flex flex-col divide-y divide-line border-y border-line">
      {fields.map((field) => {
        const { [field.id]: given, ...others } = answers;
        const take = (answer: Answer | undefined) =>
          onChange(answer === undefined ? others : { ...others, [field.id]: answer });
        return (
          <Question key={field.id} field={field} error={field.tipo === 'TEXTO' ? undefined : errors[field.id]}>
            {field.tipo === 'TEXTO' ? (
              <Field id={questionId(field.id)} label={labelOf(field)} hideLabel error={errors[field.id]}>
                <Textarea
                  rows={3}
                  maxLength={longest.answer}
                  value={typeof given === 'string' ? given : ''}
                  onChange={({ currentTarget }) => take(currentTarget.value === '' ? undefined : currentTarget.value)}
                />
              </Field>
            ) : (
              <Choices field={field} given={given} onChange={take} />
            )}
            {given !== undefined && field.tipo !== 'TEXTO' && !field.obligatorio && (
              <Button size="small" variant="quiet" className="self-start" onClick={() => take(undefined)}>
                {t('reviewing.form.clear')}
              </Button>
            )}
          </Question>
        );
      })}
    </div>
  );
}

type QuestionProps = { field: ReviewFormField; error: string | undefined; children: React.ReactNode };

function Question({ field, error, children }: QuestionProps) {
  const t = useMessages();
  const { labelOf } = useAnswerWords();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 py-4" aria-describedby={error && `${questionId(field.id)}-error`}>
      <legend className="contents text-sm">
        <span className="font-semibold">
          {labelOf(field)}
          {field.obligatorio && <span className="text-red"> *</span>}
        </span>
      </legend>
      <p className="text-sm text-muted">
        {t(field.paraAutor ? 'reviewing.form.forAuthor' : 'reviewing.form.forEditors')}
      </p>
      {children}
      {error && <FieldError id={`${questionId(field.id)}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type ChoicesProps = {
  field: ReviewFormField;
  given: Answer | undefined;
  onChange: (answer: Answer) => void;
};

function Choices({ field, given, onChange }: ChoicesProps) {
  const { choicesOf, wordsOf } = useAnswerWords();
  return (
    <div className="flex flex-wrap gap-2">
      {choicesOf(field).map((choice, index) => (
        <label
          key={String(choice)}
          className="flex min-h-10 items-center gap-2 rounded-md border border-line-strong px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-wash pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            id={index === 0 ? questionId(field.id) : undefined}
            name={questionId(field.id)}
            checked={given === choice}
            onChange={() => onChange(choice)}
            className="size-4.5 shrink-0 accent-accent pointer-coarse:size-6"
          />
          {wordsOf(choice)}
        </label>
      ))}
    </div>
  );
}
