import { doiAddress, registeredDoi } from '#contract/doi.ts';
import { issuePage } from '#contract/public-addresses.ts';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { licenceName, type ReadWork } from './citable.ts';

/** Under the byline, in one line: published, DOI, licence, readings. The rest is told after the text. */
export function FactsLine({ work }: { work: ReadWork }) {
  const t = useMessages();
  const { day } = useFormats();
  const doi = registeredDoi(work);
  const name = useIssueName();
  const facts = [
    work.apareceEn && (
      <Link to={issuePage(work.apareceEn.id)} className="link link-alone">
        {name(work.apareceEn)}
      </Link>
    ),
    work.fechaPublicacion && t('work.publishedOn', { day: day(work.fechaPublicacion) }),
    doi && (
      <a href={doiAddress(doi)} className="link link-alone wrap-anywhere">
        {doiAddress(doi).replace(/^https?:\/\//, '')}
      </a>
    ),
    // It leads nowhere: nobody registered it.
    work.estadoDoi === 'EJEMPLO' && `${t('work.exampleDoi')} ${work.metadatos.doi}`,
    work.licencia && (
      <a href={work.licencia} rel="license noopener" className="link link-alone">
        {licenceName(work.licencia)}
      </a>
    ),
    t('work.readings', { count: work.vistas }),
  ].filter(Boolean);
  return (
    <ul lang={useLanguage()} className="facts-line">
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
        <li key={place}>{fact}</li>
      ))}
    </ul>
  );
}
