import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ManagedInstitution } from '#contract/entities/institution.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { staleInstitutions } from '#web/features/institutions/stale.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Section } from '#web/ui/Section.tsx';
import { bodyOf, InstitutionFields, type Written } from './institution-fields.tsx';

/** What administrators alone change of an institution: its name, plan, domains and journals, and whether it is open. */
export function InstitutionSettings({ institution }: { institution: ManagedInstitution }) {
  const t = useMessages();
  const { id, fechaCambio, fechaCierre, ror } = institution;
  const params = { id };
  const change = useAct('changeInstitution', staleInstitutions);
  const journals = useCall('listManagedJournals');
  const [isClosing, setClosing] = useState(false);
  const [values, setValues] = useState<Written>({
    nombre: institution.nombre,
    plan: institution.plan,
    dominios: institution.dominios.join('\n'),
    ror: ror ?? '',
    zonaHoraria: institution.zonaHoraria,
  });
  const [revistas, setRevistas] = useState(() => institution.revistas.map((journal) => journal.id));
  const faultOf = (field: string) =>
    problemOf(change.error)?.errors?.find((each) => each.field === field)?.message ?? undefined;
  const told = (words: string) => ({
    onSuccess: () => void toast.success(words),
    onError: (error: Error) => void toast.error(failureText(t('membership.saveFailed'), error)),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate({ params, body: { ...bodyOf(values), revistas, fechaCambio } }, told(t('membership.saved')));
  };
  const close = (cerrada: boolean) => {
    setClosing(false);
    change.mutate(
      { params, body: { cerrada, fechaCambio } },
      told(t(cerrada ? 'membership.closed' : 'membership.reopened')),
    );
  };
  const faultyJournal = revistas.map((_, at) => faultOf(`revistas.${at}`)).find(Boolean);
  return (
    <Section title={t('membership.settings')}>
      <form noValidate onSubmit={save} className="flex max-w-form flex-col gap-6">
        <Field label={t('membership.new.name')} error={faultOf('nombre')} required>
          <Input
            maxLength={longest.institution}
            value={values.nombre}
            onChange={({ currentTarget: { value: nombre } }) => setValues((before) => ({ ...before, nombre }))}
          />
        </Field>
        <InstitutionFields
          values={values}
          onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
          faultOf={faultOf}
        />
        {journals.data && (
          <CheckboxGroup
            legend={t('membership.journals.choose')}
            name="revistas"
            values={revistas}
            error={faultyJournal}
            onChange={(value, isChosen) =>
              setRevistas((before) => (isChosen ? [...before, value] : before.filter((each) => each !== value)))
            }
            options={journals.data.revistas.map((journal) => ({ value: journal.id, label: journal.nombre }))}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={change.isPending}>
            {t('membership.save')}
          </Button>
          {fechaCierre === null ? (
            <Button variant="dangerQuiet" aria-haspopup="dialog" onClick={() => setClosing(true)}>
              {t('membership.close')}
            </Button>
          ) : (
            <Button onClick={() => close(false)}>{t('membership.reopen')}</Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        open={isClosing}
        onOpenChange={setClosing}
        title={`${t('membership.close')}: ${institution.nombre}`}
        description={t('membership.close.text')}
        confirmLabel={t('membership.close')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => close(true)}
      />
    </Section>
  );
}
