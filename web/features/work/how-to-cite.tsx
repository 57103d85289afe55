import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** The citation to take along. Without scripts it is text to select. */
export function HowToCite({ citation }: { citation: string }) {
  const t = useMessages();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(citation);
    setCopied(true);
  };
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2 className="label-caps">{t('work.cite')}</h2>
      <p className="mt-2 text-sm wrap-anywhere select-all">{citation}</p>
      <Button size="small" variant="quiet" icon={<Copy aria-hidden />} onClick={copy} className="mt-2 -ms-3">
        {copied ? t('work.cite.copied') : t('work.cite.copy')}
      </Button>
    </section>
  );
}
