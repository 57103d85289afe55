/** The composer of the structured review form: its questions, their order, and how a reviewer sees them. */
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { errorOf, useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { QuestionsField } from './questions-field.tsx';

export function Composer({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('formulario', settings, groupSchemas.formulario, onSettled);
  return (
    <GroupForm title={t('platform.group.formulario')} intro={t('composer.intro')} group={group}>
      <Notice>{t('composer.underWay')}</Notice>
      <QuestionsField
        form={group.values.formularioRevision}
        error={group.errors.formularioRevision}
        errorAt={(place, path) => errorOf(group.errors, `formularioRevision.${place}.${path}`)}
        onWrite={(formularioRevision) => group.set({ formularioRevision })}
      />
    </GroupForm>
  );
}
