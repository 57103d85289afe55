import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#web/features/publications/copy-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

type Props = { text: string; html?: string; label: string; copiedLabel: string; kind?: 'text' | 'link' };

/** Copies a text, says so in its own place and to who does not see it; not there without scripts. */
export function CopyButton({ text, html, label, copiedLabel, kind = 'text' }: Props) {
  const t = useMessages();
  const [state, copy] = useCopy();
  const words = { idle: label, copied: copiedLabel, failed: t('work.copy.failed') };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={kind === 'link' ? <Link2 aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy(text, html)}
        className="-ms-3 sm:whitespace-normal noscript:hidden"
      >
        {words[state]}
      </Button>
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : words[state]}
      </span>
    </>
  );
}

/** `const [state, copy] = useCopy()`: puts a text into the clipboard and says how it went. */
function useCopy(): ['idle' | 'copied' | 'failed', (text: string, html?: string) => Promise<void>] {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  return [state, async (text, html) => setState((await copyText(text, html)) ? 'copied' : 'failed')];
}
