import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportAddress, type NamedWork } from '#contract/public-addresses.ts';
import type { referenceFormats } from '#contract/vocabulary.ts';
import { readText } from '#web/data/read-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { CopyButton } from './copy-button.tsx';

type Props = { work: NamedWork; format: (typeof referenceFormats)[number] };

/** Names that are the same in every language. */
const names: Record<Props['format'], string> = { bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL-JSON' };

/** The work as a reference manager takes it: its text, asked for when it is opened, to be copied; without scripts, the file. */
export function CitationFile({ work, format }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const address = exportAddress(work, format);
  const { data, error } = useQuery({
    queryKey: ['citationFile', address],
    queryFn: ({ signal }) => readText(address, signal),
    enabled: isOpen,
  });
  return (
    <details className="mb-1 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="py-1 font-semibold">{names[format]}</summary>
      {data !== undefined && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          className="mt-1 max-h-52 overflow-auto rounded-sm bg-wash p-2 font-mono text-xs"
        >
          {data}
        </pre>
      )}
      {isOpen && !data && (
        <p className="py-1 text-muted">{t(error ? 'work.cite.file.failed' : 'work.cite.file.loading')}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {data !== undefined && (
          <CopyButton text={data} label={t('work.cite.copy')} copiedLabel={t('work.cite.file.copied')} />
        )}
        <a href={address} download className="link inline-flex min-h-8 items-center gap-1.5">
          <Download aria-hidden className="size-4" />
          {t('work.cite.file', { format: names[format] })}
        </a>
      </div>
    </details>
  );
}
