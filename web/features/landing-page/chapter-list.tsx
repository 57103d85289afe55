import { Link } from 'react-router';
import type { ChapterName } from '#contract/chapters.ts';
import { chapterPage } from '#contract/public-addresses.ts';

type Props = {
  id: string;
  /** In which language they are read, where it is not the work's own. */
  language: string | undefined;
  chapters: readonly ChapterName[];
  /** The one that is being read, by its slug. */
  present?: string;
};

/** The chapters of a book or thesis, each by its own address. */
export function ChapterList({ id, language, chapters, present }: Props) {
  return (
    <ol className="divide-y divide-line border-y border-line font-serif">
      {chapters.map(({ slug, titulo }) => (
        <li key={slug}>
          <Link
            to={chapterPage(id, slug, language)}
            aria-current={slug === present ? 'page' : undefined}
            className="block py-2.5 underline-offset-4 hover:underline aria-[current]:font-semibold"
          >
            {titulo}
          </Link>
        </li>
      ))}
    </ol>
  );
}
