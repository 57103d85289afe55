/** /admin/revistas/:id/paquetes: what indices and archives take of a journal, asked for, waited for and fetched. */
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import type { PartProps } from '../use-journal-part.ts';
import { BookList } from './book-list.tsx';
import { NewPackage } from './new-package.tsx';
import { PackageList } from './package-list.tsx';

export function PackagesPart({ journal }: PartProps) {
  const t = useMessages();
  return (
    <Section title={t('managing.part.paquetes')} intro={t('packages.lead')}>
      <div className="flex flex-col gap-10">
        <NewPackage journal={journal} />
        <PackageList journal={journal} />
        <BookList journal={journal} />
      </div>
    </Section>
  );
}
