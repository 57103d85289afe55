import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = {
  name: string;
  /** What is wrong with it, '' where nothing is. */
  error: string;
  onName: (name: string) => void;
  /** The keyboard begins here. */
  isFirst?: boolean;
};

/** What a view is called. */
export function ViewName({ name, error, onName, isFirst = false }: Props) {
  const t = useMessages();
  return (
    <Field label={t('queue.views.name')} error={error} required className="grow basis-56">
      <Input
        data-first-focus={isFirst || undefined}
        maxLength={longest.viewName}
        value={name}
        onChange={(event) => onName(event.currentTarget.value)}
      />
    </Field>
  );
}
