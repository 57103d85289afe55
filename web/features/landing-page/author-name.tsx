import type { Author } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** An author of a byline with the marks of their affiliations, of correspondence, and the way to their ORCID profile. */
export function AuthorName({ author, places }: { author: Author; places: readonly number[] }) {
  const t = useMessages();
  const name = `${author.nombres} ${author.apellidos}`.trim();
  const marks = [places.join(', '), author.correspondencia ? '*' : ''].filter(Boolean);
  return (
    <span className="inline-flex items-baseline gap-1">
      <span>
        <span className="font-semibold">{name}</span>
        {marks.length > 0 && <sup className="ms-0.5 text-xs leading-none text-muted">{marks.join(' ')}</sup>}
      </span>
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
