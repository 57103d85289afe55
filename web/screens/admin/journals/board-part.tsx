import { z } from 'zod';
import { countriesIn } from '#contract/countries.ts';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import { boardRoles, mostOfJournal } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { useAct } from '#web/data/queries.ts';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { type PartProps, staleJournals, useJournalPart } from './use-journal-part.ts';

const text = z.string();
const schema = z.object({
  consejo: z.array(
    z.object({
      id: text,
      nombre: text,
      cargo: z.enum(boardRoles),
      tarea: text,
      afiliacion: text,
      pais: text,
      orcid: text.nullable(),
      userId: text.nullable(),
    }),
  ),
});
type Values = z.infer<typeof schema>;
type Member = Values['consejo'][number];

const read = ({ consejo }: ManagedJournal): Values => ({ consejo });
const fresh = (): Member => ({
  ...{ id: crypto.randomUUID(), nombre: '', cargo: 'CONSEJO_EDITORIAL', tarea: '', afiliacion: '', pais: '' },
  ...{ orcid: null, userId: null },
});

/** Who directs and advises a journal, in the order in which its page names them. */
export function BoardPart(props: PartProps) {
  const t = useMessages();
  const { journal } = props;
  const change = useAct('changeBoard', staleJournals);
  const part = useJournalPart<Values>({
    ...props,
    ...{ name: 'consejo', schema, read },
    send: (now, before) =>
      change.mutateAsync({ params: { id: journal.id }, body: { consejo: now.consejo, antes: before.consejo } }),
  });
  const { consejo } = part.values;
  return (
    <GroupForm title={t('managing.part.consejo')} intro={t('managing.consejo.intro')} group={part}>
      <OrderedRows
        rows={consejo}
        most={mostOfJournal.board}
        nameOf={({ nombre }) => nombre.trim() || t('managing.untitled')}
        about={({ cargo, afiliacion }) => [t(`managing.cargo.${cargo}`), afiliacion].filter(Boolean).join(' · ')}
        isFaulty={(place) => Object.keys(part.errors).some((path) => path.startsWith(`consejo.${place}.`))}
        none={t('managing.consejo.none')}
        addLabel={t('managing.consejo.add')}
        fresh={fresh}
        onChange={(rows) => part.set({ consejo: rows })}
      >
        {(member, place, onChange) => (
          <MemberFields
            member={member}
            errorAt={(name) => part.errors[`consejo.${place}.${name}`]}
            onChange={onChange}
          />
        )}
      </OrderedRows>
    </GroupForm>
  );
}

type FieldsProps = {
  member: Member;
  errorAt: (name: keyof Member) => string | undefined;
  onChange: (fields: Partial<Member>) => void;
};

function MemberFields({ member, errorAt, onChange }: FieldsProps) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <>
      <Field label={t('managing.member.nombre')} error={errorAt('nombre')} required>
        <Input
          maxLength={longest.name}
          value={member.nombre}
          onChange={({ currentTarget }) => onChange({ nombre: currentTarget.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('managing.member.cargo')} error={errorAt('cargo')}>
          <Select
            value={member.cargo}
            options={boardRoles.map((value) => ({ value, label: t(`managing.cargo.${value}`) }))}
            onChange={({ currentTarget }) => {
              const cargo = boardRoles.find((each) => each === currentTarget.value);
              if (cargo) onChange({ cargo });
            }}
          />
        </Field>
        <Field
          label={t('managing.member.tarea')}
          hint={t('managing.member.tarea.hint')}
          error={errorAt('tarea')}
          optional={t('platform.optional')}
        >
          <Input
            maxLength={longest.boardTask}
            value={member.tarea}
            onChange={({ currentTarget }) => onChange({ tarea: currentTarget.value })}
          />
        </Field>
        <Field label={t('managing.member.afiliacion')} error={errorAt('afiliacion')} optional={t('platform.optional')}>
          <Input
            maxLength={longest.affiliation}
            value={member.afiliacion}
            onChange={({ currentTarget }) => onChange({ afiliacion: currentTarget.value })}
          />
        </Field>
        <Field label={t('managing.member.pais')} error={errorAt('pais')} optional={t('platform.optional')}>
          <Select
            value={member.pais}
            options={[
              { value: '', label: t('managing.member.pais.none') },
              ...countriesIn(language).map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChange={({ currentTarget }) => onChange({ pais: currentTarget.value })}
          />
        </Field>
      </div>
      <Field label="ORCID" error={errorAt('orcid')} optional={t('platform.optional')}>
        <Input
          maxLength={19}
          className="max-w-60"
          placeholder="0000-0002-1825-0097"
          value={member.orcid ?? ''}
          onChange={({ currentTarget }) => onChange({ orcid: currentTarget.value.trim().toUpperCase() || null })}
        />
      </Field>
    </>
  );
}
