import { Link } from 'react-router';
import type { Author } from '#contract/entities/publication.ts';
import { authorKey, authorPage } from '#contract/public-addresses.ts';
import { useMessages } from '#web/messages/use-messages.ts';

type Props = {
  author: Author;
  places: readonly number[];
  /** Whether there is a page of theirs. */
  leads?: boolean;
};

/**
 * An author of a byline, the name leading to their page, with the marks of their affiliations, of correspondence, and the way to
 * their ORCID profile: as text, since the green iD icon is for iDs that their owners proved to be theirs, and all of Pliego's were typed.
 * https://info.orcid.org/documentation/integration-guide/orcid-id-display-guidelines/
 */
export function AuthorName({ author, places, leads = true }: Props) {
  const t = useMessages();
  const name = `${author.nombres} ${author.apellidos}`.trim();
  const key = leads && authorKey(author);
  const marks = [places.join(', '), author.correspondencia ? '*' : ''].filter(Boolean);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span>
        {key ? (
          <Link
            to={authorPage(key)}
            className="link-alone font-semibold text-ink no-underline hover:text-accent hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {marks.length > 0 && <sup className="ms-0.5 text-xs leading-none text-muted">{marks.join(' ')}</sup>}
      </span>
      {author.orcid && (
        <a
          href={`https://orcid.org/${author.orcid}`}
          aria-label={t('work.orcid', { name, id: author.orcid })}
          rel="noopener"
          className="link py-1 text-xs whitespace-nowrap text-muted tabular-nums"
        >
          ORCID<span className="orcid-number"> {author.orcid}</span>
        </a>
      )}
    </span>
  );
}
