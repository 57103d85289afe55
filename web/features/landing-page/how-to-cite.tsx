import { useState } from 'react';
import type { Citation, CitationPart } from '#contract/calls/references.ts';
import type { NamedWork } from '#contract/public-addresses.ts';
import { type Language, languages, referenceFormats } from '#contract/vocabulary.ts';
import { Kept } from '#web/data/kept.tsx';
import { savePreferences, usePreferences } from '#web/data/preferences.ts';
import { htmlOf } from '#web/features/publications/citation-html.ts';
import { styleNames } from '#web/features/publications/style-names.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { CitationFile } from './citation-file.tsx';
import { CopyButton } from './copy-button.tsx';
import { nameOf } from './text-languages.tsx';
import { useCitations } from './use-citations.ts';

/**
 * The citation to take along, in every style and in both languages, and as files. The style chosen last is open; without scripts
 * each is text to select, in the language of the page.
 */
export function HowToCite({ work }: { work: NamedWork }) {
  const t = useMessages();
  const page = useLanguage();
  const [chosen, choose] = useState<Language>();
  const idioma = chosen ?? page;
  const citations = useCitations(work, idioma);
  const { citationStyle } = usePreferences();
  const open = citationStyle ?? citations[0]?.estilo;
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="label-caps">{t('work.cite')}</h2>
        <fieldset className="flex noscript:hidden" data-print="hide">
          <legend className="sr-only">{t('work.cite.language')}</legend>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === idioma}
              onClick={() => choose(each)}
              className="min-h-8 rounded-md px-2 text-sm text-muted hover:bg-wash aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent pointer-coarse:min-h-11"
            >
              {nameOf(each)}
            </button>
          ))}
        </fieldset>
      </div>
      {citations.map((citation) => (
        <Cited key={citation.estilo} citation={citation} idioma={idioma} open={citation.estilo === open} />
      ))}
      <div className="mt-3" data-print="hide">
        <p className="text-sm text-muted">{t('work.cite.download')}</p>
        {referenceFormats.map((format) => (
          <CitationFile key={format} work={work} format={format} />
        ))}
      </div>
    </section>
  );
}

/** On paper, where nothing unfolds: the citation in the first style. */
export function PrintedCitation({ work }: { work: NamedWork }) {
  const t = useMessages();
  const [first] = useCitations(work, useLanguage());
  if (!first) return null;
  return (
    <Kept name="printed citation" by={[first.partes]}>
      <section className="hidden text-sm print:block">
        <h2 className="label-caps">{t('work.cite')}</h2>
        <p>{italicised(first.partes)}</p>
      </section>
    </Kept>
  );
}

type CitedProps = { citation: Citation; idioma: Language; open: boolean };

function Cited({ citation: { estilo, texto, partes }, idioma, open }: CitedProps) {
  const t = useMessages();
  return (
    <details
      name="citation-style"
      open={open}
      // It is told of being open as it is drawn, too.
      onToggle={({ currentTarget }) => currentTarget.open && !open && savePreferences({ citationStyle: estilo })}
      className="mb-1 text-sm"
    >
      <summary className="py-1 font-semibold">{styleNames[estilo]}</summary>
      <p lang={idioma} className="mt-1 wrap-anywhere select-all">
        {italicised(partes)}
      </p>
      <div data-print="hide">
        <CopyButton
          text={texto}
          html={htmlOf(partes)}
          label={t('work.cite.copy')}
          copiedLabel={t('work.cite.copied')}
        />
      </div>
    </details>
  );
}

const italicised = (parts: readonly CitationPart[]) =>
  parts.map(({ texto, cursiva }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    return cursiva ? <em key={place}>{texto}</em> : texto;
  });
