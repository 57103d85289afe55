import type { House } from '#contract/entities/house.ts';
import { journalsPage } from '#contract/public-addresses.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { AddedLink } from './added-link.tsx';
import { Forme } from './forme.tsx';
import { footerLinksOf } from './links.ts';
import { NewsletterBox } from './newsletter-box.tsx';

const firstYear = 2026;
const linkLook = 'inline-block py-1 text-ink no-underline hover:underline';

/** The footer of the public site: links, and how to reach us (spec 000 §2.4). */
export function Footer({ house }: { house?: House | undefined }) {
  const t = useMessages();
  const platform = useIdentity();
  const { nombre, institucion, contacto, telefono, direccion, issn, issnImpreso } = house ?? platform;
  const added = platform.menu.filter(({ parte }) => parte === 'PIE');
  return (
    <footer data-print="hide" className="mt-16 border-t border-line bg-wash text-sm">
      <div
        className={`page grid gap-8 py-10 sm:grid-cols-2 lg:flex lg:justify-between ${added.length > 0 ? 'xl:gap-12' : 'lg:gap-12'}`}
      >
        <div className="lg:max-w-sm lg:grow">
          <p className="font-serif text-lg font-semibold">{nombre}</p>
          {institucion && <p>{institucion}</p>}
          {house && (
            <p>
              <Link to={journalsPage} className="link">
                {t('layout.footer.within', { site: platform.nombre })}
              </Link>
            </p>
          )}
          <p className="mt-2 mb-6 max-w-prose text-muted">{t('layout.footer.about')}</p>
          <NewsletterBox />
        </div>
        {footerLinksOf(platform).map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className="label-caps whitespace-nowrap">{t(title)}</h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={linkLook}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {added.length > 0 && (
          <nav aria-label={t('layout.footer.more')}>
            <h2 className="label-caps whitespace-nowrap">{t('layout.footer.more')}</h2>
            <ul className="mt-2">
              {added.map((entry, at) => (
                <li // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
                  key={at}
                >
                  <AddedLink entry={entry} className={`${linkLook} wrap-anywhere lg:max-w-48`} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          <h2 className="label-caps">{t('layout.footer.contact')}</h2>
          <address className="mt-2 leading-7 not-italic">
            <a className="link link-alone" href={`mailto:${contacto}`}>
              {contacto}
            </a>
            {telefono && <span className="block">{telefono}</span>}
            {direccion && <span className="block lg:max-w-xs">{direccion}</span>}
          </address>
        </div>
      </div>
      <div className="page">
        <p className="flex flex-wrap items-center gap-x-6 border-t border-line py-4 text-muted">
          <Forme className="me-1" />
          <span>{t('layout.footer.rights', { year: firstYear, name: institucion || nombre })}</span>
          {issn && <span className="whitespace-nowrap">{t('layout.footer.issn', { issn })}</span>}
          {issnImpreso && (
            <span className="whitespace-nowrap">{t('layout.footer.issnPrint', { issn: issnImpreso })}</span>
          )}
        </p>
      </div>
    </footer>
  );
}
