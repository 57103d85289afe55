import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { plainOf, readManual } from './manual-text.ts';
import { type Manual, manualPath } from './pages.ts';

/** The pages of a manual, each with what it is about. */
export function PageList({ manual }: { manual: Manual }) {
  const t = useMessages();
  return (
    <ol className="max-w-reading divide-y divide-line border-y border-line">
      {manual.pages.map((page) => {
        const { title, about } = readManual(t(page.text));
        return (
          <li key={page.slug} className="py-3">
            <Link to={manualPath(manual, page)} className="link link-alone font-semibold">
              {title}
            </Link>
            <p className="text-muted">{plainOf(about)}</p>
          </li>
        );
      })}
    </ol>
  );
}
