import { type FormEvent, useState } from 'react';
import type { CslItem, Reference } from '#contract/entities/manuscript.ts';
import { folded } from '#contract/text.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { type CslFields, cslOf, cslTypes, fieldsOf } from './csl-fields.ts';

type Props = {
  /** The form's name, by which a button elsewhere sends it. */
  id: string;
  csl?: CslItem | undefined;
  /** The entry as the server formats it. */
  onDone: (reference: Reference) => void;
};

/** A reference by its parts. What readers will see is made of them by the server, as for pasted ones. */
export function ReferenceForm({ id, csl, onDone }: Props) {
  const t = useMessages();
  const [fields, setFields] = useState<CslFields>(() => fieldsOf(csl));
  const [isTried, setTried] = useState(false);
  const format = useAct('parseReferences');
  const isNameless = fields.title.trim() === '';
  const isOddYear = !/^\d{0,4}$/.test(fields.year.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form that the editor stands in.
    event.stopPropagation();
    setTried(true);
    if (isNameless || isOddYear) return;
    const item = cslOf(fields, csl);
    const texto = JSON.stringify([{ id: keyOf(fields), ...item }]);
    format.mutate(
      { body: { texto } },
      { onSuccess: ({ referencias: [read] }) => read && onDone({ ...read, csl: item }) },
    );
  };
  const input = (name: keyof CslFields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-6">
      <Field label={t('editing.reference.type')} className="sm:col-span-4">
        <Select
          {...input('type')}
          options={typesWith(fields.type).map((value) => ({
            value,
            label: isOffered(value) ? t(`editing.reference.type.${value}`) : value,
          }))}
        />
      </Field>
      <Field
        label={t('editing.reference.year')}
        error={isTried && isOddYear ? t('editing.reference.year.wrong') : undefined}
        className="sm:col-span-2"
      >
        <Input inputMode="numeric" maxLength={4} {...input('year')} />
      </Field>
      <Field
        label={t('editing.reference.authors')}
        hint={t('editing.reference.authors.hint')}
        className="sm:col-span-6"
      >
        <Textarea rows={3} {...input('authors')} />
      </Field>
      <Field
        label={t('editing.reference.title')}
        error={isTried && isNameless ? t('editing.reference.title.missing') : undefined}
        required
        className="sm:col-span-6"
      >
        <Input {...input('title')} />
      </Field>
      <Field label={t('editing.reference.container')} className="sm:col-span-6">
        <Input {...input('container')} />
      </Field>
      {(['volume', 'issue', 'pages'] as const).map((name) => (
        <Field key={name} label={t(`editing.reference.${name}`)} className="sm:col-span-2">
          <Input {...input(name)} />
        </Field>
      ))}
      {(['publisher', 'doi', 'url'] as const).map((name) => (
        <Field key={name} label={t(`editing.reference.${name}`)} className="sm:col-span-6">
          <Input {...input(name)} />
        </Field>
      ))}
      {format.error && (
        <Notice tone="error" live className="sm:col-span-6">
          {failureText(t('editing.references.failed'), format.error)}
        </Notice>
      )}
    </form>
  );
}

const isOffered = (type: string): type is (typeof cslTypes)[number] => cslTypes.some((each) => each === type);
/** One that came from elsewhere stays what it is. */
const typesWith = (type: string): readonly string[] => (isOffered(type) ? cslTypes : [type, ...cslTypes]);

/** 'ruiz2020', as programs for references call them. */
const keyOf = ({ authors, title, year }: CslFields) =>
  folded(authors || title)
    .replace(/[,\n][\s\S]*$|[^a-z]/g, '')
    .slice(0, 20) + year.trim();
