import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { errorOf } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { QuestionsField } from '#web/screens/admin/review-form/questions-field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { OwnSetting } from './own-setting.tsx';
import type { PartProps } from './use-journal-part.ts';
import { useOwnSettings } from './use-own-settings.ts';

/** The review form of a journal: the platform's, or one of its own. */
export function QuestionsPart(props: PartProps) {
  const t = useMessages();
  const part = useOwnSettings('formulario', props);
  return (
    <GroupForm title={t('managing.part.formulario')} intro={t('managing.own.intro')} group={part}>
      <Notice>{t('composer.underWay')}</Notice>
      <OwnSetting name="formularioRevision" label={t('platform.group.formulario')} part={part} journal={props.journal}>
        {(form, onWrite) => (
          <QuestionsField
            form={form}
            error={part.errors['ajustes.formularioRevision']}
            errorAt={(place, path) => errorOf(part.errors, `ajustes.formularioRevision.${place}.${path}`)}
            onWrite={onWrite}
          />
        )}
      </OwnSetting>
    </GroupForm>
  );
}
