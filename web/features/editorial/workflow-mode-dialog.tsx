import { useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { type PlatformSettings, platformSettingsSchema } from '#contract/entities/system.ts';
import { administers } from '#contract/roles.ts';
import { asksFourEyes, type RoleHolder } from '#contract/workflow.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

/** 'Configurar Workflow' (spec 001 §4): how many completed reviews a decision takes. */
export function WorkflowModeDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const query = useCall('getSettings');
  const { data } = query;
  const save = useAct('changeSettings', ['getSettings', 'listPublications', 'getPublication']);
  const submit = (body: WorkflowChoice) =>
    save.mutate(
      { body },
      {
        onSuccess: ({ modoFlujo }) => {
          toast.success(t('editor.mode.saved', { mode: t(`editor.mode.${modoFlujo}`) }));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('editor.mode.failed'), error)),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editor.mode.title')}
      description={t('editor.mode.scope')}
      closeLabel={t('common.close')}
      size="narrow"
      footer={
        data && (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
              {t('editor.mode.save')}
            </Button>
          </>
        )
      }
    >
      <QueryState
        query={query}
        loading={t('editor.loading')}
        failed={(error) => failureText(t('editor.mode.loadFailed'), error)}
      >
        {(data) => <ModeForm id={formId} settings={data} onSubmit={submit} />}
      </QueryState>
    </Dialog>
  );
}

type WorkflowChoice = Partial<Pick<PlatformSettings, 'modoFlujo' | 'revisionesMinimas'>>;
const { modoFlujo: modeSchema, revisionesMinimas: neededSchema } = platformSettingsSchema.shape;

type FormProps = { id: string; settings: PlatformSettings; onSubmit: (choice: WorkflowChoice) => void };

function ModeForm({ id, settings, onSubmit }: FormProps) {
  const t = useMessages();
  const [mode, setMode] = useState(settings.modoFlujo);
  const [needed, setNeeded] = useState(String(settings.revisionesMinimas));
  const [checked, setChecked] = useState(false);
  const { user } = useSession();
  const fourEyes = user && becomesOfFourEyes(user, settings, mode);
  const count = neededSchema.safeParse(Number(needed));
  const submit = () => {
    setChecked(true);
    if (mode === 'minimalista') onSubmit({ modoFlujo: mode });
    else if (count.success) onSubmit({ modoFlujo: mode, revisionesMinimas: count.data });
  };
  return (
    <form id={id} action={submit} noValidate className="flex flex-col gap-6">
      <RadioGroup
        legend={t('editor.mode.legend')}
        name="modoFlujo"
        value={mode}
        onChange={(event) => setMode(modeSchema.parse(event.currentTarget.value))}
        options={modeSchema.options.map((value) => ({
          value,
          label: t(`editor.mode.${value}`),
          description: t(`editor.mode.${value}.text`),
        }))}
      />
      {fourEyes && <Notice live>{t(`editor.mode.fourEyes.${fourEyes}`)}</Notice>}
      {mode === 'profesional' && (
        <Field
          label={t('editor.mode.needed')}
          hint={t('editor.mode.needed.hint')}
          error={checked && !count.success && t('editor.mode.needed.invalid')}
          required
        >
          <Input
            type="number"
            inputMode="numeric"
            min={2}
            max={10}
            className="max-w-28"
            value={needed}
            onChange={(event) => setNeeded(event.currentTarget.value)}
          />
        </Field>
      )}
    </form>
  );
}

/** What choosing the mode means for four eyes: that they begin, stay though the mode does not ask for them, or end. */
function becomesOfFourEyes(user: RoleHolder, settings: PlatformSettings, modoFlujo: PlatformSettings['modoFlujo']) {
  if (modoFlujo === settings.modoFlujo) return undefined;
  if (!asksFourEyes(settings)) return administers(user) ? undefined : 'begin';
  if (modoFlujo === 'profesional') return undefined;
  return settings.cuatroOjos || !administers(user) ? 'stay' : 'end';
}
