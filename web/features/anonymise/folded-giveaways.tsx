import type { Giveaway } from '#contract/entities/anonymise.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { GiveawayList } from './giveaway-list.tsx';

type Props = { avisos: readonly Giveaway[]; completo: boolean };

/** The phrases behind a line that unfolds them, and whether there are more of them. */
export function FoldedGiveaways({ avisos, completo }: Props) {
  const t = useMessages();
  return (
    <details className="mt-2">
      <summary className="link w-fit cursor-pointer">{t('anonymise.giveaways.show')}</summary>
      <div className="mt-2">
        <GiveawayList avisos={avisos} />
        {!completo && <p className="mt-2">{t('anonymise.giveaways.more')}</p>}
      </div>
    </details>
  );
}
