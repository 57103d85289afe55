import type { Editor } from '@tiptap/core';
import type { Reference } from '#contract/entities/manuscript.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { placesOf } from './mentions.ts';

type Props = { editor: Editor; reference: Reference; onRemove: () => void; onClose: () => void };

/** Asks before an entry goes, and says where the text cites it. */
export default function RemoveReference({ editor, reference, onRemove, onClose }: Props) {
  const t = useMessages();
  const places = placesOf(editor.state.doc, reference.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('editing.references.remove.title')}
      description={t('editing.references.remove.text', { count: places.length })}
      confirmLabel={t('editing.references.remove')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => {
        onRemove();
        onClose();
      }}
    >
      <p className="font-serif text-sm break-words">{reference.texto}</p>
      {places.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line text-sm">
          {places.map(({ pos, section, words }) => (
            <li key={pos} className="py-2">
              {section && <span className="block font-semibold">{section}</span>}
              {words}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
