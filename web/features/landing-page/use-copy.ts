import { useState } from 'react';

/** `const [state, copy] = useCopy()`: puts a text into the clipboard, also as HTML where it has that, and says how it went. */
export function useCopy(): ['idle' | 'copied' | 'failed', (text: string, html?: string) => Promise<void>] {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (text: string, html?: string) => {
    try {
      // Where the address is not secure browsers have no clipboard: that throws too.
      if (html === undefined || !('ClipboardItem' in window)) await navigator.clipboard.writeText(text);
      else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, 'text/html': html })]);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return [state, copy];
}
