import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Citation, CitationPart, CitationStyleName } from '#contract/calls/references.ts';
import { exportAddress, type NamedWork } from '#contract/public-addresses.ts';
import { referenceFormats } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery, healing } from '#web/data/queries.ts';
import { formatsIn } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { CopyButton } from './copy-button.tsx';

/** Names that are the same in every language. */
const names: Record<CitationStyleName, string> = {
  apa: 'APA 7',
  iso690: 'ISO 690',
  chicago: 'Chicago',
  mla: 'MLA 9',
  vancouver: 'Vancouver',
  ieee: 'IEEE',
};
const files = { bibtex: 'BibTeX', ris: 'RIS' } as const;

/** The work's citations in every style. */
function useCitations(work: NamedWork): Citation[] {
  const idioma = useLanguage();
  const asked = callQuery(useClient(), 'citations', {
    params: { id: work.id },
    query: { idioma, texto: work.traducidaA },
  });
  const { data } = useQuery({ ...asked, ...healing, placeholderData: keepPreviousData });
  return data?.citas ?? [];
}

/** The citation to take along, in every style and as files. Without scripts it is text to select. */
export function HowToCite({ work }: { work: NamedWork }) {
  const t = useMessages();
  const citations = useCitations(work);
  return (
    <section>
      <h2 className="label-caps mb-2">{t('work.cite')}</h2>
      {citations.map((citation, place) => (
        <Cited key={citation.estilo} citation={citation} open={place === 0} />
      ))}
      <div className="mt-2" data-print="hide">
        <p className="text-sm text-muted">{t('work.cite.download')}</p>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {referenceFormats.map((format) => (
            <li key={format}>
              <a href={exportAddress(work, format)} download className="link inline-flex items-center gap-1.5 py-1">
                <Download aria-hidden className="size-4" />
                {files[format]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** On paper, where nothing unfolds: the citation in the first style. */
export function PrintedCitation({ work }: { work: NamedWork }) {
  const t = useMessages();
  const [first] = useCitations(work);
  if (!first) return null;
  return (
    <section className="hidden text-sm print:block">
      <h2 className="label-caps">{t('work.cite')}</h2>
      <p>{italicised(first.partes)}</p>
    </section>
  );
}

const italicised = (parts: readonly CitationPart[]) =>
  parts.map(({ texto, cursiva }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    return cursiva ? <em key={place}>{texto}</em> : texto;
  });

function Cited({ citation: { estilo, partes }, open }: { citation: Citation; open: boolean }) {
  const t = useMessages();
  const today = useToday();
  const said = partes.map((part) => (part.consulta && today ? { ...part, texto: today } : part));
  return (
    <details open={open} className="mb-1 text-sm">
      <summary className="py-1 font-semibold">{names[estilo]}</summary>
      <p className="mt-1 wrap-anywhere select-all">{italicised(said)}</p>
      <div data-print="hide">
        <CopyButton
          text={said.map(({ texto }) => texto).join('')}
          html={htmlOf(said)}
          label={t('work.cite.copy')}
          copiedLabel={t('work.cite.copied')}
        />
      </div>
    </details>
  );
}

/** With its italics, for a word processor. */
const htmlOf = (parts: readonly CitationPart[]): string =>
  parts
    .map(({ texto, cursiva }) => {
      const text = texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return cursiva ? `<i>${text}</i>` : text;
    })
    .join('');

const two = (number: number) => String(number).padStart(2, '0');

/** The reader's own day, in words; the page may have been made yesterday, or where it is tomorrow already. */
function useToday(): string | undefined {
  const language = useLanguage();
  return useSyncExternalStore(
    () => () => {},
    () => {
      const now = new Date();
      return formatsIn(language).day(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
    },
    () => undefined,
  );
}
