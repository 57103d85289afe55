/** The list of books as ONIX: which, since when, its file and the address that a distributor reads by itself. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { bookListAddress, mostChosenBooks } from '#contract/book-lists.ts';
import { longest } from '#contract/limits.ts';
import { journalPage } from '#contract/public-addresses.ts';
import { copyText } from '#web/features/publications/copy-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type Chosen, WorkChoice } from './choices.tsx';
import type { OfJournal } from './of-journal.ts';

const scopes = ['journal', 'site', 'works'] as const;
type Scope = (typeof scopes)[number];

export function BookList({ journal }: OfJournal) {
  const t = useMessages();
  const [scope, setScope] = useState<Scope>('journal');
  const [collection, setCollection] = useState('');
  const [since, setSince] = useState('');
  const [chosen, setChosen] = useState<Chosen[]>([]);
  /** What was copied last; '' where it could not be. */
  const [copied, setCopied] = useState<string>();
  const query = new URLSearchParams(
    scope === 'works'
      ? chosen.slice(0, mostChosenBooks).map(({ id }) => ['obra', id])
      : [...(collection.trim() ? [['coleccion', collection.trim()]] : []), ...(since ? [['desde', since]] : [])],
  ).toString();
  const address = bookListAddress(scope === 'journal' ? journalPage(journal.clave) : '/catalogo', query);
  const whole = new URL(address, window.location.origin).href;
  const isHidden = scope === 'journal' && !journal.publica;
  const isNothing = scope === 'works' && chosen.length === 0;
  return (
    <Section level={3} id="libros" title={t('packages.books')} intro={t('packages.books.lead')}>
      <div className="flex max-w-form flex-col items-start gap-6">
        <RadioGroup
          legend={t('packages.books.which')}
          name="libros"
          value={scope}
          onChange={({ currentTarget }) => setScope(scopes.find((each) => each === currentTarget.value) ?? 'journal')}
          options={scopes.map((value) => ({ value, label: t(`packages.books.which.${value}`) }))}
        />
        {scope === 'works' ? (
          <WorkChoice journal={journal} chosen={chosen} onChange={setChosen} tipo="LIBRO" />
        ) : (
          <>
            <Field label={t('packages.books.collection')} hint={t('packages.books.collection.hint')} className="w-full">
              <Input
                value={collection}
                maxLength={longest.title}
                onChange={({ currentTarget }) => setCollection(currentTarget.value)}
              />
            </Field>
            <Field label={t('packages.books.since')} hint={t('packages.books.since.hint')} className="w-full">
              <Input type="date" value={since} onChange={({ currentTarget }) => setSince(currentTarget.value)} />
            </Field>
          </>
        )}
        {isHidden || isNothing ? (
          <p className="text-sm text-muted">{t(isHidden ? 'packages.books.hidden' : 'packages.books.none')}</p>
        ) : (
          <>
            <p className="w-full text-sm text-muted wrap-anywhere">
              <code>{whole}</code>
            </p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <a href={address} download className="link inline-flex min-h-8 items-center gap-2">
                <Download aria-hidden className="size-4" />
                {t('packages.books.download')}
              </a>
              <Button size="small" onClick={async () => setCopied((await copyText(whole)) ? whole : '')}>
                {t('packages.books.copy')}
              </Button>
              <span role="status" className="text-sm">
                {copied === whole && t('packages.books.copied')}
                {copied === '' && t('packages.books.copy.failed')}
              </span>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
