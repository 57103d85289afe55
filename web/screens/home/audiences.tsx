import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';

/** Where each goes from here (spec 000 §2.5). */
const audiences = [
  ['authors', '/register?role=autor'],
  ['readers', '/catalogo'],
  ['institutions', '/instituciones'],
] as const;

export function Audiences() {
  const t = useMessages();
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {audiences.map(([name, to]) => (
        <li key={name} className="flex flex-col rounded-md border border-line bg-sheet p-6">
          <h3 className="text-lg">{t(`home.audience.${name}.title`)}</h3>
          <p className="mt-2 mb-5 text-muted">{t(`home.audience.${name}.text`)}</p>
          <Link to={to} className="link mt-auto inline-flex items-center gap-1.5 self-start font-semibold">
            {t(`home.audience.${name}.action`)}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
