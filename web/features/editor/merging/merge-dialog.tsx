import { useMemo, useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { WorkText } from '../work-text.ts';
import { ClashChoice } from './clash-choice.tsx';
import { blockClashes, countSettled, mergeTexts, referenceClashes, resolved } from './merge-texts.ts';
import type { Choice } from './piece.ts';
import { TextsCompared } from './texts-compared.tsx';

type Props = {
  base: WorkText | null;
  mine: WorkText;
  theirs: WorkText;
  lang: string;
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onMerge: (text: WorkText) => void;
};

/** What is here and what was saved meanwhile: made one, piece by piece, or compared. */
export default function MergeDialog({ base, mine, theirs, lang, onClose, onKeepMine, onTakeTheirs, onMerge }: Props) {
  const t = useMessages();
  const merge = useMemo(() => mergeTexts(base, mine, theirs), [base, mine, theirs]);
  const clashes = useMemo(() => [...blockClashes(merge), ...referenceClashes(merge)], [merge]);
  const [choices, setChoices] = useState<ReadonlyMap<object, Choice>>(new Map());
  const decide = (act: () => void) => () => {
    onClose();
    act();
  };
  const pieces = (
    <div className="flex flex-col gap-8">
      <p>
        {t('editing.merge.settled', { mine: countSettled(merge, 'mine'), theirs: countSettled(merge, 'theirs') })}{' '}
        {t('editing.merge.clashes', { count: clashes.length })}
      </p>
      {clashes.map((clash, index) => (
        <ClashChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: clashes have no identity but their place
          key={index}
          number={index + 1}
          clash={clash}
          written={merge.written}
          choice={choices.get(clash) ?? 'both'}
          onChoose={(choice) => setChoices(new Map(choices).set(clash, choice))}
        />
      ))}
    </div>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={t('editing.conflict.merge')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={decide(onTakeTheirs)}>{t('editing.conflict.theirs')}</Button>
          <Button onClick={decide(onKeepMine)}>{t('editing.conflict.mine')}</Button>
          <Button
            variant="primary"
            onClick={decide(() => onMerge(resolved(merge, (clash) => choices.get(clash) ?? 'both')))}
          >
            {t('editing.merge.submit')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('editing.conflict.merge')}
        tabs={[
          { value: 'merge', label: t('editing.merge.tab'), content: pieces },
          {
            value: 'compare',
            label: t('editing.merge.compare'),
            content: <TextsCompared mine={mine} theirs={theirs} lang={lang} />,
          },
        ]}
      />
    </Dialog>
  );
}
