import type { UseFormRegisterReturn } from 'react-hook-form';
import type { JournalSummary } from '#contract/entities/journal.ts';
import { useCall } from '#web/data/queries.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { type Place, useJournals } from '#web/features/publications/journals.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

type Chosen = { revistaId: string; seccionId: string };

/**
 * What an author may choose: journals that take works, sections that do; what the work is in already stays among them. Empty where
 * there is nothing to be chosen.
 */
export function useChoices(chosen: Chosen, before?: Place) {
  const journals = useJournals();
  const open = journals.filter(({ id, recibe }) => recibe || id === before?.revistaId);
  const journal = journals.find(({ id }) => id === chosen.revistaId) ?? (open.length === 1 ? open[0] : undefined);
  const sections = (journal?.secciones ?? []).filter(({ id, cerrada }) => !cerrada || id === before?.seccionId);
  return { journals: open.length > 1 ? open : [], journal, sections };
}
type Choices = ReturnType<typeof useChoices>;

/** What of the two has to be chosen yet. */
export const isUnchosen = ({ journals, sections }: Choices, chosen: Chosen): keyof Chosen | undefined => {
  if (journals.length > 0 && !journals.some(({ id }) => id === chosen.revistaId)) return 'revistaId';
  return sections.length > 0 && !sections.some(({ id }) => id === chosen.seccionId) ? 'seccionId' : undefined;
};

type Fault = { message?: string } | undefined;
type Props = {
  choices: Choices;
  journalField: UseFormRegisterReturn;
  sectionField: UseFormRegisterReturn;
  /** The section that is chosen now. */
  seccionId: string;
  errors: { revistaId?: Fault; seccionId?: Fault };
  /** Where the work is now; absent: it is new. */
  before?: Place;
};

/** To which journal a work is to be sent, and to which of its sections, with what both ask of it; nothing where there is no choice. */
export function JournalFields({ choices, journalField, sectionField, seccionId, errors, before }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { journals, journal, sections } = choices;
  const section = sections.find(({ id }) => id === seccionId);
  const mayBeNone = before !== undefined && before.seccionId === null;
  if (journals.length === 0 && sections.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-6 sm:grid-cols-2">
        {journals.length > 0 && (
          <Field label={t('author.form.revista')} error={errors.revistaId?.message} required>
            <Select
              {...journalField}
              {...(before ? {} : { placeholder: t('author.form.revista.choose') })}
              options={journals.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            />
          </Field>
        )}
        {sections.length > 0 && (
          <Field
            label={t('author.form.seccion')}
            hint={section && <Limits section={section} />}
            error={errors.seccionId?.message}
            required={!mayBeNone}
          >
            <Select
              {...sectionField}
              placeholder={t(mayBeNone ? 'author.form.seccion.none' : 'author.form.seccion.choose')}
              options={sections.map(({ id, nombre }) => ({ value: id, label: nombre[language] || nombre.es }))}
            />
          </Field>
        )}
      </div>
      {journal && <Rules journal={journal} />}
    </div>
  );
}

/** How long a section's works may be, and that they are not reviewed. */
function Limits({ section }: { section: JournalSummary['secciones'][number] }) {
  const t = useMessages();
  const { number } = useFormats();
  const { palabrasMinimas: least, palabrasMaximas: most, conRevision } = section;
  return [
    least !== null && most !== null && t('author.form.seccion.between', { least: number(least), most: number(most) }),
    least !== null && most === null && t('author.form.seccion.least', { count: least }),
    least === null && most !== null && t('author.form.seccion.most', { count: most }),
    !conRevision && t('author.form.seccion.notReviewed'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The journal's rules for authors, where it has written any. */
function Rules({ journal }: { journal: JournalSummary }) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  const { data } = useCall('getJournal', { params: { clave: journal.clave } });
  const rules = data?.textos.find(({ tipo }) => tipo === 'normas');
  if (!rules) return null;
  return (
    <details className="border-y border-line py-3">
      <summary className="text-sm font-semibold">{t('author.form.normas', { name: journal.nombre })}</summary>
      {/* Administrators write in the platform's language, whichever the reader's. */}
      <div lang="es" className="mt-3 max-w-reading">
        <ManuscriptView documento={rules.documento} referencias={[]} labels={labels} />
      </div>
    </details>
  );
}
