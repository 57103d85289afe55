/** The contact page (spec 000 §2.7): how to reach us, when, and a form that reaches the administrators. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callQuery } from '#web/data/queries.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useSiteFacts, useTextIn } from '#web/features/site/use-site-facts.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ContactForm } from './contact-form.tsx';

export async function loader({ client, queryClient, origin, t, identity }: PageRequest): Promise<Head> {
  // The page stands without them.
  await queryClient.prefetchQuery(callQuery(client, 'getSiteFacts'));
  return {
    title: t('common.title', { title: t('contact.title'), site: identity.nombre }),
    description: t('contact.description'),
    canonical: `${origin}/contacto`,
  };
}

const links = [
  ['/register?role=admin', 'institution'],
  ['/register?role=autor', 'author'],
  ['/ayuda', 'help'],
  ['/register', 'register'],
] as const;

export function Screen() {
  const t = useMessages();
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader title={t('contact.title')} intro={t('contact.lead')} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title={t('contact.form.title')}>
          <ContactForm />
        </Section>
        <div className="flex flex-col gap-8">
          <Reach />
          <Hours />
          <Section title={t('contact.links.title')}>
            <ul className="flex flex-col gap-2">
              {links.map(([to, name]) => (
                <li key={to}>
                  <Link to={to} className="link link-alone">
                    {t(`contact.links.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </div>
  );
}

function Reach() {
  const t = useMessages();
  const { contacto: email, telefono: phone, direccion } = useIdentity();
  return (
    <Section title={t('contact.reach.title')}>
      <dl className="flex flex-col gap-3">
        <Fact term={t('contact.email')}>
          <a className="link link-alone" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        {phone && (
          <Fact term={t('contact.phone')}>
            <a className="link link-alone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          </Fact>
        )}
        {direccion && <Fact term={t('contact.address')}>{direccion}</Fact>}
      </dl>
    </Section>
  );
}

/** When they answer; nothing of what they left blank. */
function Hours() {
  const t = useMessages();
  const said = useTextIn();
  const facts = useSiteFacts();
  const hours = facts ? [facts.horarioGeneral, facts.horarioSoporte].map(said) : [];
  if (!hours.some(Boolean)) return null;
  const [general, support] = hours;
  return (
    <Section title={t('contact.hours.title')}>
      <dl className="flex flex-col gap-3 whitespace-pre-line">
        {general && <Fact term={t('contact.hours.general')}>{general}</Fact>}
        {support && <Fact term={t('contact.hours.support')}>{support}</Fact>}
      </dl>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
