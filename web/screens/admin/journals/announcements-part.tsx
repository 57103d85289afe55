import { z } from 'zod';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import { announcementClasses, mostOfJournal } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { useAct } from '#web/data/queries.ts';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { type PartProps, staleJournals, useJournalPart } from './use-journal-part.ts';

const text = z.string();
const inBoth = z.object({ es: text, en: text });
const schema = z.object({
  anuncios: z.array(
    z.object({
      id: text,
      clase: z.enum(announcementClasses),
      titulo: inBoth,
      texto: inBoth,
      fecha: text,
      fechaLimite: text.nullable(),
      enlace: text,
    }),
  ),
});
type Values = z.infer<typeof schema>;
type Announcement = Values['anuncios'][number];

const read = ({ anunciosEnteros }: ManagedJournal): Values => schema.parse({ anuncios: anunciosEnteros });
const fresh = (): Announcement => ({
  ...{ id: crypto.randomUUID(), clase: 'ANUNCIO', titulo: { es: '', en: '' }, texto: { es: '', en: '' } },
  ...{ fecha: new Date().toISOString().slice(0, 10), fechaLimite: null, enlace: '' },
});

/** What a journal announces, and the calls by which it asks for works up to a day. */
export function AnnouncementsPart(props: PartProps) {
  const t = useMessages();
  const { day } = useFormats();
  const { journal } = props;
  const change = useAct('changeAnnouncements', staleJournals);
  const part = useJournalPart<Values>({
    ...props,
    ...{ name: 'anuncios', schema, read },
    send: (now, before) =>
      change.mutateAsync({ params: { id: journal.id }, body: { anuncios: now.anuncios, antes: before.anuncios } }),
  });
  const about = ({ clase, fecha, fechaLimite }: Announcement) =>
    [
      t(`managing.anuncio.${clase}`),
      fecha && day(fecha),
      clase === 'CONVOCATORIA' && fechaLimite && t('managing.anuncio.until', { day: day(fechaLimite) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <GroupForm title={t('managing.part.anuncios')} intro={t('managing.anuncios.intro')} group={part}>
      <OrderedRows
        ordered={false}
        rows={part.values.anuncios}
        most={mostOfJournal.announcements}
        nameOf={({ titulo }) => titulo.es.trim() || t('managing.untitled')}
        about={about}
        isFaulty={(place) => Object.keys(part.errors).some((path) => path.startsWith(`anuncios.${place}.`))}
        none={t('managing.anuncios.none')}
        addLabel={t('managing.anuncios.add')}
        fresh={fresh}
        onChange={(anuncios) => part.set({ anuncios })}
      >
        {(row, place, onChange) => (
          <AnnouncementFields
            row={row}
            errorAt={(path) => part.errors[`anuncios.${place}.${path}`]}
            onChange={onChange}
          />
        )}
      </OrderedRows>
    </GroupForm>
  );
}

type FieldsProps = {
  row: Announcement;
  errorAt: (path: string) => string | undefined;
  onChange: (fields: Partial<Announcement>) => void;
};

function AnnouncementFields({ row, errorAt, onChange }: FieldsProps) {
  const t = useMessages();
  return (
    <>
      <RadioGroup
        legend={t('managing.anuncio.clase')}
        name={`clase-${row.id}`}
        value={row.clase}
        error={errorAt('clase')}
        onChange={({ currentTarget }) => {
          const clase = announcementClasses.find((each) => each === currentTarget.value);
          if (clase) onChange({ clase, ...(clase === 'ANUNCIO' && { fechaLimite: null }) });
        }}
        options={announcementClasses.map((value) => ({ value, label: t(`managing.anuncio.${value}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('managing.anuncio.fecha')}
          hint={t('managing.anuncio.fecha.hint')}
          error={errorAt('fecha')}
          required
        >
          <Input
            type="date"
            value={row.fecha}
            onChange={({ currentTarget }) => onChange({ fecha: currentTarget.value })}
          />
        </Field>
        {row.clase === 'CONVOCATORIA' && (
          <Field
            label={t('managing.anuncio.fechaLimite')}
            hint={t('managing.anuncio.fechaLimite.hint')}
            error={errorAt('fechaLimite')}
            optional={t('platform.optional')}
          >
            <Input
              type="date"
              value={row.fechaLimite ?? ''}
              onChange={({ currentTarget }) => onChange({ fechaLimite: currentTarget.value || null })}
            />
          </Field>
        )}
      </div>
      {(['es', 'en'] as const).map((language) => (
        <div key={language} className="flex flex-col gap-4">
          <Field
            label={t(`platform.in.${language}`, { name: t('managing.anuncio.titulo') })}
            error={errorAt(`titulo.${language}`)}
            {...(language === 'es' ? { required: true } : { optional: t('platform.optional') })}
          >
            <Input
              lang={language}
              maxLength={longest.title}
              value={row.titulo[language]}
              onChange={({ currentTarget }) => onChange({ titulo: { ...row.titulo, [language]: currentTarget.value } })}
            />
          </Field>
          <Field
            label={t(`platform.in.${language}`, { name: t('managing.anuncio.texto') })}
            error={errorAt(`texto.${language}`)}
            optional={t('platform.optional')}
          >
            <Textarea
              rows={4}
              lang={language}
              maxLength={longest.announcement}
              value={row.texto[language]}
              onChange={({ currentTarget }) => onChange({ texto: { ...row.texto, [language]: currentTarget.value } })}
            />
          </Field>
        </div>
      ))}
      <Field label={t('managing.anuncio.enlace')} error={errorAt('enlace')} optional={t('platform.optional')}>
        <Input
          type="url"
          maxLength={longest.link}
          placeholder="https://"
          value={row.enlace}
          onChange={({ currentTarget }) => onChange({ enlace: currentTarget.value.trim() })}
        />
      </Field>
    </>
  );
}
