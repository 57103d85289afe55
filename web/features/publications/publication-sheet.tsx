import { type ReactNode, useId } from 'react';
import { declarationWords } from '#contract/declaration-words.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { particularsIn } from '#contract/said-particulars.ts';
import { typeKey } from '#web/features/publications/type-key.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { DoiOfWork } from './doi-of-work.tsx';
import { EstadoBadge } from './estado-badge.tsx';
import { WorkFiles } from './files/work-files.tsx';
import { KeywordList } from './keyword-list.tsx';
import { TextInLanguages } from './text-in-languages.tsx';
import { hasDeclared, WorkDeclarations } from './work-declarations.tsx';

type Props = {
  work: Publication;
  level?: 2 | 3;
  /** What the text stands in. */
  around?: (text: ReactNode) => ReactNode;
};

/** A whole work under its title: its summary, its text, and its facts beside them where there is room. */
export function PublicationSheet({ work, level = 2, around = (text) => text }: Props) {
  const t = useMessages();
  const { title } = declarationWords(useLanguage());
  return (
    <div className="@container">
      <div className="grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:gap-12">
        <DescriptionList items={useFacts(work)} className="@3xl:order-last" />
        <div className="flex max-w-reading min-w-0 flex-col gap-8">
          <Part title={t('author.sheet.resumen')} level={level}>
            <p className="whitespace-pre-line">{work.resumen || t('author.sheet.sinResumen')}</p>
          </Part>
          <Part title={t('author.sheet.contenido')} level={level}>
            {around(<TextInLanguages work={work} headingOffset={level} />)}
          </Part>
          {hasDeclared(work) && (
            <Part title={title} level={level}>
              <WorkDeclarations work={work} />
            </Part>
          )}
          <Part title={t('files.title')} level={level}>
            <WorkFiles id={work.id} />
          </Part>
        </div>
      </div>
    </div>
  );
}

/** Titled in small capitals: the text has titles of its own. */
function Part({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} className="label-caps mb-2">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function useFacts(work: Publication) {
  const t = useMessages();
  const { day, number } = useFormats();
  const language = useLanguage();
  const { doi, pages } = work.metadatos;
  const facts = [
    { term: t('author.sheet.estado'), description: <EstadoBadge estado={work.estado} /> },
    { term: t('author.sheet.categoria'), description: work.categoria ?? t('author.sheet.sinCategoria') },
    { term: t('author.sheet.palabrasClave'), description: <KeywordList words={work.palabrasClave} /> },
    { term: t('author.sheet.tipo'), description: t(typeKey(work)) },
    { term: t('author.sheet.autor'), description: work.autor },
    { term: t('author.sheet.version'), description: work.versionActual > 0 && number(work.versionActual) },
    ...particularsIn(work, language, day).map(({ term, text }) => ({ term, description: text })),
    { term: t('author.sheet.paginas'), description: pages ? number(pages) : null },
    { term: 'DOI', description: doi && <DoiOfWork work={work} /> },
    { term: t('author.sheet.fechaCreacion'), description: day(work.fechaCreacion) },
    { term: t('author.sheet.fechaPublicacion'), description: work.fechaPublicacion && day(work.fechaPublicacion) },
    { term: t('author.sheet.motivoRetractacion'), description: work.motivoRetractacion },
  ];
  return facts.filter(({ description }) => description);
}
