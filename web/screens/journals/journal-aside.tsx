/** Beside a journal's page: what it is known by, its policies and rules, and how to reach it. */
import type { Journal } from '#contract/entities/journal.ts';
import { journalTextPage } from '#contract/public-addresses.ts';
import { licenceName } from '#web/features/landing-page/citable.ts';
import { languageName } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Link } from '#web/ui/Link.tsx';

export function JournalAside({ journal }: { journal: Journal }) {
  const t = useMessages();
  const language = useLanguage();
  const { clave, issn, issnImpreso, idiomas, licencia, identidadRevision, recibe, contacto, telefono, direccion } =
    journal;
  const facts = [
    { term: t('house.fact.issn'), description: issn },
    { term: t('house.fact.issnPrint'), description: issnImpreso },
    { term: t('house.fact.languages'), description: idiomas.map((each) => languageName(each, language)).join(', ') },
    { term: t('house.fact.review'), description: t(`house.review.${identidadRevision}`) },
    {
      term: t('house.fact.licence'),
      description: licencia && (
        <a href={licencia} rel="license" className="link">
          {licenceName(licencia)}
        </a>
      ),
    },
  ].filter(({ description }) => description !== '');
  const texts = journal.textos.filter(({ tipo }) => tipo !== 'alcance');
  return (
    <aside className="flex flex-col gap-8">
      {recibe && (
        <Button asChild variant="primary" className="self-start">
          <Link to="/publications/create">{t('house.send')}</Link>
        </Button>
      )}
      <section>
        <h2 className="label-caps mb-1">{t('house.facts')}</h2>
        <DescriptionList items={facts} />
      </section>
      {texts.length > 0 && (
        <nav aria-label={t('house.texts')}>
          <h2 className="label-caps mb-1">{t('house.texts')}</h2>
          <ul>
            {texts.map(({ tipo }) => (
              <li key={tipo} className="text-sm">
                <Link to={journalTextPage(clave, tipo)} className="link inline-block py-1 pointer-coarse:py-2.5">
                  {t(`house.text.${tipo}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(contacto || telefono || direccion) && (
        <section>
          <h2 className="label-caps mb-1">{t('house.contact')}</h2>
          <address className="text-sm leading-7 not-italic wrap-anywhere">
            {contacto && (
              <a className="link link-alone" href={`mailto:${contacto}`}>
                {contacto}
              </a>
            )}
            {telefono && <span className="block">{telefono}</span>}
            {direccion && <span className="block">{direccion}</span>}
          </address>
        </section>
      )}
    </aside>
  );
}
