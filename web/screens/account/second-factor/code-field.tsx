import { type RefObject, useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type CodeFieldProps = {
  box: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** A recovery code serves in place of an app's. */
  recovery?: boolean;
  /** Without an app there are recovery codes alone. */
  hasApp?: boolean;
  autoFocus?: boolean;
};

/** The code of an authenticator app or, where the person says that they have none at hand, a recovery code. */
export function CodeField(props: CodeFieldProps) {
  const { box, value, error, onChange, recovery = false, hasApp = true, autoFocus = false } = props;
  const t = useMessages();
  const [isRecovery, setRecovery] = useState(!hasApp);
  // Of either kind with what people write between the signs.
  const maxLength = isRecovery ? 40 : 12;
  return (
    <div className="flex flex-col items-start gap-3">
      <Field
        label={t(isRecovery ? 'account.second.recovery' : 'account.second.code')}
        hint={t(isRecovery ? 'account.second.recovery.hint' : 'account.second.code.hint')}
        error={error}
        required
        className="self-stretch"
      >
        <Input
          ref={box}
          autoFocus={autoFocus}
          autoComplete="one-time-code"
          // Telephones then show figures.
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          className="font-mono"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      {recovery && hasApp && (
        <Button
          size="small"
          onClick={() => {
            setRecovery(!isRecovery);
            onChange('');
            box.current?.focus();
          }}
        >
          {t(isRecovery ? 'account.second.toCode' : 'account.second.toRecovery')}
        </Button>
      )}
    </div>
  );
}
