import { Link } from 'react-router';
import { longestFact } from '#contract/entities/site-facts.ts';
import { platformSettingsSchema } from '#contract/entities/system.ts';
import { journalClasses, mostOfJournal } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { AccentField } from '#web/features/administration/platform-settings/accent-field.tsx';
import { CoverImageField } from '#web/features/administration/platform-settings/cover-image-field.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { LogoField } from '#web/features/administration/platform-settings/logo-field.tsx';
import { NumberField } from '#web/features/administration/platform-settings/number-field.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { LanguagesField } from './languages-field.tsx';
import { OwnSetting } from './own-setting.tsx';
import type { PartProps } from './use-journal-part.ts';
import { type OwnSettings, useOwnSettings } from './use-own-settings.ts';

const { tratamiento: treatments } = platformSettingsSchema.shape;

/** What a journal is called, what it says of itself, how it is reached, its mark and its colour. */
export function IdentityPart(props: PartProps) {
  const t = useMessages();
  const { journal } = props;
  const part = useOwnSettings('identidad', props);
  const { campos, setFields, errors } = part;
  if (!campos) return null;
  return (
    <GroupForm title={t('managing.part.identidad')} intro={t('managing.identidad.intro')} group={part}>
      {journal.principal && (
        <Notice>
          {t('managing.principal')}{' '}
          <Link to="/admin/ajustes" className="link">
            {t('navigation.platform')}
          </Link>
        </Notice>
      )}
      {!journal.principal && (
        <Field label={t('managing.nombre')} error={errors['ajustes.nombre']} required>
          <Input
            maxLength={longest.name}
            value={part.own.nombre ?? ''}
            onChange={({ currentTarget }) => part.setOwn('nombre', currentTarget.value)}
          />
        </Field>
      )}
      <Field
        label={t('managing.nombreAbreviado')}
        hint={t('managing.nombreAbreviado.hint')}
        error={errors.nombreAbreviado}
        optional={t('platform.optional')}
      >
        <Input
          maxLength={longest.shortName}
          value={campos.nombreAbreviado}
          onChange={({ currentTarget }) => setFields({ nombreAbreviado: currentTarget.value })}
        />
      </Field>
      <RadioGroup
        legend={t('managing.clase')}
        name="clase"
        error={errors.clase}
        value={campos.clase}
        onChange={({ currentTarget }) => {
          const clase = journalClasses.find((each) => each === currentTarget.value);
          if (clase) setFields({ clase });
        }}
        options={journalClasses.map((value) => ({
          value,
          label: t(`managing.clase.${value}`),
          description: t(`managing.clase.${value}.text`),
        }))}
      />
      {(['es', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={t(`platform.in.${language}`, { name: t('managing.descripcion') })}
          hint={language === 'es' ? t('managing.descripcion.hint') : t('managing.inEnglish.hint')}
          error={errors[`descripcion.${language}`]}
          optional={t('platform.optional')}
        >
          <Textarea
            rows={4}
            lang={language}
            maxLength={longest.journalSummary}
            value={campos.descripcion[language]}
            onChange={({ currentTarget }) =>
              setFields({ descripcion: { ...campos.descripcion, [language]: currentTarget.value } })
            }
          />
        </Field>
      ))}
      <LanguagesField
        most={mostOfJournal.languages}
        error={errors.idiomas}
        languages={campos.idiomas}
        onChange={(idiomas) => setFields({ idiomas })}
      />
      {!journal.principal && <OwnIdentity journal={journal} part={part} />}
      <NumberField
        label={t('managing.orden')}
        hint={t('managing.orden.hint')}
        error={errors.orden}
        min={0}
        max={32_000}
        value={campos.orden}
        onChange={(orden) => setFields({ orden })}
      />
      {!journal.principal && (
        <Field
          label={t('managing.dominio')}
          hint={t('managing.dominio.hint')}
          error={errors.dominio}
          optional={t('platform.optional')}
        >
          <Input
            inputMode="url"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={longest.hostName}
            value={campos.dominio}
            onChange={({ currentTarget }) => setFields({ dominio: currentTarget.value })}
          />
        </Field>
      )}
      {!journal.principal && (
        <Checkbox
          label={t('managing.publica')}
          hint={t('managing.publica.hint')}
          error={errors.publica}
          checked={campos.publica}
          onChange={({ currentTarget }) => setFields({ publica: currentTarget.checked })}
        />
      )}
    </GroupForm>
  );
}

/** What a journal has as the platform has it, or its own. */
function OwnIdentity({ journal, part }: { journal: PartProps['journal']; part: OwnSettings }) {
  const t = useMessages();
  const own = { journal, part };
  return (
    <>
      <OwnSetting name="institucion" label={t('platform.institucion')} {...own}>
        {(value, onChange, error) => (
          <Field label={t('platform.institucion')} error={error} optional={t('platform.optional')}>
            <Input
              maxLength={longest.publisher}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </Field>
        )}
      </OwnSetting>
      <OwnSetting name="contacto" label={t('platform.contacto')} {...own}>
        {(value, onChange, error) => (
          <Field label={t('platform.contacto')} hint={t('managing.contacto.hint')} error={error} required>
            <Input
              type="email"
              maxLength={longest.email}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </Field>
        )}
      </OwnSetting>
      <OwnSetting name="telefono" label={t('platform.telefono')} {...own}>
        {(value, onChange, error) => (
          <Field label={t('platform.telefono')} error={error} optional={t('platform.optional')}>
            <Input
              maxLength={longestFact.phone}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </Field>
        )}
      </OwnSetting>
      <OwnSetting name="direccion" label={t('platform.direccion')} {...own}>
        {(value, onChange, error) => (
          <Field label={t('platform.direccion')} error={error} optional={t('platform.optional')}>
            <Textarea
              rows={3}
              maxLength={longestFact.address}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </Field>
        )}
      </OwnSetting>
      <OwnSetting name="tratamiento" label={t('platform.tratamiento')} {...own}>
        {(value, onChange, error) => (
          <RadioGroup
            legend={t('platform.tratamiento')}
            name="tratamiento"
            error={error}
            value={value}
            onChange={({ currentTarget }) => onChange(treatments.parse(currentTarget.value))}
            options={treatments.options.map((each) => ({
              value: each,
              label: t(`platform.tratamiento.${each}`),
              description: t(`managing.tratamiento.${each}.text`),
            }))}
          />
        )}
      </OwnSetting>
      <LogoField logo={journal.ajustes.logo ?? ''} revista={journal.id} />
      <CoverImageField image={journal.ajustes.imagenPortada ?? ''} revista={journal.id} />
      <OwnSetting name="color" label={t('platform.color')} {...own}>
        {(value, onChange, error) => (
          <AccentField color={value} name={part.own.nombre || journal.nombre} error={error} onChange={onChange} />
        )}
      </OwnSetting>
    </>
  );
}
