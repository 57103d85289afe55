import { DoiAgencySelect, doiTexts } from '#web/features/administration/platform-settings/doi-fields.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { DepositList } from '#web/features/publications/deposits/deposit-list.tsx';
import { licences } from '#web/features/publications/licences.ts';
import { RepositoryDeposits } from '#web/features/publications/repositories/repository-deposits.tsx';
import { RepositoryList } from '#web/features/publications/repositories/repository-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';

/** What works are published under: identifiers and licence. */
export function PublishingGroup({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('publicacion', settings, groupSchemas.publicacion, onSettled);
  const { values, set, errors } = group;
  const isListed = values.licencia === '' || licences.some(({ value }) => value === values.licencia);
  return (
    <>
      <GroupForm title={t('platform.group.publicacion')} intro={t('platform.publicacion.intro')} group={group}>
        <Field label={t('platform.prefijoDoi')} hint={t('platform.prefijoDoi.hint')} error={errors.prefijoDoi} required>
          <Input
            maxLength={12}
            className="max-w-44"
            value={values.prefijoDoi}
            onChange={({ currentTarget }) => set({ prefijoDoi: currentTarget.value.trim() })}
          />
        </Field>
        <Field label={t('platform.agenciaDoi')} hint={t('platform.agenciaDoi.hint')} error={errors.agenciaDoi}>
          <DoiAgencySelect value={values.agenciaDoi} onChange={(agenciaDoi) => set({ agenciaDoi })} />
        </Field>
        {values.agenciaDoi !== 'NINGUNA' &&
          doiTexts.map(({ name, maxLength, ...input }) => (
            <Field
              key={name}
              label={t(`platform.${name}`)}
              hint={t(`platform.${name}.hint`)}
              error={errors[name]}
              optional={name === 'politicaCorrecciones' ? t('platform.optional') : undefined}
            >
              <Input
                {...input}
                maxLength={maxLength}
                value={values[name]}
                onChange={({ currentTarget }) => set({ [name]: currentTarget.value.trim() })}
              />
            </Field>
          ))}
        {values.agenciaDoi !== 'NINGUNA' && (
          <Checkbox
            label={t('platform.doiRevisiones')}
            hint={t('platform.doiRevisiones.hint')}
            error={errors.doiRevisiones}
            checked={values.doiRevisiones}
            onChange={({ currentTarget }) => set({ doiRevisiones: currentTarget.checked })}
          />
        )}
        {(['issn', 'issnImpreso'] as const).map((name) => (
          <Field
            key={name}
            label={t(`platform.${name}`)}
            hint={t(`platform.${name}.hint`)}
            error={errors[name]}
            optional={t('platform.optional')}
          >
            <Input
              maxLength={9}
              className="max-w-44"
              placeholder="1234-5679"
              value={values[name]}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.value.trim().toUpperCase() })}
            />
          </Field>
        ))}
        <Field label={t('platform.licencia')} hint={t('platform.licencia.hint')} error={errors.licencia}>
          <Select
            value={values.licencia}
            onChange={({ currentTarget }) => set({ licencia: currentTarget.value })}
            options={[
              { value: '', label: t('platform.licencia.none') },
              ...licences,
              // One set by other means stays to be seen.
              ...(isListed ? [] : [{ value: values.licencia, label: values.licencia }]),
            ]}
          />
        </Field>
      </GroupForm>
      <DepositList isWanted={settings.agenciaDoi !== 'NINGUNA'} />
      <RepositoryList />
      <RepositoryDeposits />
    </>
  );
}
