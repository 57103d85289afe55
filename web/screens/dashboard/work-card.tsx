import type { CatalogueEntry, PublicationSummary } from '#contract/entities/publication.ts';
import { WorkLine } from '#web/features/publications/work-line.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** A card of the catalogue; `fechaVista` where it is one that this reader opened. */
type CardWork = CatalogueEntry & Pick<PublicationSummary, 'fechaVista'>;
type Props = { work: CardWork; onOpen: (work: CatalogueEntry) => void };

/** A published work in a row of a few. */
export function WorkCard({ work, onOpen }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  return (
    <article className="flex min-h-64 flex-col gap-2 border-t border-line-strong pt-4">
      <h3 lang={work.idioma} className="text-base text-balance">
        {work.titulo}
      </h3>
      <WorkLine tipo={work.tipo} aviso={work.aviso} autor={work.autor} fecha={work.fechaPublicacion} />
      {work.fechaVista && <p className="text-sm text-muted">{t('work.seen', { day: day(work.fechaVista) })}</p>}
      <p lang={work.idioma} className="line-clamp-4 font-serif text-sm">
        {work.resumen}
      </p>
      <p className="mt-auto pt-2">
        <Button
          size="small"
          data-opens-row
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
export function WorkCards({ works, onOpen }: { works: readonly CardWork[]; onOpen: Props['onOpen'] }) {
  return (
    <ul data-rows className="grid gap-x-8 gap-y-10 sm:grid-cols-2 roomy:grid-cols-3">
      {works.map((work) => (
        <li key={work.id} className="grid">
          <WorkCard work={work} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
