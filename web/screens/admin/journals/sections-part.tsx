import { z } from 'zod';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import { mostOfJournal } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { useAct } from '#web/data/queries.ts';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { errorOf } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { QuestionsField } from '#web/screens/admin/review-form/questions-field.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { type PartProps, staleJournals, useJournalPart } from './use-journal-part.ts';

const text = z.string();
const schema = z.object({
  secciones: z.array(
    z.object({
      id: text,
      nombre: z.object({ es: text, en: text }),
      conRevision: z.boolean(),
      indexada: z.boolean(),
      palabrasMinimas: z.number().nullable(),
      palabrasMaximas: z.number().nullable(),
      formularioRevision: groupSchemas.formulario.shape.formularioRevision.nullable(),
      cerrada: z.boolean(),
    }),
  ),
});
type Values = z.infer<typeof schema>;
type Section = Values['secciones'][number];

const read = ({ seccionesEnteras }: ManagedJournal): Values => schema.parse({ secciones: seccionesEnteras });
const fresh = (): Section => ({
  ...{ id: crypto.randomUUID(), nombre: { es: '', en: '' }, conRevision: true, indexada: true },
  ...{ palabrasMinimas: null, palabrasMaximas: null, formularioRevision: null, cerrada: false },
});

/** The sections that works are sent to, in the order in which authors choose from them. */
export function SectionsPart(props: PartProps) {
  const t = useMessages();
  const { journal } = props;
  const change = useAct('changeSections', staleJournals);
  const part = useJournalPart<Values>({
    ...props,
    ...{ name: 'secciones', schema, read },
    send: (now, before) =>
      change.mutateAsync({ params: { id: journal.id }, body: { secciones: now.secciones, antes: before.secciones } }),
  });
  return (
    <GroupForm title={t('managing.part.secciones')} intro={t('managing.secciones.intro')} group={part}>
      {part.errors.secciones && <Notice tone="error">{part.errors.secciones}</Notice>}
      <OrderedRows
        rows={part.values.secciones}
        most={mostOfJournal.sections}
        nameOf={({ nombre }) => nombre.es.trim() || t('managing.untitled')}
        about={(section) => <About section={section} />}
        isFaulty={(place) => Object.keys(part.errors).some((path) => path.startsWith(`secciones.${place}.`))}
        none={t('managing.secciones.none')}
        addLabel={t('managing.secciones.add')}
        fresh={fresh}
        onChange={(secciones) => part.set({ secciones })}
      >
        {(section, place, onChange) => (
          <SectionFields
            section={section}
            standard={journal.ajustes.formularioRevision ?? journal.deLaPlataforma.formularioRevision}
            errorAt={(path) => errorOf(part.errors, `secciones.${place}.${path}`)}
            onChange={onChange}
          />
        )}
      </OrderedRows>
    </GroupForm>
  );
}

/** What is said of a section while it is shut. */
function About({ section }: { section: Section }) {
  const t = useMessages();
  const { conRevision, indexada, palabrasMaximas, formularioRevision, cerrada } = section;
  return [
    t(conRevision ? 'managing.section.reviewed' : 'managing.section.notReviewed'),
    !indexada && t('managing.section.notIndexed'),
    palabrasMaximas !== null && t('managing.section.upTo', { count: palabrasMaximas }),
    formularioRevision && t('managing.section.ownForm'),
    cerrada && t('managing.section.closed'),
  ]
    .filter(Boolean)
    .join(' · ');
}

type FieldsProps = {
  section: Section;
  /** The journal's review form, from which one of the section's own begins. */
  standard: NonNullable<Section['formularioRevision']>;
  errorAt: (path: string) => string | undefined;
  onChange: (fields: Partial<Section>) => void;
};

const limits = ['palabrasMinimas', 'palabrasMaximas'] as const;
const choices = ['conRevision', 'indexada', 'cerrada'] as const;

function SectionFields({ section, standard, errorAt, onChange }: FieldsProps) {
  const t = useMessages();
  const form = section.formularioRevision;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['es', 'en'] as const).map((language) => (
          <Field
            key={language}
            label={t(`platform.in.${language}`, { name: t('managing.section.nombre') })}
            error={errorAt(`nombre.${language}`)}
            {...(language === 'es' ? { required: true } : { optional: t('platform.optional') })}
          >
            <Input
              lang={language}
              maxLength={longest.section}
              value={section.nombre[language]}
              onChange={({ currentTarget }) =>
                onChange({ nombre: { ...section.nombre, [language]: currentTarget.value } })
              }
            />
          </Field>
        ))}
        {limits.map((name) => (
          <Field
            key={name}
            label={t(`managing.section.${name}`)}
            error={errorAt(name)}
            optional={t('platform.optional')}
          >
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={1_000_000}
              className="max-w-36"
              value={section[name] ?? ''}
              onChange={({ currentTarget }) =>
                onChange({ [name]: currentTarget.value === '' ? null : Number(currentTarget.value) })
              }
            />
          </Field>
        ))}
      </div>
      {choices.map((name) => (
        <Checkbox
          key={name}
          label={t(`managing.section.${name}`)}
          hint={t(`managing.section.${name}.hint`)}
          error={errorAt(name)}
          checked={section[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
        />
      ))}
      <Checkbox
        label={t('managing.section.formulario')}
        hint={t('managing.section.formulario.hint')}
        checked={form !== null}
        disabled={!section.conRevision}
        onChange={({ currentTarget }) => onChange({ formularioRevision: currentTarget.checked ? [...standard] : null })}
      />
      {form && section.conRevision && (
        <QuestionsField
          form={form}
          errorAt={(place, path) => errorAt(`formularioRevision.${place}.${path}`)}
          onWrite={(formularioRevision) => onChange({ formularioRevision })}
        />
      )}
    </>
  );
}
