/** A number as its page shows it: its cover, its name, who edited it, its contents and its neighbours. */
import type { AppearedIn, Issue } from '#contract/entities/issue.ts';
import { issueAddress, issuePage } from '#contract/public-addresses.ts';
import { useSiteOrigin } from '#web/data/site-origin.ts';
import { ListFiles } from '#web/features/catalogue/list-files.tsx';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { IssueContents } from './issue-contents.tsx';

export function IssuePage({ issue }: { issue: Issue }) {
  const t = useMessages();
  const { day } = useFormats();
  const name = useIssueName()(issue);
  const origin = useSiteOrigin();
  return (
    <>
      <header className="flex flex-col gap-6 sm:flex-row sm:items-start">
        {issue.portada && (
          <img
            src={issue.portada}
            alt={t('issues.cover', { issue: name })}
            className="w-40 shrink-0 border border-line sm:w-48"
          />
        )}
        <div className="min-w-0">
          {issue.titulo && <p className="label-caps text-muted">{name}</p>}
          <h1 className="mt-1 text-2xl wrap-anywhere sm:text-3xl">{issue.titulo || name}</h1>
          <p className="mt-2 text-muted">
            {[
              issue.revista.nombre,
              issue.fechaPublicacion && t('issues.publishedOn', { day: day(issue.fechaPublicacion) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {/* On paper, where no address tells it. */}
          <p className="hidden text-sm wrap-anywhere print:block">{origin + issuePage(issue.id)}</p>
          <Editors editors={issue.editores} />
          {issue.estado === 'PUBLICADO' && issue.contenido.length > 0 && (
            <p data-print="hide" className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
              <a href={issueAddress(issue.id, 'pdf')} className="link link-alone">
                {t('issues.pdf')}
              </a>
              <a href={issueAddress(issue.id, 'epub')} className="link link-alone">
                {t('issues.epub')}
              </a>
            </p>
          )}
        </div>
      </header>
      <section className="mt-10 max-w-4xl">
        <h2 className="text-xl">{t('issues.contents')}</h2>
        <IssueContents works={issue.contenido} />
        {issue.estado === 'PUBLICADO' && issue.contenido.length > 0 && (
          <div className="mt-6">
            <ListFiles page={issuePage(issue.id)} />
          </div>
        )}
      </section>
      {(issue.anterior || issue.siguiente) && (
        <nav
          aria-label={t('issues.neighbours')}
          className="mt-10 flex max-w-4xl flex-wrap justify-between gap-6 border-t border-line-strong pt-4"
        >
          <Neighbour label={t('issues.previous')} issue={issue.anterior} />
          <Neighbour label={t('issues.next')} issue={issue.siguiente} />
        </nav>
      )}
    </>
  );
}

function Editors({ editors }: { editors: Issue['editores'] }) {
  const t = useMessages();
  if (editors.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="label-caps">{t('issues.guestEditors')}</p>
      <ul className="mt-1">
        {editors.map(({ nombres, apellidos, afiliacion, orcid }) => {
          const name = `${nombres} ${apellidos}`.trim();
          return (
            <li key={`${name} ${orcid}`}>
              {orcid ? (
                <a href={`https://orcid.org/${orcid}`} className="link">
                  {name}
                </a>
              ) : (
                name
              )}
              {afiliacion && <span className="text-muted">, {afiliacion}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Neighbour({ label, issue }: { label: string; issue: AppearedIn | null }) {
  const name = useIssueName();
  if (!issue) return <span />;
  return (
    <p>
      <span className="label-caps block">{label}</span>
      <Link to={issuePage(issue.id)} className="link">
        {issue.titulo || name(issue)}
      </Link>
    </p>
  );
}
