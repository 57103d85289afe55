import type { IssueSummary } from '#contract/entities/issue.ts';
import { issuePage, journalPage } from '#contract/public-addresses.ts';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';

type Props = {
  issue: IssueSummary;
  /** It says which journal it is of, where there are several. */
  ofJournal?: boolean;
  className?: string;
};

/** A published number in a list: its cover, its name, and how many works it has. */
export function IssueRow({ issue, ofJournal, className = '' }: Props) {
  const t = useMessages();
  const name = useIssueName()(issue);
  return (
    <li className={`flex items-start gap-4 py-4 ${className}`}>
      {issue.portada && (
        <img src={issue.portada} alt="" loading="lazy" className="w-16 shrink-0 border border-line sm:w-20" />
      )}
      <div className="min-w-0">
        {ofJournal && issue.revista && (
          <p className="text-sm wrap-anywhere">
            <Link
              to={journalPage(issue.revista.clave)}
              className="link-alone text-muted italic no-underline hover:text-accent hover:underline"
            >
              {issue.revista.nombre}
            </Link>
          </p>
        )}
        <p className="font-serif text-lg wrap-anywhere">
          <Link to={issuePage(issue.id)} className="link">
            {issue.titulo || name}
          </Link>
        </p>
        <p className="mt-1 text-sm text-muted">
          {[issue.titulo && name, t('issues.works', { count: issue.obras })].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
