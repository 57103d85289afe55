import { DoiAgencySelect, doiTexts } from '#web/features/administration/platform-settings/doi-fields.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { DepositList } from '#web/features/publications/deposits/deposit-list.tsx';
import { licences } from '#web/features/publications/licences.ts';
import { RepositoryDeposits } from '#web/features/publications/repositories/repository-deposits.tsx';
import { RepositoryList } from '#web/features/publications/repositories/repository-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { OwnSetting } from './own-setting.tsx';
import type { PartProps } from './use-journal-part.ts';
import { useOwnSettings } from './use-own-settings.ts';

/** What a journal's works are published under: ISSN, DOI prefix and licence. */
export function PublishingPart(props: PartProps) {
  const t = useMessages();
  const part = useOwnSettings('publicacion', props);
  const own = { part, journal: props.journal };
  const agency = props.journal.ajustes.agenciaDoi ?? props.journal.deLaPlataforma.agenciaDoi;
  return (
    <>
      <GroupForm title={t('managing.part.publicacion')} intro={t('managing.publicacion.intro')} group={part}>
        {(['issn', 'issnImpreso'] as const).map((name) => (
          <OwnSetting key={name} name={name} label={t(`platform.${name}`)} {...own}>
            {(value, onChange, error) => (
              <Field label={t(`platform.${name}`)} error={error} optional={t('platform.optional')}>
                <Input
                  maxLength={9}
                  className="max-w-44"
                  placeholder="1234-5679"
                  value={value}
                  onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toUpperCase())}
                />
              </Field>
            )}
          </OwnSetting>
        ))}
        <OwnSetting name="prefijoDoi" label={t('platform.prefijoDoi')} {...own}>
          {(value, onChange, error) => (
            <Field label={t('platform.prefijoDoi')} hint={t('platform.prefijoDoi.hint')} error={error} required>
              <Input
                maxLength={12}
                className="max-w-44"
                value={value}
                onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
              />
            </Field>
          )}
        </OwnSetting>
        <OwnSetting name="agenciaDoi" label={t('platform.agenciaDoi')} {...own}>
          {(value, onChange, error) => (
            <Field label={t('platform.agenciaDoi')} hint={t('platform.agenciaDoi.hint')} error={error}>
              <DoiAgencySelect value={value} onChange={onChange} />
            </Field>
          )}
        </OwnSetting>
        {doiTexts.map(({ name, maxLength, ...input }) => (
          <OwnSetting key={name} name={name} label={t(`platform.${name}`)} {...own}>
            {(value, onChange, error) => (
              <Field label={t(`platform.${name}`)} hint={t(`platform.${name}.hint`)} error={error}>
                <Input
                  {...input}
                  maxLength={maxLength}
                  value={value}
                  onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
                />
              </Field>
            )}
          </OwnSetting>
        ))}
        <OwnSetting name="doiRevisiones" label={t('platform.doiRevisiones')} {...own}>
          {(value, onChange, error) => (
            <Checkbox
              label={t('platform.doiRevisiones')}
              hint={t('platform.doiRevisiones.hint')}
              error={error}
              checked={value}
              onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            />
          )}
        </OwnSetting>
        <OwnSetting name="licencia" label={t('platform.licencia')} {...own}>
          {(value, onChange, error) => (
            <Field label={t('platform.licencia')} hint={t('platform.licencia.hint')} error={error}>
              <Select
                value={value}
                onChange={({ currentTarget }) => onChange(currentTarget.value)}
                options={[
                  { value: '', label: t('platform.licencia.none') },
                  ...licences,
                  // One set by other means stays to be seen.
                  ...(value === '' || licences.some((each) => each.value === value) ? [] : [{ value, label: value }]),
                ]}
              />
            </Field>
          )}
        </OwnSetting>
      </GroupForm>
      <DepositList journalId={props.journal.id} isWanted={agency !== 'NINGUNA'} />
      <RepositoryList journalId={props.journal.id} />
      <RepositoryDeposits journalId={props.journal.id} />
    </>
  );
}
