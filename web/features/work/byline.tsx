import type { Author } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** The affiliations of a byline, each once, in the order they first appear. */
function affiliationsOf(authors: readonly Author[]): string[] {
  return [...new Set(authors.flatMap(({ afiliaciones }) => afiliaciones))];
}

/** Who wrote the work, in order, with ORCID links and numbered affiliations. */
export function Byline({ authors }: { authors: readonly Author[] }) {
  const t = useMessages();
  const affiliations = affiliationsOf(authors);
  const numbered = affiliations.length > 1;
  return (
    <section aria-label={t('work.authors')} className="mt-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-base">
        {authors.map((author) => (
          <li key={`${author.nombres} ${author.apellidos} ${author.orcid}`}>
            <AuthorName
              author={author}
              places={numbered ? author.afiliaciones.map((name) => affiliations.indexOf(name) + 1) : []}
            />
          </li>
        ))}
      </ul>
      {affiliations.length > 0 && (
        <ol className="mt-3 flex flex-col gap-0.5 text-sm text-muted">
          {affiliations.map((name, place) => (
            <li key={name} className="flex gap-2">
              {numbered && <span className="min-w-4 text-end tabular-nums">{place + 1}</span>}
              <span>{name}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function AuthorName({ author, places }: { author: Author; places: number[] }) {
  const t = useMessages();
  const name = `${author.nombres} ${author.apellidos}`.trim();
  return (
    <span className="inline-flex items-baseline gap-1">
      <span className="font-semibold">{name}</span>
      {places.length > 0 && <sup className="text-xs text-muted">{places.join(', ')}</sup>}
      {author.correspondencia && (
        <abbr title={t('work.corresponding')} className="text-muted no-underline">
          *
        </abbr>
      )}
      {author.orcid && (
        <a
          href={`https://orcid.org/${author.orcid}`}
          aria-label={t('work.orcid', { name })}
          rel="noopener"
          className="inline-flex size-6 items-center justify-center self-center text-green hover:text-accent"
        >
          <OrcidMark />
        </a>
      )}
    </span>
  );
}

const OrcidMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4" fill="currentColor">
    <path d="M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM8.2 17.6H6.6V7.4h1.6v10.2ZM7.4 6.3a1.05 1.05 0 1 1 0-2.1 1.05 1.05 0 0 1 0 2.1Zm5.9 11.3H9.7V7.4h3.7c3.5 0 5 2.5 5 5.1 0 2.8-2.2 5.1-5.1 5.1Zm0-8.7h-2v7.2h2c2.8 0 3.5-2.1 3.5-3.6 0-2.3-1.5-3.6-3.5-3.6Z" />
  </svg>
);
