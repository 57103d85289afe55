import { Link } from 'react-router';
import { doiAddress, registeredDoi } from '#contract/doi.ts';
import { disciplinePage } from '#contract/public-addresses.ts';
import { particularsIn } from '#contract/said-particulars.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { licenceName, pagesOf, type ReadWork } from './citable.ts';

/** DOI, licence and the rest, as a quiet list after the text. */
export function WorkFacts({ work }: { work: ReadWork }) {
  const t = useMessages();
  const { number, day } = useFormats();
  const language = useLanguage();
  const doi = registeredDoi(work);
  const { pages, revista, volumen, numero } = work.metadatos;
  const issue = `${volumen ?? ''}${numero ? `(${numero})` : ''}`;
  const facts = [
    [t('work.journal'), revista && [revista, issue].filter(Boolean).join(', ')],
    [
      t('work.category'),
      work.categoria && (
        <Link to={disciplinePage(work.categoria)} lang={work.idioma} className="link link-alone">
          {work.categoria}
        </Link>
      ),
    ],
    ...particularsIn(work, language, day).map(({ term, text }) => [term, text] as const),
    [t('work.pages'), pagesOf(work) || pages],
    [t('work.views'), number(work.vistas)],
    [
      'DOI',
      doi && (
        <a href={doiAddress(doi)} className="link link-alone wrap-anywhere">
          {doi}
        </a>
      ),
    ],
    [
      t('work.alsoIn'),
      work.tambienEn?.map(({ nombre, direccion }) => (
        <a key={direccion} href={direccion} rel="noopener" className="link link-alone block wrap-anywhere">
          {nombre}
        </a>
      )),
    ],
    // It leads nowhere: nobody registered it.
    [t('work.exampleDoi'), work.estadoDoi === 'EJEMPLO' && <span className="wrap-anywhere">{work.metadatos.doi}</span>],
    [
      t('work.licence'),
      work.licencia && (
        <a href={work.licencia} rel="license noopener" className="link link-alone">
          {licenceName(work.licencia)}
        </a>
      ),
    ],
  ] as const;
  return (
    <section>
      <h2 className="label-caps mb-3">{t('work.facts')}</h2>
      <dl className="grid grid-cols-[fit-content(48%)_1fr] gap-x-4 gap-y-1.5 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
