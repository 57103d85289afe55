/** The contact page (spec 000 §2.7): how to reach us, when, and a form that reaches the administrators. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ContactForm } from './contact-form.tsx';

export async function loader({ origin, t, identity }: PageRequest): Promise<Head> {
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
  const { contacto: email } = useIdentity();
  const phone = t('layout.footer.phone');
  return (
    <Section title={t('contact.reach.title')}>
      <dl className="flex flex-col gap-3">
        <Fact term={t('contact.email')}>
          <a className="link link-alone" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact term={t('contact.phone')}>
          <a className="link link-alone" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </Fact>
        <Fact term={t('contact.address')}>{t('layout.footer.address')}</Fact>
      </dl>
    </Section>
  );
}

function Hours() {
  const t = useMessages();
  return (
    <Section title={t('contact.hours.title')}>
      <dl className="flex flex-col gap-3">
        <Fact term={t('contact.hours.general')}>
          {t('contact.hours.general.week')}
          <br />
          {t('contact.hours.general.saturday')}
          <br />
          {t('contact.hours.general.sunday')}
        </Fact>
        <Fact term={t('contact.hours.support')}>
          {t('contact.hours.support.enterprise')}
          <br />
          {t('contact.hours.support.week')}
        </Fact>
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
