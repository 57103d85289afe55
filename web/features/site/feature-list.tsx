import type { ReactNode } from 'react';

export interface Feature {
  icon: ReactNode;
  title: string;
  text: string;
}

/** What is offered, in columns under hairlines. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ icon, title, text }) => (
        <li key={title} className="border-t border-line py-6">
          <h3 className="flex items-center gap-2.5 text-lg [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent">
            {icon}
            {title}
          </h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
