import type { RightsTerms } from '#contract/rights.ts';
import { licences } from '#web/features/publications/licences.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';

/** What is signed, in the reader's language, with the licence that it is about. */
export function Statement({ terms: { texto, licencia } }: { terms: RightsTerms }) {
  const t = useMessages();
  const language = useLanguage();
  const name = licences.find(({ value }) => value === licencia)?.label ?? licencia;
  return (
    <div className="flex flex-col gap-3">
      <p className="border-s-2 border-line ps-4 font-serif wrap-anywhere whitespace-pre-line">{texto[language]}</p>
      <p className="text-sm wrap-anywhere">
        {t('rights.licence')}{' '}
        {licencia ? (
          <a className="link" href={licencia} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          t('rights.noLicence')
        )}
      </p>
    </div>
  );
}
