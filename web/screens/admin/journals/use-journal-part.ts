import { useEffect, useMemo, useState } from 'react';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { FormContent } from '#contract/entities/draft.ts';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import { sameJson } from '#contract/same-json.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import type { FieldErrors } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useSavedDraft } from '#web/features/forms/use-saved-draft.ts';
import { useUnsavedChanges } from '#web/features/publications/use-unsaved-changes.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { focusFirstFault } from '#web/ui/focus-fault.ts';

/** What a changed journal makes old. */
export const staleJournals = [
  'manageJournal',
  'listManagedJournals',
  'listJournals',
  'getJournal',
  'roleJournals',
  'getPublication',
  'activity',
] as const;

export type PartProps = {
  journal: ManagedJournal;
  onSettled: () => void;
  /** One of the forms that keep what they hold, and so need not begin anew, was stored. */
  onStored?: () => void;
};

interface Part<V> extends PartProps {
  /** The last part of its address, and of what is kept of it. */
  name: string;
  schema: z.ZodType<V>;
  /** What of the journal the form holds. */
  read: (journal: ManagedJournal) => V;
  /** Sends what the form holds, beside what was there when it was begun. */
  send: (now: V, before: V) => Promise<unknown>;
}

/**
 * The form of one part of a journal, as the forms of the platform's settings: what is typed is kept together with what was read when
 * it was begun, and the server compares that with what it has.
 */
export function useJournalPart<V extends FormContent>({ journal, onSettled, name, schema, read, send }: Part<V>) {
  const t = useMessages();
  const client = useClient();
  const fresh = () => ({ antes: schema.parse(read(journal)), ahora: schema.parse(read(journal)) });
  const [held, setHeld] = useState(fresh);
  const [restored, setRestored] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [overtaken, setOvertaken] = useState<FieldErrors | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // Once what is wrong is drawn: the next frame may come before.
  useEffect(() => {
    if (refusals > 0) focusFirstFault(document.querySelector('main'));
  }, [refusals]);
  const keptSchema = useMemo(() => z.object({ antes: schema, ahora: schema }), [schema]);
  const keeping = useSavedDraft(`revista.${name}.${journal.id}`, keptSchema, (content) => {
    setHeld(content ?? fresh());
    setRestored(content !== null);
  });
  const isChanged = !sameJson(held.antes, held.ahora);
  const unsaved = useUnsavedChanges(isChanged, keeping.forget);

  /** `touched`: the paths that what was said of no longer holds for. */
  const set = (fields: Partial<V>, touched: string = Object.keys(fields)[0] ?? '') => {
    const next = { ...held, ahora: { ...held.ahora, ...fields } };
    setHeld(next);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => !`${path}.`.startsWith(`${touched}.`))));
    keeping.write(sameJson(next.antes, next.ahora) ? null : next);
  };
  const store = async (antes: V) => {
    setSaving(true);
    try {
      await send(held.ahora, antes);
      keeping.forget();
      toast.success(t('managing.saved'));
      onSettled();
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const problem = problemOf(error);
      const named = Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
      if (problem?.code === 'ajustes_cambiados' || problem?.code === 'revista_cambiada')
        setOvertaken(
          Object.fromEntries(Object.entries(named).map(([field, now]) => [field.replace(/^ajustes\./, ''), now])),
        );
      else setErrors(named);
      toast.error(messageOf(error, t('managing.failed')));
      setRefusals((count) => count + 1);
    } finally {
      setSaving(false);
    }
  };
  return {
    values: held.ahora,
    /** What it was when the form was begun. */
    before: held.antes,
    set,
    errors,
    overtaken,
    isChanged,
    isSaving,
    save: () => void store(held.antes),
    /** Stores this form's values over those that it was told of. */
    saveOver: async () => {
      const now = schema.parse(read(await client.manageJournal({ params: { id: journal.id } })));
      setOvertaken(null);
      setHeld({ ...held, antes: now });
      await store(now);
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
