import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { platformSettingsSchema } from '#contract/entities/system.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { IdentityChange } from '#web/features/administration/platform-settings/identity-change.tsx';
import { NumberField } from '#web/features/administration/platform-settings/number-field.tsx';
import { useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { identityKeys } from '#web/features/reviewing/masking/identity-keys.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

const { identidadRevision: identities, modoFlujo: modes } = platformSettingsSchema.shape;

/** Who knows whom, how many reviews a decision takes, and how many a reviewer has at once (docs/specification.md 4, 5). */
export function ReviewGroup({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('revision', settings, groupSchemas.revision, onSettled);
  const [isAsking, setAsking] = useState(false);
  const { values, before, set, errors } = group;
  const chosen = values.identidadRevision;
  const isOtherIdentity = chosen !== before.identidadRevision;
  const weighed = useQuery({
    ...callQuery(useClient(), 'weighIdentityChange', { query: { modo: chosen } }),
    enabled: isOtherIdentity,
    staleTime: 0,
  });
  const ask = () => {
    // As it is now: works are sent while the form stands open.
    void weighed.refetch();
    setAsking(true);
  };
  return (
    <>
      <GroupForm title={t('platform.group.revision')} group={group} onSubmit={isOtherIdentity ? ask : group.save}>
        <RadioGroup
          legend={t('platform.identidadRevision')}
          name="identidadRevision"
          error={errors.identidadRevision}
          value={chosen}
          onChange={({ currentTarget }) => set({ identidadRevision: identities.parse(currentTarget.value) })}
          options={identities.options.map((value) => ({
            value,
            label: t(`platform.identidadRevision.${identityKeys[value]}`),
            description: t(`platform.identidadRevision.${identityKeys[value]}.text`),
          }))}
        />
        {isOtherIdentity && (
          <Notice tone="warning" live>
            {t(`platform.identidadRevision.${identityKeys[chosen]}.change`)}
          </Notice>
        )}
        <RadioGroup
          legend={t('editor.mode.legend')}
          name="modoFlujo"
          error={errors.modoFlujo}
          value={values.modoFlujo}
          onChange={({ currentTarget }) => set({ modoFlujo: modes.parse(currentTarget.value) })}
          options={modes.options.map((value) => ({
            value,
            label: t(`editor.mode.${value}`),
            description: t(`editor.mode.${value}.text`),
          }))}
        />
        {values.modoFlujo === 'profesional' && (
          <NumberField
            label={t('editor.mode.needed')}
            hint={t('editor.mode.needed.hint')}
            error={errors.revisionesMinimas}
            min={2}
            max={10}
            value={values.revisionesMinimas}
            onChange={(revisionesMinimas) => set({ revisionesMinimas })}
          />
        )}
        {values.modoFlujo === 'minimalista' && (
          <Checkbox
            label={t('platform.cuatroOjos')}
            hint={t('platform.cuatroOjos.hint')}
            error={errors.cuatroOjos}
            checked={values.cuatroOjos}
            onChange={({ currentTarget }) => set({ cuatroOjos: currentTarget.checked })}
          />
        )}
        <Checkbox
          label={t('platform.discusionEntreRevisores')}
          hint={t('platform.discusionEntreRevisores.hint')}
          error={errors.discusionEntreRevisores}
          checked={values.discusionEntreRevisores}
          onChange={({ currentTarget }) => set({ discusionEntreRevisores: currentTarget.checked })}
        />
        <Checkbox
          label={t('platform.revisionesPublicas')}
          hint={t('platform.revisionesPublicas.hint')}
          error={errors.revisionesPublicas}
          checked={values.revisionesPublicas}
          onChange={({ currentTarget }) => set({ revisionesPublicas: currentTarget.checked })}
        />
        <Checkbox
          label={t('platform.preferenciasDeRevision')}
          hint={t('platform.preferenciasDeRevision.hint')}
          error={errors.preferenciasDeRevision}
          checked={values.preferenciasDeRevision}
          onChange={({ currentTarget }) => set({ preferenciasDeRevision: currentTarget.checked })}
        />
        <NumberField
          label={t('platform.capacidadRevisor')}
          hint={t('platform.capacidadRevisor.hint')}
          error={errors.capacidadRevisor}
          min={1}
          max={50}
          value={values.capacidadRevisor}
          onChange={(capacidadRevisor) => set({ capacidadRevisor })}
        />
      </GroupForm>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title={t('platform.identidadRevision.ask')}
        description={t(`platform.identidadRevision.${identityKeys[chosen]}.change`)}
        confirmLabel={t('platform.identidadRevision.confirm')}
        cancelLabel={t('common.cancel')}
        disabled={!weighed.data || weighed.isFetching}
        onConfirm={() => {
          setAsking(false);
          group.save();
        }}
      >
        <IdentityChange chosen={chosen} weighed={weighed} />
      </ConfirmDialog>
    </>
  );
}
