/** Books whose chapters are works of their own: their contents, and on a chapter's page its book and the chapters beside it. */
import { Link } from 'react-router';
import { chaptersOf } from '#contract/chapters.ts';
import { namedPerson } from '#contract/particulars.ts';
import { workPage } from '#contract/public-addresses.ts';
import { Kept } from '#web/data/kept.tsx';
import { useHealingCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { ReadWork } from './citable.ts';

const pagesOf = (first: string, last: string) => [first, last].filter(Boolean).join('–');

/** What a book gathers, in its order; nothing of other works. A chapter that was withdrawn or is closed stays named. */
export function BookContents({ work }: { work: ReadWork }) {
  return work.tipo === 'LIBRO' ? <Contents work={work} /> : null;
}

function Contents({ work }: { work: ReadWork }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const { data } = useHealingCall('publishedProcess', { params: { id: work.id } });
  if (!data || data.capitulos.length === 0) return null;
  return (
    <Kept name="gathered" by={[data.capitulos]}>
      <nav aria-labelledby="obras-del-libro" className="mt-8 mb-4 max-w-reading">
        <h2 id="obras-del-libro" lang={language} className="label-caps mb-2">
          {/* The chapters of its own text stand above them under the shorter name. */}
          {t(chaptersOf(work).length > 0 ? 'work.chapters.gathered' : 'work.chapters')}
        </h2>
        <ol className="divide-y divide-line border-y border-line">
          {data.capitulos.map((chapter) => (
            <li key={chapter.id} className="flex items-baseline justify-between gap-4 py-3">
              <div className="min-w-0">
                <Link to={workPage(chapter.id)} lang={chapter.idioma} className="link wrap-anywhere">
                  {chapter.titulo}
                </Link>
                <p className="text-sm text-muted">{chapter.autor}</p>
                {(chapter.retractada || chapter.embargo) && (
                  <p lang={language} className="text-sm">
                    {chapter.retractada
                      ? t('work.retracted.mark')
                      : t('work.embargo', { day: day(chapter.embargo ?? '') })}
                  </p>
                )}
              </div>
              <span className="text-sm whitespace-nowrap text-muted">
                {pagesOf(chapter.paginaInicial, chapter.paginaFinal)}
              </span>
            </li>
          ))}
        </ol>
      </nav>
    </Kept>
  );
}

/** The book that a work is a chapter of, with who edited it. */
export function ChapterPlace({ work: { capituloDe: book } }: { work: ReadWork }) {
  const t = useMessages();
  const language = useLanguage();
  if (!book) return null;
  const pages = pagesOf(book.paginaInicial, book.paginaFinal);
  return (
    <p className="mt-1 text-sm">
      <span lang={language}>{t('work.chapterOf')}</span>{' '}
      <Link to={workPage(book.id)} lang={book.idioma} className="link">
        {book.titulo}
      </Link>
      {book.retractada && ` (${t('work.relation.withdrawn')})`}
      {pages && `, ${t('work.chapterOf.pages', { pages })}`}
      {book.editores && (
        <span lang={language}>
          . {t('work.chapterOf.editors', { names: book.editores.map(namedPerson).join(', ') })}
        </span>
      )}
    </p>
  );
}

/** The chapters before and after it in its book, below the text. */
export function ChapterNeighbours({ work }: { work: ReadWork }) {
  return work.capituloDe ? <Neighbours id={work.id} /> : null;
}

function Neighbours({ id }: { id: string }) {
  const t = useMessages();
  const language = useLanguage();
  const { data } = useHealingCall('publishedProcess', { params: { id } });
  if (!data?.libro?.anterior && !data?.libro?.siguiente) return null;
  const { anterior, siguiente } = data.libro;
  return (
    <nav
      lang={language}
      data-print="hide"
      aria-label={t('work.chapterOf.neighbours')}
      className="my-8 grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
    >
      {[
        { rel: 'prev', said: t('work.chapterOf.previous'), to: anterior, className: '' },
        { rel: 'next', said: t('work.chapterOf.next'), to: siguiente, className: 'sm:col-start-2 sm:text-end' },
      ].map(
        ({ rel, said, to, className }) =>
          to && (
            <Link key={rel} to={workPage(to.id)} rel={rel} className={`link-alone no-underline ${className}`}>
              <span className="label-caps block text-muted">{said}</span>
              <span lang={to.idioma} className="link wrap-anywhere">
                {to.titulo}
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
