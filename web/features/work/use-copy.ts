import { useState } from 'react';

/** `const [state, copy] = useCopy()`: puts a text into the clipboard and says how that went. */
export function useCopy(): ['idle' | 'copied' | 'failed', (text: string) => Promise<void>] {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (text: string) => {
    try {
      // Where the address is not secure browsers have no clipboard: that throws too.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return [state, copy];
}
