import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';

type AccountCardProps = {
  title: string;
  lead: string;
  children: ReactNode;
  /** The way to the other form. */
  other: { question?: string; to: string; label: string; state?: unknown };
};

/** The frame of login, registration and what mails lead to. A guest is never stuck: it leads on to the catalogue (docs/specification.md 2). */
export function AccountCard({ title, lead, children, other }: AccountCardProps) {
  const t = useMessages();
  const { user } = useSession();
  // Where the person was going stays known from one form to the other.
  const { state } = useLocation();
  return (
    <section className="mx-auto mt-6 max-w-form folded-corner border border-line bg-paper px-5 py-8 sm:px-10">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
      <div className="mt-6">{children}</div>
      <p className="mt-8 flex flex-wrap gap-x-2 border-t border-line pt-6">
        {other.question}
        <Link to={other.to} state={other.state ?? state} className="link">
          {other.label}
        </Link>
      </p>
      <p className="mt-2">
        <Link to="/catalogo" className="link link-alone">
          {user ? t('common.toCatalogue') : t('account.catalogue')}
        </Link>
      </p>
    </section>
  );
}
