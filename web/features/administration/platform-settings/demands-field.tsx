import { declarationWords } from '#contract/declaration-words.ts';
import { declarationDemands, declarationKinds } from '#contract/declarations.ts';
import { type DeclarationDemands, declarationDemandsSchema } from '#contract/entities/declaration.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

type Props = { demands: DeclarationDemands; onChange: (demands: DeclarationDemands) => void };

/** What is asked of authors to be declared, one choice for each declaration. */
export function DemandsField({ demands, onChange }: Props) {
  const t = useMessages();
  const { kinds } = declarationWords(useLanguage());
  const options = declarationDemands.map((value) => ({ value, label: t(`platform.declaraciones.${value}`) }));
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {declarationKinds.map((kind) => (
        <Field key={kind} label={kinds[kind]}>
          <Select
            options={options}
            value={demands[kind]}
            onChange={({ currentTarget }) =>
              onChange(declarationDemandsSchema.parse({ ...demands, [kind]: currentTarget.value }))
            }
          />
        </Field>
      ))}
    </div>
  );
}
