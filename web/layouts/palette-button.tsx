import { Search } from 'lucide-react';
import { keysAttribute, keysText } from '#web/messages/keys-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Kbd } from '#web/ui/Kbd.tsx';
import { keyTable } from './keys/key-table.ts';
import { showOverlay } from './keys/overlay.ts';

/** The way to the palette for a hand without a keyboard, and what says that there is a key for it. */
export function PaletteButton() {
  const t = useMessages();
  const { keys } = keyTable.palette;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={keysAttribute(keys)}
      onClick={() => showOverlay('palette')}
      className="inline-flex size-11 items-center justify-center gap-2 rounded-md text-sm text-muted transition-colors hover:bg-wash hover:text-ink sm:me-2 sm:h-9 sm:w-auto sm:border sm:border-line-strong sm:bg-sheet sm:px-3 pointer-coarse:sm:h-11"
    >
      <Search aria-hidden className="size-5 shrink-0 sm:size-4" />
      <span className="max-sm:sr-only md:pe-4">{t('layout.goTo')}</span>
      <Kbd className="max-md:hidden">{keysText(keys)}</Kbd>
    </button>
  );
}
