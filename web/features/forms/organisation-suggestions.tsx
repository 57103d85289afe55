import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { AffiliationRor, Organisation } from '#contract/entities/organisation.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';

type Props = {
  /** The affiliation as it is being typed. */
  typed: string;
  /** What was chosen, of all affiliations of the field. */
  rors: readonly AffiliationRor[];
  onChoose: (organisation: Organisation) => void;
  /** The affiliation stays as it is written, without the iD. */
  onTakeOff: (affiliation: string) => void;
};

const fewestLetters = 3;

/**
 * Organisations of ROR that begin as was typed, below its field: one is chosen, or what was written freely stays. Nothing where no
 * administrator has loaded any. What was chosen is said, with its iD, which can be
 * taken off.
 */
export function OrganisationSuggestions({ typed, rors, onChoose, onTakeOff }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const words = typed.trim();
  const isChosen = rors.some(({ afiliacion }) => afiliacion === words);
  const q = useDebounced(words.slice(0, longest.affiliation));
  // What stood there when the form was opened is not asked about.
  const [first] = useState(words);
  const isAsked = q.length >= fewestLetters && !isChosen && q !== first;
  const { data } = useQuery({
    ...callQuery(useClient(), 'suggestOrganisations', { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked && data ? data.organizaciones : [];
  const country = new Intl.DisplayNames([language], { type: 'region' });
  return (
    <>
      {rors.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm text-muted">
          {rors.map(({ afiliacion, ror }) => (
            <li key={afiliacion} className="flex items-start gap-2 wrap-anywhere">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                {afiliacion}:{' '}
                <a href={ror} target="_blank" rel="noreferrer" className="link">
                  {ror.replace('https://', '')}
                </a>{' '}
                <button type="button" className="link min-h-6" onClick={() => onTakeOff(afiliacion)}>
                  {t('organisations.takeOff')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {found.length > 0 && t('organisations.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul aria-label={t('organisations.suggested')} className="mt-2 divide-y divide-line border-y border-line">
          {found.map((organisation) => {
            const { ror, nombre, siglas, ciudad, pais, sucedeA } = organisation;
            const place = [siglas, ciudad, pais && country.of(pais)].filter(Boolean).join(' · ');
            return (
              <li key={ror}>
                <button
                  type="button"
                  onClick={() => onChoose(organisation)}
                  className="block w-full px-1 py-2 text-start hover:bg-wash"
                >
                  <span className="block font-semibold wrap-anywhere">{nombre}</span>
                  <span className="block text-sm text-muted wrap-anywhere">
                    {[place, sucedeA && t('organisations.succeeds', { name: sucedeA })].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
