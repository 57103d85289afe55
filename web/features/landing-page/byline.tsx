import type { Author } from '#contract/entities/publication.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { AuthorName } from './author-name.tsx';

/** The affiliations of a byline, each once, in the order they first appear. */
function affiliationsOf(authors: readonly Author[]): string[] {
  return [...new Set(authors.flatMap(({ afiliaciones }) => afiliaciones))];
}

/** More than these stand in two columns, where there is room. */
const mostInOneColumn = 3;

/** Who wrote the work, in order, with ORCID links and numbered affiliations, folded where there are several. */
export function Byline({ authors }: { authors: readonly Author[] }) {
  const t = useMessages();
  const language = useLanguage();
  if (authors.length === 0) return null;
  const affiliations = affiliationsOf(authors);
  const numbered = affiliations.length > 1;
  const isFolded = affiliations.length > 1;
  const list = (
    <>
      <ol className={classes(isFolded && 'mt-1 gap-x-10', affiliations.length > mostInOneColumn && 'md:columns-2')}>
        {affiliations.map((name, place) => (
          <li key={name} className="mb-1 flex break-inside-avoid gap-2">
            {numbered && <span className="min-w-4 tabular-nums">{place + 1}</span>}
            <span className="min-w-0">{name}</span>
          </li>
        ))}
      </ol>
      {authors.some(({ correspondencia }) => correspondencia) && <p lang={language}>* {t('work.corresponding')}</p>}
    </>
  );
  return (
    <section aria-label={t('work.authors')} className="mt-4">
      <ul className="flex max-w-4xl flex-wrap gap-x-5 gap-y-1 text-base wrap-anywhere">
        {authors.map((author) => (
          <li key={`${author.nombres} ${author.apellidos} ${author.orcid}`}>
            <AuthorName
              author={author}
              places={numbered ? author.afiliaciones.map((name) => affiliations.indexOf(name) + 1) : []}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 max-w-4xl text-sm text-muted">
        {isFolded ? (
          <details data-print="open">
            <summary lang={language} className="w-fit py-0.5">
              {t('work.affiliations', { count: affiliations.length })}
            </summary>
            {list}
          </details>
        ) : (
          list
        )}
      </div>
    </section>
  );
}
