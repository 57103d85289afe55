import { useEffect, useRef, useState } from 'react';
import type { Candidate } from '#contract/entities/candidate.ts';
import { type PublicationSummary, prioridad as prioridadSchema } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { type Prioridad, prioridades } from '#contract/vocabulary.ts';
import { problemOf } from '#web/data/problems.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useSettingsOf } from '#web/features/publications/journals.ts';
import { CandidatesDialog } from '#web/features/reviewing/candidates/candidates-dialog.tsx';
import { InviteByMailDialog } from '#web/features/reviewing/candidates/invite-by-mail-dialog.tsx';
import { dayAfter, endOfDay } from '#web/features/reviewing/deadline.ts';
import { useProposedDay } from '#web/features/reviewing/use-proposed-day.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { focusFirstFault } from '#web/ui/focus-fault.ts';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { ReviewerPicker } from './reviewer-picker.tsx';
import { useAssign } from './use-assign.ts';

type FieldErrors = { revisorId?: string; fechaLimite?: string; prioridad?: string; comentarios?: string };
type Props = { work: PublicationSummary; onClose: () => void };

/** 'Asignar revisor': who reads the work, one or several, until when, how urgent it is, and what they are told. A new review begins as PENDIENTE. */
export function AssignDialog({ work, onClose }: Props) {
  const t = useMessages();
  const settings = useSettingsOf(work);
  const assign = useAssign(work);
  const [instead, setInstead] = useState<{ rank: true } | { sought: string }>();
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const [typedDay, setTypedDay] = useState<string>();
  const [prioridad, setPrioridad] = useState<Prioridad>(work.prioridad);
  const [errors, setErrors] = useState<FieldErrors>({});
  const fields = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer, once what is wrong is said beside its field
  useEffect(() => focusFirstFault(fields.current), [errors]);
  const said = useSavedText(`asignacion.${work.id}`);
  const comentarios = said.text.trim();
  const { day, hint } = useProposedDay(settings, typedDay, chosen);

  function submit(): void {
    const wrong: FieldErrors = {
      ...(chosen.length === 0 && { revisorId: t('editor.assign.required') }),
      ...(day < dayAfter(0) && { fechaLimite: t('editor.assign.fechaLimite.invalid') }),
      ...(comentarios === '' && { comentarios: t('editor.reviews.comentarios.required') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || assign.isPending) return;
    assign.mutate(
      { people: chosen, asked: { fechaLimite: endOfDay(day), prioridad, comentarios } },
      {
        onSuccess: ({ left, refusal }) => {
          if (left.length === 0) {
            said.forget();
            onClose();
          }
          // Whom it was asked of is out of the question; the others can be tried again, or left out.
          setChosen(left);
          const fields = problemOf(refusal)?.errors?.map(({ field, message }) => [field, message]) ?? [];
          setErrors(Object.fromEntries(fields));
        },
      },
    );
  }

  if (instead && 'rank' in instead) return <CandidatesDialog work={work} onClose={onClose} />;
  if (instead) return <InviteByMailDialog work={work} sought={instead.sought} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editor.assign')}
      description={work.titulo}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="quiet" className="sm:me-auto" onClick={() => setInstead({ rank: true })}>
            {t('candidates.open')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={assign.isPending} onClick={submit}>
            {t('editor.assign.submit', { count: Math.max(1, chosen.length) })}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-6">
        <ReviewerPicker
          work={work}
          chosen={chosen}
          onChoose={(candidate, isChosen) =>
            setChosen((before) => [...before.filter(({ id }) => id !== candidate.id), ...(isChosen ? [candidate] : [])])
          }
          onMail={(sought) => setInstead({ sought })}
          error={errors.revisorId}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            label={t('editor.assign.fechaLimite')}
            hint={hint ?? (settings && t('editor.assign.fechaLimite.hint', { days: settings.plazoRevisionDias }))}
            error={errors.fechaLimite}
            required
          >
            <Input
              type="date"
              min={dayAfter(0)}
              value={day}
              onChange={(event) => setTypedDay(event.currentTarget.value)}
            />
          </Field>
          <Field label={t('editor.assign.prioridad')} error={errors.prioridad}>
            <Select
              value={prioridad}
              onChange={(event) => setPrioridad(prioridadSchema.parse(event.currentTarget.value))}
              options={prioridades.map((value) => ({ value, label: t(`reviewer.prioridad.${value}`) }))}
            />
          </Field>
          <Field label={t('editor.reviews.estado')} hint={t('editor.assign.estado')}>
            <Select
              disabled
              value="PENDIENTE"
              options={[{ value: 'PENDIENTE', label: t('reviewer.estado.PENDIENTE') }]}
            />
          </Field>
        </div>
        <Field
          label={t('editor.reviews.comentarios')}
          hint={t('editor.assign.comentarios.hint')}
          error={errors.comentarios}
          required
        >
          <Textarea
            rows={3}
            maxLength={longest.review}
            value={said.text}
            onChange={(event) => said.write(event.currentTarget.value)}
          />
        </Field>
        <DraftLine keeping={said.keeping} />
      </div>
    </Dialog>
  );
}
