import { Download } from 'lucide-react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import type { CitationWords, ReadWork } from './citable.ts';
import { apa } from './citation/apa.ts';
import { iso690 } from './citation/iso-690.ts';
import { CopyButton } from './copy-button.tsx';

const styles = [
  { name: 'APA 7', cite: apa },
  { name: 'ISO 690', cite: iso690 },
];

/** Files that reference managers read, each made when it is asked for. */
const files = [
  {
    name: 'BibTeX',
    ending: 'bib',
    type: 'application/x-bibtex',
    cite: async () => (await import('./citation/bibtex.ts')).bibtex,
  },
  {
    name: 'RIS',
    ending: 'ris',
    type: 'application/x-research-info-systems',
    cite: async () => (await import('./citation/ris.ts')).ris,
  },
];

type Props = { work: ReadWork; words: CitationWords };

/** The citation to take along, in two styles and as files. Without scripts it is text to select. */
export function HowToCite({ work, words }: Props) {
  const t = useMessages();
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2 className="label-caps mb-2">{t('work.cite')}</h2>
      {styles.map(({ name, cite }, place) => (
        <details key={name} open={place === 0} className="mb-1 text-sm">
          <summary className="py-1 font-semibold">{name}</summary>
          <p className="mt-1 wrap-anywhere select-all">{cite(work, words)}</p>
          <div data-print="hide">
            <CopyButton text={cite(work, words)} label={t('work.cite.copy')} copiedLabel={t('work.cite.copied')} />
          </div>
        </details>
      ))}
      <div className="mt-2 noscript:hidden" data-print="hide">
        <p className="text-sm text-muted">{t('work.cite.download')}</p>
        <p className="-ms-3 flex flex-wrap">
          {files.map(({ name, ending, type, cite }) => (
            <Button
              key={name}
              size="small"
              variant="quiet"
              icon={<Download aria-hidden />}
              onClick={async () => save(`${work.id}.${ending}`, type, (await cite())(work, words))}
            >
              {name}
            </Button>
          ))}
        </p>
      </div>
    </section>
  );
}

/** Gives a text to the reader as a file. */
function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Not at once: some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
