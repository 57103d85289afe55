import { Fragment, useMemo } from 'react';
import type { Block, Manuscript } from '#contract/entities/manuscript.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/work/use-manuscript-labels.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { differences } from './differences.ts';

type Props = {
  mine: Manuscript;
  theirs: Manuscript;
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** What is here and what was saved meanwhile, side by side where they differ. */
export default function DifferencesDialog({ mine, theirs, onClose, onKeepMine, onTakeTheirs }: Props) {
  const t = useMessages();
  const stretches = useMemo(() => differences(mine, theirs), [mine, theirs]);
  const decide = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={t('editing.conflict.compare')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={decide(onTakeTheirs)}>{t('editing.conflict.theirs')}</Button>
          <Button onClick={decide(onKeepMine)}>{t('editing.conflict.mine')}</Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {stretches.map((stretch, index) =>
          'same' in stretch ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no identity but their place
            <p key={index} className="border-y border-line py-1 text-center text-sm text-muted sm:col-span-2">
              {t('editing.conflict.same', { count: stretch.same })}
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Fragment key={index}>
              <Side name={t('editing.conflict.here')} blocks={stretch.mine} prefix={`mio-${index}-`} />
              <Side name={t('editing.conflict.there')} blocks={stretch.theirs} prefix={`suyo-${index}-`} />
            </Fragment>
          ),
        )}
      </div>
    </Dialog>
  );
}

type SideProps = { name: string; blocks: Block[]; prefix: string };

function Side({ name, blocks, prefix }: SideProps) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  return (
    <section className="min-w-0">
      <h3 className="label-caps mb-2">{name}</h3>
      {blocks.length === 0 ? (
        <p className="text-sm text-muted">{t('editing.conflict.nothing')}</p>
      ) : (
        <ManuscriptView
          documento={{ type: 'doc', content: blocks }}
          referencias={[]}
          labels={labels}
          headingOffset={3}
          prefix={prefix}
        />
      )}
    </section>
  );
}
