import { toast } from 'react-hot-toast';
import type { Staff } from '#contract/entities/editorial.ts';
import { type Publication, prioridad as prioridadSchema } from '#contract/entities/publication.ts';
import { prioridades } from '#contract/vocabulary.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { deskCalls } from './stale.ts';
import { useHandlingEditor } from './use-handling-editor.ts';

/** Who handles a work and how urgent it is; each choice is saved at once. */
export function Handling({ work }: { work: Publication }) {
  return (
    <div className="grid max-w-form grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-4">
      <EditorChoice work={work} />
      <PriorityChoice work={work} />
    </div>
  );
}

function EditorChoice({ work }: { work: Publication }) {
  const t = useMessages();
  const { data } = useCall('editorialDesk', { params: { id: work.id } });
  const { give, isPending } = useHandlingEditor(work.id, data?.editor ?? null);
  const { day } = useFormats();
  const known = data?.editores ?? [];
  const nameOf = ({ id, nombre }: Staff) => {
    const until = known.find((each) => each.id === id)?.ausenteHasta;
    return until ? `${nombre} · ${t('candidates.away', { day: day(until) })}` : nombre;
  };
  // Who handles it may have lost the role since.
  const editors = data?.editor && !known.some(({ id }) => id === data.editor?.id) ? [data.editor, ...known] : known;
  const chosen = known.find(({ id }) => id === data?.editor?.id);
  return (
    <Field label={t('desk.editor.choose')} {...(chosen?.notaAusencia && { hint: chosen.notaAusencia })}>
      <Select
        disabled={!data || isPending}
        value={data?.editor?.id ?? ''}
        onChange={(event) => give(event.currentTarget.value || null)}
        options={[
          { value: '', label: t('desk.editor.nobody') },
          ...editors.map((person) => ({ value: person.id, label: nameOf(person) })),
        ]}
      />
    </Field>
  );
}

function PriorityChoice({ work }: { work: Publication }) {
  const t = useMessages();
  const { mutate, isPending } = useAct('setPriority', deskCalls);
  const save = (value: string) => {
    const prioridad = prioridadSchema.parse(value);
    mutate(
      { params: { id: work.id }, body: { prioridad } },
      {
        onSuccess: () => toast.success(t('desk.priority.saved', { priority: t(`reviewer.said.${prioridad}`) })),
        onError: (error) => toast.error(failureText(t('desk.priority.failed'), error)),
      },
    );
  };
  return (
    <Field label={t('desk.priority')}>
      <Select
        disabled={isPending}
        value={work.prioridad}
        onChange={(event) => save(event.currentTarget.value)}
        options={prioridades.map((value) => ({ value, label: t(`reviewer.prioridad.${value}`) }))}
      />
    </Field>
  );
}
