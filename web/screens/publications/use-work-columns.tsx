import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { User } from '#contract/entities/user.ts';
import { opensScreensOf } from '#contract/roles.ts';
import { isMainAuthor } from '#contract/workflow.ts';
import { knownActs } from '#web/features/editorial/acts/act-looks.tsx';
import { WorkActions } from '#web/features/editorial/acts/work-actions.tsx';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { TrackBar } from '#web/features/publications/track-bar.tsx';
import { WorkLine } from '#web/features/publications/work-line.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { directionOf, nextSort, type Sort, type SortedColumn } from './sorting.ts';

/** What is taken back is so on its own page, which says what follows. */
const inTable = knownActs.filter((act) => act !== 'RETIRAR_ENVIO');
/** While a work is in review this screen offers its review and the decision alone (spec 000 §4.1). */
const inReview = inTable.filter((act) => act !== 'ELIMINAR');
/** Acts that the specification names no button for, and that nobody does in passing. */
const inMenu = ['PUBLICAR_SIN_APROBACION', 'RETRACTAR'] as const;

interface Sorting {
  sort: Sort;
  sortBy: (sort: Sort) => void;
  /** Those by which this table can be sorted. */
  columns: readonly SortedColumn[];
}

/** The columns that both tables of the management screen have: what, where it stands, since when, what can be done. */
export function useWorkColumns(
  user: User,
  onOpen: (work: PublicationSummary) => void,
  { sort, sortBy, columns }: Sorting,
): Column<PublicationSummary>[] {
  const t = useMessages();
  const { shortDay } = useFormats();
  // The detail screen is behind the AUTOR guard.
  const opensDetail = opensScreensOf(user, 'AUTOR');
  const sorted = (column: SortedColumn) =>
    columns.includes(column)
      ? { sort: { direction: directionOf(column, sort), onSort: () => sortBy(nextSort(column, sort)) } }
      : {};
  return [
    {
      id: 'titulo',
      ...sorted('titulo'),
      header: t('author.form.titulo'),
      heading: true,
      cell: (work) => (
        <div className="wrap-anywhere">
          {opensDetail ? (
            <Link
              to={`/publications/${work.id}`}
              className="link-alone text-ink no-underline hover:text-accent hover:underline"
            >
              {work.titulo}
            </Link>
          ) : (
            work.titulo
          )}
          <div className="font-normal">
            <WorkLine tipo={work.tipo} aviso={work.aviso} autor={isMainAuthor(work, user) ? undefined : work.autor} />
          </div>
        </div>
      ),
    },
    {
      id: 'estado',
      ...sorted('estado'),
      header: t('author.sheet.estado'),
      className: 'lg:w-40',
      cell: (work) => (
        <>
          <EstadoBadge estado={work.estado} />
          <TrackBar work={work} />
        </>
      ),
    },
    {
      id: 'fecha',
      ...sorted('fecha'),
      header: t('author.management.updated'),
      className: 'lg:w-28',
      cell: (work) => <time dateTime={work.fechaActualizacion}>{shortDay(work.fechaActualizacion)}</time>,
    },
    {
      id: 'acciones',
      header: t('author.management.actions'),
      wide: true,
      className: 'lg:w-[37%]',
      cell: (work) => (
        <WorkActions
          work={work}
          show={work.estado === 'EN_REVISION' ? inReview : inTable}
          folded={inMenu}
          inList
          lead={
            <Button
              data-opens-row
              size="small"
              icon={<Eye aria-hidden />}
              aria-haspopup="dialog"
              aria-label={t('editor.about', { action: t('author.management.open'), title: work.titulo })}
              onClick={() => onOpen(work)}
            >
              {t('author.management.open')}
            </Button>
          }
        />
      ),
    },
  ];
}
