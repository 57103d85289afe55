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

/** Of more names than these, the others come on asking: on a telephone, and on a desk (styles/work.css, summary-room.ts). */
const mostNames = { phone: 6, desk: 12 };

/**
 * Who wrote the work, in order, with ORCID links and numbered affiliations, folded where there are several. `leads`: names lead to
 * the pages of their authors; those of retracted works may have none.
 */
export function Byline({ authors, leads }: { authors: readonly Author[]; leads: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  if (authors.length === 0) return null;
  const affiliations = affiliationsOf(authors);
  const numbered = affiliations.length > 1;
  const list = (
    <>
      <ol className={classes(numbered && 'mt-1 gap-x-10', affiliations.length > mostInOneColumn && 'md:columns-2')}>
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
    <section aria-label={t('work.authors')} className="mt-3">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-base wrap-anywhere">
        <ul className="byline-names contents">
          {authors.map((author) => (
            <li key={`${author.nombres} ${author.apellidos} ${author.orcid}`}>
              <AuthorName
                author={author}
                leads={leads}
                places={numbered ? author.afiliaciones.map((name) => affiliations.indexOf(name) + 1) : []}
              />
            </li>
          ))}
        </ul>
        {authors.length > mostNames.phone + 1 && (
          <label
            lang={language}
            data-print="hide"
            className={classes('byline-more', authors.length <= mostNames.desk + 1 && 'md:hidden')}
          >
            <input type="checkbox" />
            <span>{t('work.authors.all', { count: authors.length })}</span>
          </label>
        )}
        {numbered && (
          <details data-print="open" className="text-sm text-muted open:basis-full">
            <summary lang={language} className="w-fit py-0.5">
              {t('work.affiliations', { count: affiliations.length })}
            </summary>
            {list}
          </details>
        )}
      </div>
      {!numbered && <div className="mt-1 text-sm text-muted">{list}</div>}
    </section>
  );
}
