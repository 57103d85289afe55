import type { ReactNode } from 'react';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { Own, OwnName, OwnSettings } from './use-own-settings.ts';

type Props<K extends OwnName> = {
  name: K;
  /** What it is called, for who does not see beside what the choice stands. */
  label: string;
  part: OwnSettings;
  journal: ManagedJournal;
  /** The field, with what holds: the journal's own, or the platform's, which cannot be written into. */
  children: (
    value: NonNullable<Own[K]>,
    onChange: (value: NonNullable<Own[K]>) => void,
    error: string | undefined,
  ) => ReactNode;
};

/** A setting that is as the platform has it, or a journal's own. */
export function OwnSetting<K extends OwnName>({ name, label, part, journal, children }: Props<K>) {
  const t = useMessages();
  const own: Own[K] = part.own[name];
  const platform: Own = journal.deLaPlataforma;
  const value = own ?? platform[name];
  if (value === undefined || value === null) return null;
  const paths = Object.entries(part.errors).filter(([path]) => `${path}.`.startsWith(`ajustes.${name}.`));
  return (
    <div className="flex flex-col gap-2">
      <fieldset disabled={own === undefined} className="contents">
        {children(value, (next) => part.setOwn(name, next), paths[0]?.[1])}
      </fieldset>
      <Checkbox
        label={t('managing.asPlatform')}
        aria-label={`${t('managing.asPlatform')}: ${label}`}
        className="text-sm text-muted"
        checked={own === undefined}
        onChange={({ currentTarget }) => part.setOwn(name, currentTarget.checked ? undefined : value)}
      />
    </div>
  );
}
