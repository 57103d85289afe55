import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { Passport, PassportCriterion, PassportNote } from '#contract/entities/passport.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { OvertakenNotice } from '#web/features/forms/overtaken-notice.tsx';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = { criterion: PassportCriterion; journal: Passport['revista'] };

/** What people noted of a criterion, with who and when, and the place where it is written. */
export function NoteItem({ criterion, journal }: Props) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const { nota } = criterion;
  return (
    <div className="mt-2">
      {nota && <Note note={nota} />}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="text-sm">{t(nota ? 'passport.note.change' : 'passport.note.write')}</summary>
        {open && <NoteForm criterion={criterion} journal={journal} onSaved={() => setOpen(false)} />}
      </details>
    </div>
  );
}

export function Note({ note: { texto, por, fecha } }: { note: PassportNote }) {
  const t = useMessages();
  const { day } = useFormats();
  return (
    <div className="my-2 border-s-2 border-line ps-3 text-sm">
      <p className="whitespace-pre-wrap break-words">{texto}</p>
      <p className="text-xs text-muted">
        {por
          ? t('passport.note.by', { name: por, day: day(fecha) })
          : t('passport.note.by.nobody', { day: day(fecha) })}
      </p>
    </div>
  );
}

/** `antes`: the moment of the note it was begun from, kept along with what is written. */
const written = z.object({ texto: z.string(), antes: z.string().nullable().default(null) });
const valuesOf = (note: PassportNote | null) => ({ texto: note?.texto ?? '', antes: note?.fecha ?? null });

function NoteForm({ criterion, journal, onSaved }: Props & { onSaved: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const client = useClient();
  const params = { id: journal.id, criterio: criterion.clave };
  const form = useForm({ defaultValues: valuesOf(criterion.nota) });
  const { register, watch, getValues, reset, setFocus } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(
    form,
    `pasaporte.${criterion.clave}.${journal.id}`,
    written,
  );
  const [theirs, setTheirs] = useState<PassportNote | null | undefined>(undefined);
  useEffect(() => setFocus('texto'), [setFocus]);
  const write = useAct('writePassportNote', ['readPassport']);
  const save = (antes: string | null) =>
    write.mutate(
      { params, body: { texto: getValues('texto'), antes } },
      {
        onSuccess: () => {
          forget();
          toast.success(t('passport.note.saved'));
          onSaved();
        },
        onError: async (error) => {
          toast.error(messageOf(error, t('passport.note.failed')));
          if (problemOf(error)?.code !== 'revista_cambiada') return;
          const { indices } = await client.readPassport({ params: { id: journal.id } });
          const now = indices.flatMap(({ criterios }) => criterios).find(({ clave }) => clave === criterion.clave);
          setTheirs(now?.nota ?? null);
        },
      },
    );
  const fault = problemOf(write.error)?.errors?.find(({ field }) => field === 'texto')?.message;
  return (
    <div data-sends-together className="mt-3 flex max-w-form flex-col items-start gap-3 pb-2">
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <Field
        label={t('passport.note.field', { name: criterion.nombre[language] })}
        hint={t('passport.note.hint')}
        error={fault}
        className="w-full"
      >
        <Textarea rows={3} maxLength={longest.passportNote} {...register('texto')} />
      </Field>
      <DraftLine keeping={keeping} />
      {theirs === undefined ? (
        <Button
          variant="primary"
          busy={write.isPending}
          disabled={watch('texto').trim() === (criterion.nota?.texto ?? '')}
          onClick={() => save(getValues('antes'))}
        >
          {t('passport.note.save')}
        </Button>
      ) : (
        <OvertakenNotice
          title={t('platform.overtaken')}
          theirs={t('platform.overtaken.theirs')}
          mine={t('platform.overtaken.mine')}
          isSaving={write.isPending}
          onTheirs={() => {
            reset(valuesOf(theirs));
            forget();
            setTheirs(undefined);
          }}
          onMine={() => {
            setTheirs(undefined);
            save(theirs?.fecha ?? null);
          }}
        >
          {theirs ? <Note note={theirs} /> : t('platform.overtaken.other')}
        </OvertakenNotice>
      )}
    </div>
  );
}
