/** What a number says of itself: to begin one, and to change it. */
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { GuestEditor, IssuePlan } from '#contract/entities/issue.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { CoverField } from './cover-field.tsx';

interface Props {
  /** The number that is changed; absent: one is begun. */
  issue?: IssuePlan;
  onClose: () => void;
  onSaved: (issue: IssuePlan) => void;
}

/** A person a line, 'nombre; apellidos; afiliación; ORCID', as the field shows them. */
export const editorLines = (editors: readonly GuestEditor[]): string =>
  editors
    .map(({ nombres, apellidos, afiliacion, orcid }) =>
      [nombres, apellidos, afiliacion, orcid ?? ''].join('; ').replace(/[; ]+$/, ''),
    )
    .join('\n');

/** The same read back; what a line leaves out is empty. */
export const readEditors = (lines: string): GuestEditor[] =>
  lines.split('\n').flatMap((line) => {
    const [nombres = '', apellidos = '', afiliacion = '', orcid = ''] = line.split(';').map((part) => part.trim());
    const iD = orcid.replace(/^https?:\/\/orcid\.org\//, '');
    return nombres ? [{ nombres, apellidos, afiliacion, orcid: iD || null }] : [];
  });

/** The journals whose numbers this person prepares; collections appear in none. */
function useOwnJournals() {
  const { data } = useCall('listJournals');
  return (data?.revistas ?? []).filter(({ clase, numera }) => clase === 'REVISTA' && numera);
}

export function IssueForm({ issue, onClose, onSaved }: Props) {
  const t = useMessages();
  const [facts, setFacts] = useState({
    volumen: issue?.volumen ?? '',
    numero: issue?.numero ?? '',
    anio: String(issue?.anio ?? new Date().getFullYear()),
    titulo: issue?.titulo ?? '',
    paginacion: issue?.paginacion ?? 'PAGINAS',
    continua: issue?.continua ?? false,
  });
  const [editors, setEditors] = useState(editorLines(issue?.editores ?? []));
  const journals = useOwnJournals();
  const [chosen, setChosen] = useState<string>();
  // Where they edit one journal alone it is that one, whichever the platform's first is.
  const journal = journals.find(({ id }) => id === chosen) ?? journals[0];
  const create = useAct('createIssue', ['listIssues', 'getIdentity', 'whatWaits']);
  const change = useAct('changeIssue', ['listIssues', 'issuePlan', 'readIssue']);
  const isYear = /^\d{4}$/.test(facts.anio);
  const isFixed = issue?.estado === 'PUBLICADO';
  const set = (part: Partial<typeof facts>) => setFacts((before) => ({ ...before, ...part }));

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isYear) return;
    const body = { ...facts, anio: Number(facts.anio), editores: readEditors(editors) };
    const ends = {
      onSuccess: (saved: IssuePlan) => {
        toast.success(t('numbering.saved'));
        onSaved(saved);
        onClose();
      },
      onError: (error: Error) =>
        toast.error(failureText(t(issue ? 'numbering.save.failed' : 'numbering.begin.failed'), error)),
    };
    if (issue) change.mutate({ params: { id: issue.id }, body }, ends);
    else create.mutate({ body: { ...body, ...(journal && { revistaId: journal.id }) } }, ends);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(issue ? 'numbering.edit' : 'numbering.begin')}
      closeLabel={t('numbering.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('numbering.cancel')}</Button>
          <Button variant="primary" type="submit" form="issue-form" busy={create.isPending || change.isPending}>
            {t(issue ? 'numbering.save' : 'numbering.begin')}
          </Button>
        </>
      }
    >
      <form id="issue-form" onSubmit={save} className="flex flex-col gap-6">
        {!issue && journals.length > 1 && (
          <Field label={t('numbering.journal')}>
            <Select
              value={journal?.id}
              options={journals.map(({ id, nombre }) => ({ value: id, label: nombre }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t('numbering.volumen')} optional={t('numbering.optional')}>
            <Input
              data-first-focus
              value={facts.volumen}
              maxLength={longest.volume}
              disabled={isFixed}
              onChange={({ target }) => set({ volumen: target.value })}
            />
          </Field>
          <Field label={t('numbering.numero')} optional={t('numbering.optional')}>
            <Input
              value={facts.numero}
              maxLength={longest.issueNumber}
              disabled={isFixed}
              onChange={({ target }) => set({ numero: target.value })}
            />
          </Field>
          <Field label={t('numbering.anio')} error={isYear ? undefined : t('numbering.anio.invalid')}>
            <Input
              inputMode="numeric"
              value={facts.anio}
              disabled={isFixed}
              onChange={({ target }) => set({ anio: target.value })}
            />
          </Field>
        </div>
        <Field label={t('numbering.monograph')} optional={t('numbering.optional')}>
          <Input
            value={facts.titulo}
            maxLength={longest.issueTitle}
            onChange={({ target }) => set({ titulo: target.value })}
          />
        </Field>
        <Field label={t('numbering.editors')} hint={t('numbering.editors.hint')} optional={t('numbering.optional')}>
          <Textarea rows={3} value={editors} onChange={({ target }) => setEditors(target.value)} />
        </Field>
        {issue && <CoverField issue={issue} />}
        <RadioGroup
          legend={t('numbering.paging')}
          name="paginacion"
          value={facts.paginacion}
          options={(['PAGINAS', 'ARTICULOS'] as const).map((value) => ({
            value,
            label: t(`numbering.paging.${value}`),
          }))}
          onChange={({ target }) => set({ paginacion: target.value === 'ARTICULOS' ? 'ARTICULOS' : 'PAGINAS' })}
        />
        <Checkbox
          label={t('numbering.continuous')}
          hint={t('numbering.continuous.hint')}
          checked={facts.continua}
          onChange={({ target }) => set({ continua: target.checked })}
        />
      </form>
    </Dialog>
  );
}
