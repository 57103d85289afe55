import { useEffect, useMemo, useState } from 'react';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { FormContent } from '#contract/entities/draft.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { sameJson } from '#contract/same-json.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useSavedDraft } from '#web/features/forms/use-saved-draft.ts';
import { useUnsavedChanges } from '#web/features/publications/use-unsaved-changes.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { focusFirstFault } from '#web/ui/focus-fault.ts';
import type { GroupFields } from './groups.ts';

/** What a saved setting makes old. */
const stale = [
  'getSettings',
  'getIdentity',
  'getSiteFacts',
  'attention',
  'listPublications',
  'getPublication',
  'activity',
] as const;

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The form of one group of settings. What is typed is kept, together with what was read when it was begun: the server
 * compares that with what it has, so that nobody's change is overwritten unseen, after a reload either.
 * `onSettled` runs when the form should begin anew with what is stored now.
 */
export function useSettingsGroup<G extends GroupFields & FormContent>(
  name: string,
  settings: PlatformSettings,
  schema: z.ZodType<G>,
  onSettled: () => void,
) {
  const t = useMessages();
  const client = useClient();
  const act = useAct('changeSettings', stale);
  const [held, setHeld] = useState(() => ({ antes: schema.parse(settings), ahora: schema.parse(settings) }));
  const [restored, setRestored] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  // Once what is wrong is drawn: the next frame may come before.
  useEffect(() => {
    if (refusals > 0) focusFirstFault(document.querySelector('main'));
  }, [refusals]);
  const [overtaken, setOvertaken] = useState<FieldErrors | null>(null);
  const keptSchema = useMemo(() => z.object({ antes: schema, ahora: schema }), [schema]);
  const keeping = useSavedDraft(`ajustes.${name}`, keptSchema, (content) => {
    setHeld(content ?? { antes: schema.parse(settings), ahora: schema.parse(settings) });
    setRestored(content !== null);
  });
  const changed = changedFields(held.antes, held.ahora);
  const isChanged = Object.keys(changed).length > 0;
  const unsaved = useUnsavedChanges(isChanged, keeping.forget);

  const set = (fields: Partial<G>) => {
    const ahora = { ...held.ahora, ...fields };
    const next = { ...held, ahora };
    setHeld(next);
    setErrors(without(errors, Object.keys(fields)));
    keeping.write(Object.keys(changedFields(next.antes, ahora)).length > 0 ? next : null);
  };
  const send = (antes: G) =>
    act.mutate(
      { body: { ...changed, antes: fieldsAsBefore(antes, changed) } },
      {
        onSuccess: () => {
          keeping.forget();
          toast.success(t('platform.saved'));
          onSettled();
        },
        onError: (error) => {
          const problem = problemOf(error);
          const named = Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
          if (problem?.code === 'ajustes_cambiados') setOvertaken(named);
          else setErrors(named);
          toast.error(messageOf(error, t('platform.failed')));
          setRefusals((count) => count + 1);
        },
      },
    );
  return {
    values: held.ahora,
    /** What it was when the form was begun. */
    before: held.antes,
    set,
    errors,
    /** By field, what somebody else has made of it meanwhile; null where nobody has. */
    overtaken,
    isChanged,
    isSaving: act.isPending,
    save: () => send(held.antes),
    /** Stores this form's values over those that it was told of. */
    saveOver: async () => {
      const now = schema.parse(await client.getSettings());
      setOvertaken(null);
      setHeld({ ...held, antes: now });
      send(now);
    },
    startAnew: () => {
      keeping.forget();
      onSettled();
    },
    restored,
    keeping,
    question: unsaved.question,
  };
}

/** What is wrong with a field, or with a part of it. */
export const errorOf = (errors: FieldErrors, field: string): string | undefined =>
  errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1];

const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !fields.includes(path.split('.')[0] ?? '')));

/** Of the values of a form, those that are no longer what they were. */
function changedFields<G extends object>(before: G, now: G): Partial<G> {
  const changed: Partial<G> = {};
  for (const key in now) if (!sameJson(before[key], now[key])) changed[key] = now[key];
  return changed;
}

/** Those same fields as they were: what the server compares with what it has. */
function fieldsAsBefore<G extends object>(before: G, changed: Partial<G>): Partial<G> {
  const read: Partial<G> = {};
  for (const key in changed) read[key] = before[key];
  return read;
}
