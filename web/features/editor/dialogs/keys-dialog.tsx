import type { MessageKey } from '#web/messages/i18n.ts';
import { keysText } from '#web/messages/keys-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { insertions } from '../toolbar/insertions.ts';
import { mainMarks, otherMarks } from '../toolbar/marks.ts';

const general: readonly { label: MessageKey; keys: string }[] = [
  { label: 'editing.undo', keys: 'Mod-z' },
  { label: 'editing.redo', keys: 'Mod-y' },
  { label: 'editing.keys.save', keys: 'Mod-s' },
  { label: 'editing.find', keys: 'Mod-f' },
  { label: 'editing.link', keys: 'Mod-k' },
  { label: 'editing.keys.toolbar', keys: 'Alt-F10' },
  { label: 'editing.block.paragraph', keys: 'Mod-Alt-0' },
];

/** Every shortcut, and what else can be typed. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const rows = [...general, ...mainMarks, ...otherMarks, ...insertions];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('editing.keys')} closeLabel={t('common.close')}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-sm">
        {rows.map(
          ({ label, keys }) =>
            keys && (
              <div key={label} className="contents">
                <dt>{t(label)}</dt>
                <dd>
                  <kbd className="font-sans text-muted">{keysText(keys)}</kbd>
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-6 text-sm">{t('editing.keys.typing')}</p>
    </Dialog>
  );
}
