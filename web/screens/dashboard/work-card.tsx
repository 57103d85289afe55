import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { WorkLine } from '#web/features/publication/work-line.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

type Props = { work: CatalogueEntry; onOpen: (work: CatalogueEntry) => void };

/** A published work in a row of a few. */
export function WorkCard({ work, onOpen }: Props) {
  const t = useMessages();
  return (
    <article className="flex flex-col gap-2 border-t border-line-strong pt-4">
      <h3 lang={work.idioma} className="text-base text-balance">
        {work.titulo}
      </h3>
      <WorkLine tipo={work.tipo} autor={work.autor} fecha={work.fechaPublicacion} />
      <p lang={work.idioma} className="line-clamp-4 font-serif text-sm">
        {work.resumen}
      </p>
      <p className="mt-auto pt-2">
        <Button
          size="small"
          aria-label={t('author.reader.details.of', { titulo: work.titulo })}
          onClick={() => onOpen(work)}
        >
          {t('author.reader.details')}
        </Button>
      </p>
    </article>
  );
}

/** Cards side by side, as many as fit. */
export function WorkCards({ works, onOpen }: { works: readonly CatalogueEntry[]; onOpen: Props['onOpen'] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {works.map((work) => (
        <li key={work.id} className="grid">
          <WorkCard work={work} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
