import type { ReactNode } from 'react';
import type { Keeping } from '#web/data/use-autosave.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { OvertakenSettings } from './overtaken-settings.tsx';
import type { useSettingsGroup } from './use-settings-group.ts';

type Group = Omit<ReturnType<typeof useSettingsGroup>, 'values' | 'before' | 'set' | 'keeping'> & {
  keeping: Pick<Keeping<unknown>, 'state' | 'take' | 'keepMine'>;
};

type Props = {
  title: string;
  intro?: string;
  group: Group;
  /** Instead of saving at once: to ask first. */
  onSubmit?: () => void;
  children: ReactNode;
};

/** What stands around the fields of one group: what was kept, what somebody else changed, and the button that saves it. */
export function GroupForm({ title, intro, group, onSubmit, children }: Props) {
  const t = useMessages();
  return (
    <Section title={title} intro={intro}>
      <form action={onSubmit ?? group.save} noValidate className="flex max-w-form flex-col gap-6">
        {group.restored && <DraftNotice onStartAnew={group.startAnew} />}
        {group.overtaken && (
          <OvertakenSettings
            overtaken={group.overtaken}
            isSaving={group.isSaving}
            onTheirs={group.startAnew}
            onMine={() => void group.saveOver()}
          />
        )}
        {children}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6">
          <Button type="submit" variant="primary" busy={group.isSaving} disabled={!group.isChanged}>
            {t('platform.save')}
          </Button>
          {group.isChanged && (
            <Button variant="quiet" onClick={group.startAnew}>
              {t('platform.discard')}
            </Button>
          )}
          <DraftLine keeping={group.keeping} />
        </div>
      </form>
      {group.question}
    </Section>
  );
}
