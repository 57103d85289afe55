import type { Publication } from '#contract/entities/publication.ts';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { useKindWords } from '#web/features/publications/journals.ts';
import { KeywordList } from '#web/features/publications/keyword-list.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PrioridadBadge } from './review-badges.tsx';
import { WorkToRead } from './work-to-read.tsx';

type Props = {
  work: Publication;
  /** Its title, type and author stand elsewhere. */
  headed?: boolean;
};

/** A work in a dialog as who judges it reads it: its facts, its summary and its whole text (spec 001 §2). */
export function WorkInDialog({ work, headed = false }: Props) {
  const t = useMessages();
  const kindOf = useKindWords();
  const { day } = useFormats();
  const head = [
    {
      term: t('reviewer.detail.titulo'),
      description: (
        <span lang={work.idioma} className="font-serif text-base font-semibold">
          {work.titulo}
        </span>
      ),
    },
    { term: t('reviewer.term.autor'), description: work.autor },
    { term: t('reviewer.term.tipo'), description: kindOf(work) },
  ];
  return (
    <>
      <DescriptionList
        items={[
          ...(headed ? [] : head),
          { term: t('reviewer.term.estado'), description: <EstadoBadge estado={work.estado} /> },
          { term: t('reviewer.term.prioridad'), description: <PrioridadBadge prioridad={work.prioridad} /> },
          { term: t('reviewer.detail.fechaCreacion'), description: day(work.fechaCreacion) },
          { term: t('reviewer.detail.palabrasClave'), description: <KeywordList words={work.palabrasClave} /> },
        ]}
      />
      <WorkToRead work={work} />
    </>
  );
}
