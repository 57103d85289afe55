import type { IdentityLeak } from '#contract/entities/anonymise.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { IdentityLeakList } from './identity-leak-list.tsx';

type Props = { avisos: readonly IdentityLeak[]; completo: boolean; isElsewhere?: boolean };

/** The phrases behind a line that unfolds them, and whether there are more of them. */
export function FoldedIdentityLeaks({ avisos, completo, isElsewhere }: Props) {
  const t = useMessages();
  return (
    <details className="mt-2">
      <summary className="link w-fit cursor-pointer">{t('anonymise.leaks.show')}</summary>
      <div className="mt-2">
        <IdentityLeakList avisos={avisos} isElsewhere={isElsewhere} />
        {!completo && <p className="mt-2">{t('anonymise.leaks.more')}</p>}
      </div>
    </details>
  );
}
