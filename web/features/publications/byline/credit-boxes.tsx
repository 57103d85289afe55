import type { UseFormRegisterReturn } from 'react-hook-form';
import { creditRoles } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

/** What somebody did for the work, in the terms of CRediT. */
export function CreditBoxes({ field }: { field: UseFormRegisterReturn }) {
  const t = useMessages();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('work.contributions')}</legend>
      <p className="mt-1 text-sm text-muted">
        {t('byline.credit.hint')}{' '}
        <a href="https://credit.niso.org/" target="_blank" rel="noreferrer" className="link">
          credit.niso.org
        </a>
      </p>
      <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {creditRoles.map((role) => (
          <Checkbox key={role} value={role} label={t(`work.credit.${role}`)} {...field} />
        ))}
      </div>
    </fieldset>
  );
}
