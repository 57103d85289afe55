import { Link } from 'react-router';
import { pageSlugs } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

/** Where the journal's own words are written: the letters of decisions, and the pages of the site. */
export function TextsGroup() {
  const t = useMessages();
  return (
    <div className="flex max-w-form flex-col gap-12">
      <Section title={t('platform.letters')} intro={t('platform.letters.intro')}>
        <Link to="/admin/plantillas" className="link link-alone">
          {t('platform.letters.open')}
        </Link>
      </Section>
      <Section title={t('platform.pages')} intro={t('platform.pages.intro')}>
        <ul className="divide-y divide-line border-y border-line">
          {pageSlugs.map((slug) => (
            <li key={slug}>
              <Link to={`/${slug}`} className="link flex min-h-11 items-center px-1 py-2">
                {t(`platform.page.${slug}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
