import { longestFact, type Plan } from '#contract/entities/site-facts.ts';
import { blankFacts, examplesIn } from '#contract/site-examples.ts';
import { figureNames, type InBoth, planNames } from '#contract/site-names.ts';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { type GroupProps, groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { MenuField } from '#web/features/administration/platform-settings/menu-field.tsx';
import { errorOf, useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useFocusNext } from '#web/features/forms/use-focus-next.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

/** What the public site says of the press: how to reach it and when, its figures, its plans. What is blank is not shown. */
export function SiteGroup({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('sitio', settings, groupSchemas.sitio, onSettled);
  const { values, set, errors } = group;
  const examples = examplesIn(values);
  const focusNext = useFocusNext();
  const takeAway = () => {
    const taken: Partial<typeof values> = {};
    for (const name of examples) Object.assign(taken, { [name]: blankFacts[name] });
    set(taken);
    // The button goes.
    focusNext('main form input');
  };
  return (
    <GroupForm title={t('platform.group.sitio')} intro={t('platform.sitio.intro')} group={group}>
      {examples.length > 0 && (
        <Button className="self-start" onClick={takeAway}>
          {t('platform.sitio.blank')}
        </Button>
      )}
      <Field label={t('platform.telefono')} hint={t('platform.telefono.hint')} error={errors.telefono}>
        <Input
          maxLength={longestFact.phone}
          value={values.telefono}
          onChange={({ currentTarget }) => set({ telefono: currentTarget.value })}
        />
      </Field>
      <Field label={t('platform.direccion')} hint={t('platform.direccion.hint')} error={errors.direccion}>
        <Input
          maxLength={longestFact.address}
          value={values.direccion}
          onChange={({ currentTarget }) => set({ direccion: currentTarget.value })}
        />
      </Field>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-base font-semibold">{t('platform.horarios')}</legend>
        <BothFields
          name={t('platform.horarioGeneral')}
          rows={3}
          maxLength={longestFact.hours}
          value={values.horarioGeneral}
          error={errorOf(errors, 'horarioGeneral')}
          onChange={(horarioGeneral) => set({ horarioGeneral })}
        />
        <BothFields
          name={t('platform.horarioSoporte')}
          rows={3}
          maxLength={longestFact.hours}
          value={values.horarioSoporte}
          error={errorOf(errors, 'horarioSoporte')}
          onChange={(horarioSoporte) => set({ horarioSoporte })}
        />
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="text-base font-semibold">{t('platform.cifras')}</legend>
        <p className="text-sm text-muted">{t('platform.cifras.hint')}</p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {figureNames.map((name) => (
            <Field key={name} label={t(`platform.cifra.${name}`)} error={errors[`cifras.${name}`]}>
              <Input
                maxLength={longestFact.figure}
                value={values.cifras[name]}
                onChange={({ currentTarget }) => set({ cifras: { ...values.cifras, [name]: currentTarget.value } })}
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <MenuField entries={values.menu} errors={errors} onChange={(menu) => set({ menu })} />
      {planNames.map((name, at) => (
        <PlanFields
          key={name}
          legend={t('platform.plan', { number: at + 1 })}
          plan={values.planes[name]}
          errorOfField={(field) => errorOf(errors, `planes.${name}.${field}`)}
          onChange={(plan) => set({ planes: { ...values.planes, [name]: plan } })}
        />
      ))}
      <p className="text-sm">
        <Link to="/admin/instituciones">{t('platform.plans.institutions')}</Link>
      </p>
    </GroupForm>
  );
}

type PlanProps = {
  legend: string;
  plan: Plan;
  errorOfField: (field: keyof Plan) => string | undefined;
  onChange: (plan: Plan) => void;
};

function PlanFields({ legend, plan, errorOfField, onChange }: PlanProps) {
  const t = useMessages();
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-base font-semibold">{legend}</legend>
      <p className="text-sm text-muted">{t('platform.plan.hint')}</p>
      {planFields.map(([field, rows, maxLength]) => (
        <BothFields
          key={field}
          name={t(`platform.plan.${field}`)}
          rows={rows}
          maxLength={maxLength}
          value={plan[field]}
          error={errorOfField(field)}
          onChange={(text) => onChange({ ...plan, [field]: text })}
        />
      ))}
    </fieldset>
  );
}
const planFields = [
  ['nombre', 1, longestFact.plan],
  ['precio', 1, longestFact.price],
  ['texto', 2, longestFact.summary],
  ['ventajas', 5, longestFact.features],
] as const;

type BothProps = {
  name: string;
  /** One: a line. */
  rows: number;
  maxLength: number;
  value: InBoth;
  error: string | undefined;
  onChange: (value: InBoth) => void;
};

/** A text in Spanish and in English, side by side where there is room. */
function BothFields({ name, rows, maxLength, value, error, onChange }: BothProps) {
  const t = useMessages();
  const box = (language: 'es' | 'en') => {
    const attributes = {
      value: value[language],
      lang: language,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange({ ...value, [language]: currentTarget.value }),
    };
    return (
      <Field
        label={t(`platform.in.${language}`, { name })}
        error={language === 'es' ? error : undefined}
        className="min-w-0"
      >
        {rows === 1 ? (
          <Input maxLength={maxLength} {...attributes} />
        ) : (
          <Textarea rows={rows} maxLength={maxLength} {...attributes} />
        )}
      </Field>
    );
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {box('es')}
      {box('en')}
    </div>
  );
}
