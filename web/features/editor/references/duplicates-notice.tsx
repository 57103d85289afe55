import { useMemo, useState } from 'react';
import type { Reference } from '#contract/entities/manuscript.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Successors } from './change-references.ts';
import { duplicatesAmong, united } from './duplicates.ts';

type Props = {
  references: readonly Reference[];
  onUnite: (references: Reference[], successors: Successors) => void;
};

/** Says where entries name one work, and makes one of them. */
export function DuplicatesNotice({ references, onUnite }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const groups = useMemo(() => duplicatesAmong(references), [references]);
  if (groups.length === 0) return null;
  const unite = (group: readonly Reference[]) => {
    const one = united(group);
    if (!one) return;
    const others = new Set(group.slice(1));
    onUnite(
      references.flatMap((each) => (others.has(each) ? [] : each.id === one.id ? [one] : [each])),
      new Map(group.map(({ id }) => [id, one.id])),
    );
    if (groups.length === 1) setOpen(false);
  };
  return (
    <>
      <Notice
        tone="warning"
        action={
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('editing.duplicates.see')}
          </Button>
        }
      >
        {t('editing.duplicates', { count: groups.length })}
      </Notice>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('editing.duplicates.title')}
        description={t('editing.duplicates.text')}
        closeLabel={t('common.close')}
      >
        <ul className="flex flex-col gap-8">
          {groups.map((group) => (
            <li key={group[0]?.id} className="flex flex-col gap-3">
              <ul className="divide-y divide-line border-y border-line">
                {group.map(({ id, texto }) => (
                  <li key={id} className="py-2 font-serif text-sm break-words">
                    {texto}
                  </li>
                ))}
              </ul>
              <Button size="small" className="self-start" onClick={() => unite(group)}>
                {t('editing.duplicates.unite')}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
