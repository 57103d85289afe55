import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Step } from '#web/routing/places.ts';

/** The way from a place of the navigation down to the screen; nothing on the places themselves. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const t = useMessages();
  if (steps.length < 2) return null;
  return (
    <nav aria-label={t('navigation.way')} className="page -mb-2 pt-3 text-sm">
      {/* One line: a title gives way first. */}
      <ol className="flex items-center gap-x-1.5">
        {steps.map((step, at) => (
          <li
            key={step.path}
            className={`flex min-w-0 items-center gap-1.5 ${step.titled ? 'min-w-16 shrink-[999]' : ''}`}
          >
            {at > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-muted" />}
            <StepName step={step} isLast={at === steps.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ step, isLast }: { step: Step; isLast: boolean }) {
  const t = useMessages();
  const name = t(step.name);
  const draw = (words: ReactNode, title?: string) => {
    const look = 'block max-w-96 truncate py-1';
    if (step.to && !isLast)
      return (
        <Link to={step.to} title={title} className={`${look} text-accent underline-offset-4 hover:underline`}>
          {words}
        </Link>
      );
    return (
      <span aria-current={isLast ? 'page' : undefined} title={title} className={`${look} text-muted`}>
        {words}
      </span>
    );
  };
  if (step.titled === 'getPublication') return <WorkTitle name={name} draw={draw} />;
  if (step.titled === 'getReview') return <ReviewTitle name={name} draw={draw} />;
  return draw(name);
}

interface TitleProps {
  /** What it is called until its title is there. */
  name: string;
  draw: (words: ReactNode, title?: string) => ReactNode;
}

/** The screen asks for the work itself, as far as the person may read it: nothing is asked for here. */
function WorkTitle({ name, draw }: TitleProps) {
  const { id = '' } = useParams();
  const { data } = useQuery({ ...callQuery(useClient(), 'getPublication', { params: { id } }), enabled: false });
  return draw(data?.titulo ?? name, data?.titulo);
}

function ReviewTitle({ name, draw }: TitleProps) {
  const { id = '' } = useParams();
  const { data } = useQuery({ ...callQuery(useClient(), 'getReview', { params: { id } }), enabled: false });
  return draw(data?.titulo ?? name, data?.titulo);
}
