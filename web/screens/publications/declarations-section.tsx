import type { UseFormReturn } from 'react-hook-form';
import { declarationWords } from '#contract/declaration-words.ts';
import {
  type DeclarationAnswer,
  type DeclarationKind,
  declarationAnswers,
  fieldsAsked,
} from '#contract/declarations.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import type { MessageKey, Translate } from '#web/messages/i18n.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { answerKeys } from './declaration-answers.ts';
import { Funders } from './funders.tsx';
import type { EditedFacts } from './more-facts.ts';
import { askedKinds, typedDeclarations } from './typed-declarations.ts';

type Form<Sent> = UseFormReturn<EditedFacts, unknown, Sent>;

/** What its journal asks to be declared of a draft, a choice each with what that asks for; nothing where nothing is asked for. */
export function DeclarationsSection<Sent>({ work, form }: { work: Publication; form: Form<Sent> }) {
  const t = useMessages();
  const { title } = declarationWords(useLanguage());
  const kinds = askedKinds(work);
  if (kinds.length === 0) return null;
  return (
    <Section id="declaraciones" title={title} intro={t('declarations.intro')}>
      <div className="flex max-w-form flex-col gap-8">
        {kinds.map((kind) => (
          <Declaration key={kind} kind={kind} form={form} needed={work.declaracionesPedidas?.[kind] === 'NECESARIA'} />
        ))}
      </div>
    </Section>
  );
}

type KindProps<Sent> = { kind: DeclarationKind; form: Form<Sent>; needed: boolean };

/** The answer of one declaration, and below it the fields that it asks for. */
function Declaration<Sent>({ kind, form, needed }: KindProps<Sent>) {
  const t = useMessages();
  const { kinds } = declarationWords(useLanguage());
  const { register, watch, setValue, formState } = form;
  const answer = watch(`declaraciones.${kind}.respuesta`);
  const errors = formState.errors.declaraciones?.[kind];
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={kinds[kind]}
        hint={t(`declarations.hint.${kind}`)}
        error={errors?.respuesta?.message}
        required={needed}
      >
        <Select
          value={answer}
          onChange={({ currentTarget }) => {
            const chosen = typedDeclarations.shape[kind].shape.respuesta.parse(currentTarget.value);
            setValue(`declaraciones.${kind}.respuesta`, chosen, { shouldDirty: true });
          }}
          placeholder={t('declarations.choose')}
          options={answersOf(kind, t)}
        />
      </Field>
      {answer !== '' && fieldsAsked(answer).length > 0 && (
        <div className="flex flex-col gap-4 border-s-2 border-line ps-4">
          {fieldsAsked(answer).map(({ field, needed: isNeeded }) => {
            const optional = isNeeded ? undefined : t('author.form.optional');
            if (field === 'financiadores') return <Funders key={field} form={form} />;
            const path = `declaraciones.${kind}.${field}` as const;
            const maxLength = field === 'texto' ? longest.declaration : mostLetters[field];
            return (
              <Field
                key={field}
                label={
                  field === 'texto'
                    ? t(textKeys[answer] ?? 'declarations.field.texto')
                    : t(`declarations.field.${field}`)
                }
                error={errors?.[field]?.message}
                optional={optional}
              >
                {field === 'texto' ? (
                  <Textarea rows={3} maxLength={maxLength} {...register(path)} />
                ) : (
                  <Input maxLength={maxLength} {...register(path)} />
                )}
              </Field>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** The answers of a declaration, as they are chosen. */
function answersOf(kind: DeclarationKind, t: Translate) {
  const said = (answers: readonly string[], keys: Readonly<Record<string, MessageKey>>) =>
    answers.flatMap((value) => {
      const key = keys[value];
      return key ? [{ value, label: t(key) }] : [];
    });
  return said(declarationAnswers[kind], answerKeys[kind]);
}

/** Of what is written in one line. */
const mostLetters = { comite: longest.funder, codigo: longest.grant, enlace: longest.pastedDoi };
/** What is to be written, where the answer alone says it. */
const textKeys: Partial<Record<DeclarationAnswer, MessageKey>> = {
  CON_ANTECEDENTES: 'declarations.text.CON_ANTECEDENTES',
  HAY: 'declarations.text.HAY',
  EXENTA: 'declarations.text.EXENTA',
  NO_SE_COMPARTE: 'declarations.text.NO_SE_COMPARTE',
  USADA: 'declarations.text.USADA',
};
