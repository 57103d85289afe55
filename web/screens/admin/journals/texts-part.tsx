/** What a journal says of itself in Markdown: each text is saved by itself, as the pages of the site are. */
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import { type JournalText, journalTexts } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { OvertakenNotice } from '#web/features/forms/overtaken-notice.tsx';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { type PartProps, staleJournals } from './use-journal-part.ts';

export function TextsPart({ journal, onStored }: PartProps) {
  const t = useMessages();
  return (
    <Section title={t('managing.part.textos')} intro={t('managing.textos.intro')}>
      <div className="flex max-w-form flex-col divide-y divide-line border-y border-line">
        {journalTexts.map((tipo) => (
          <TextItem key={tipo} journal={journal} tipo={tipo} onStored={onStored} />
        ))}
      </div>
    </Section>
  );
}

const textIn = ({ textos }: ManagedJournal, tipo: JournalText) => textos.find((each) => each.tipo === tipo);

/** `antes`: the day of the text it was begun from, kept along with what is written. */
const written = z.object({ markdown: z.string(), antes: z.string().nullable().default(null) });
type Stored = { markdown: string; fechaActualizacion: string | null };

type ItemProps = { journal: ManagedJournal; tipo: JournalText; onStored: PartProps['onStored'] };

function TextItem({ journal, tipo, onStored }: ItemProps) {
  const t = useMessages();
  const { day } = useFormats();
  const stored = textIn(journal, tipo);
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="py-3">
      <summary>
        <span className="font-semibold">{t(`managing.texto.${tipo}`)}</span>{' '}
        <span className="text-sm text-muted">
          {stored ? t('managing.texto.written', { day: day(stored.fechaActualizacion) }) : t('managing.texto.none')}
        </span>
      </summary>
      <TextForm
        journal={journal}
        tipo={tipo}
        stored={{ markdown: stored?.markdown ?? '', fechaActualizacion: stored?.fechaActualizacion ?? null }}
        setOpen={setOpen}
        onStored={onStored}
      />
    </details>
  );
}

type FormProps = ItemProps & { stored: Stored; setOpen: (open: boolean) => void };

function TextForm({ journal, tipo, stored, setOpen, onStored }: FormProps) {
  const t = useMessages();
  const client = useClient();
  const params = { id: journal.id, tipo };
  const form = useForm({ defaultValues: { markdown: stored.markdown, antes: stored.fechaActualizacion } });
  const { register, watch, getValues, reset, setValue } = form;
  const place = useRef<HTMLFormElement>(null);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const { restored, keeping, forget, startAnew } = useSavedForm(form, `texto.${tipo}.${journal.id}`, written);
  useEffect(() => {
    if (restored) setOpen(true);
  }, [restored, setOpen]);
  const markdown = watch('markdown');
  const write = useAct('writeJournalText', staleJournals);
  const beginFrom = ({ markdown: text, fechaActualizacion }: Stored) => {
    reset({ markdown: text, antes: fechaActualizacion });
    forget();
    setTheirs(null);
  };
  const save = (antes: string | null) =>
    write.mutate(
      { params, body: { markdown, antes } },
      {
        onSuccess: ({ texto }) => {
          const fechaActualizacion = texto?.fechaActualizacion ?? null;
          // What was typed meanwhile stays, begun from what was saved.
          if (getValues('markdown') === markdown) beginFrom({ markdown: texto?.markdown ?? '', fechaActualizacion });
          else setValue('antes', fechaActualizacion);
          toast.success(t('managing.saved'));
          // Its button is not to be pressed any more, and would take the keyboard along.
          const form = place.current;
          if (form?.contains(document.activeElement)) form.closest('details')?.querySelector('summary')?.focus();
          onStored?.();
        },
        onError: async (error) => {
          toast.error(messageOf(error, t('managing.failed')));
          if (problemOf(error)?.code !== 'pagina_cambiada') return;
          const now = textIn(await client.manageJournal({ params: { id: journal.id } }), tipo);
          setTheirs({ markdown: now?.markdown ?? '', fechaActualizacion: now?.fechaActualizacion ?? null });
        },
      },
    );
  const fault = problemOf(write.error)?.errors?.find(({ field }) => field === 'markdown')?.message;
  return (
    <form
      ref={place}
      noValidate
      data-sends-together
      onSubmit={(event) => {
        event.preventDefault();
        save(getValues('antes'));
      }}
      className="mt-4 flex flex-col items-start gap-4 pb-4"
    >
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <Field label={t(`managing.texto.${tipo}`)} hint={t('managing.texto.hint')} error={fault} className="w-full">
        <Textarea rows={14} maxLength={longest.journalText} {...register('markdown')} />
      </Field>
      <DraftLine keeping={keeping} />
      {write.data && write.data.avisos.length > 0 && (
        <Notice tone="warning" live title={t('managing.texto.notices')}>
          <ul>
            {write.data.avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
        </Notice>
      )}
      {theirs ? (
        <OvertakenNotice
          title={t('platform.overtaken')}
          theirs={t('platform.overtaken.theirs')}
          mine={t('platform.overtaken.mine')}
          isSaving={write.isPending}
          onTheirs={() => beginFrom(theirs)}
          onMine={() => {
            setTheirs(null);
            save(theirs.fechaActualizacion);
          }}
        >
          {t('platform.overtaken.other')}
        </OvertakenNotice>
      ) : (
        <Button type="submit" variant="primary" busy={write.isPending} disabled={markdown === stored.markdown}>
          {t('managing.texto.save', { name: t(`managing.texto.${tipo}`) })}
        </Button>
      )}
    </form>
  );
}
