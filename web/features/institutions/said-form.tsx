import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ManagedInstitution } from '#contract/entities/institution.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { staleInstitutions } from './stale.ts';

/** What an institution says of itself on its page. */
export function SaidForm({ institution }: { institution: ManagedInstitution }) {
  const t = useMessages();
  const { id, descripcion, enlace: link, fechaCambio } = institution;
  const change = useAct('changeInstitution', staleInstitutions);
  const [es, setEs] = useState(descripcion.es);
  const [en, setEn] = useState(descripcion.en);
  const [enlace, setEnlace] = useState(link);
  const faultOf = (field: string) =>
    problemOf(change.error)?.errors?.find((each) => each.field === field)?.message ?? undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(
      { params: { id }, body: { descripcion: { es, en }, enlace: enlace.trim(), fechaCambio } },
      {
        onSuccess: () => void toast.success(t('membership.saved')),
        onError: (error) => void toast.error(failureText(t('membership.saveFailed'), error)),
      },
    );
  };
  return (
    <Section title={t('membership.said')}>
      <form noValidate onSubmit={save} className="flex max-w-form flex-col gap-6">
        <Field label={t('membership.summary.es')} error={faultOf('descripcion.es')}>
          <Textarea
            rows={4}
            maxLength={longest.institutionSummary}
            value={es}
            onChange={({ currentTarget }) => setEs(currentTarget.value)}
          />
        </Field>
        <Field label={t('membership.summary.en')} error={faultOf('descripcion.en')}>
          <Textarea
            rows={4}
            lang="en"
            maxLength={longest.institutionSummary}
            value={en}
            onChange={({ currentTarget }) => setEn(currentTarget.value)}
          />
        </Field>
        <Field label={t('membership.link')} error={faultOf('enlace')}>
          <Input
            type="url"
            maxLength={longest.link}
            value={enlace}
            onChange={({ currentTarget }) => setEnlace(currentTarget.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={change.isPending}>
            {t('membership.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
