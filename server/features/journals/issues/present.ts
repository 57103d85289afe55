/** Numbers as one person may see them: the only door through which they leave. */
import { registeredDoi } from '#contract/doi.ts';
import type { Fate, Issue, IssuePlan, IssueSummary, IssueWork, Lack, PlannedWork } from '#contract/entities/issue.ts';
import { openIssueActs, takeBackUntil } from '#contract/issue-acts.ts';
import type { Person } from '#contract/workflow.ts';
import type { OwnDate } from '#server/features/editorial/production/own-dates.ts';
import { presentSummary } from '#server/features/publications/present.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { houseOf, namedJournals } from '#server/platform/shown-journals.ts';
import { canRead, canRunIssues, isPublic, type Viewer } from '#server/policy/index.ts';
import type { Judgement } from './judge.ts';
import type { CalledIssue, IssueRow, PlaceRow } from './queries.ts';
import { fateOf } from './release.ts';

type Placed = { place: PlaceRow; work: Work };

/** A number without its works, of which there are so many. */
export function presentIssue(
  { settings }: Pick<Services, 'settings'>,
  row: IssueRow,
  viewer: Viewer,
  counts?: { all: number; open: number },
): IssueSummary {
  const journal = namedJournals(settings).get(row.revistaId);
  const runs = canRunIssues(viewer, row);
  const { id, revistaId, volumen, numero, anio, titulo, editores, paginacion, continua } = row;
  return {
    id,
    revistaId,
    ...(journal && { revista: { clave: journal.clave, nombre: journal.nombre } }),
    volumen,
    numero,
    anio,
    titulo,
    editores,
    paginacion,
    continua,
    estado: row.fechaPublicacion ? 'PUBLICADO' : row.fechaPrevista ? 'PROGRAMADO' : 'EN_PREPARACION',
    portada: row.portada || null,
    fechaPublicacion: row.fechaPublicacion?.toISOString() ?? null,
    fechaPrevista: runs ? (row.fechaPrevista?.toISOString() ?? null) : null,
    zonaHoraria: runs ? row.zonaHoraria : null,
    obras: (runs ? counts?.all : counts?.open) ?? 0,
    acciones: runs ? openIssueActs(row) : [],
  };
}

/** A work as the contents name it. */
function presentWork({ settings }: Pick<Services, 'settings'>, work: Work, viewer: Viewer) {
  const seen = presentSummary(work, viewer, settings.of(work));
  return {
    id: seen.id,
    titulo: seen.titulo,
    tipo: seen.tipo,
    idioma: seen.idioma,
    autor: seen.autor,
    resumen: seen.resumen,
    doi: registeredDoi(seen) ?? null,
    fechaPublicacion: seen.fechaPublicacion,
    retractada: seen.fechaRetractacion !== null,
  };
}

function presentPlaced(services: Services, { place, work }: Placed, viewer: Viewer): IssueWork {
  const { seccion, paginaInicial, paginaFinal, articulo } = place;
  return { ...presentWork(services, work, viewer), seccion, paginaInicial, paginaFinal, articulo };
}

/** What a number, and a work that names it, is called. */
export const presentNeighbour = ({ id, volumen, numero, anio, titulo }: CalledIssue) => ({
  id,
  volumen,
  numero,
  anio,
  titulo,
});

/** A number with its contents: those of it that the reader may read. */
export function presentContents(
  services: Services,
  row: IssueRow,
  places: readonly Placed[],
  viewer: Viewer,
  { before, after }: { before: IssueRow | undefined; after: IssueRow | undefined },
): Issue {
  const seen = places.filter(({ work }) => (row.fechaPublicacion ? isPublic(work) : canRead(viewer, work)));
  return {
    ...presentIssue(services, row, viewer, { all: seen.length, open: seen.length }),
    revista: houseOf(services.settings, row),
    contenido: seen.map((each) => presentPlaced(services, each, viewer)),
    anterior: before ? presentNeighbour(before) : null,
    siguiente: after ? presentNeighbour(after) : null,
  };
}

interface Plan {
  /** With what becomes of each (`judgePlaces`). */
  places: readonly (Placed & Judgement)[];
  unplaced: readonly Work[];
  /** There are more of those. */
  more: boolean;
  /** Those that have a text or a PDF. */
  withText: ReadonlySet<string>;
  /** When works come out by themselves, by their ids. */
  ownDates: ReadonlyMap<string, OwnDate>;
}

/** A number as those who prepare it have it before them. */
export function presentPlan(services: Services, row: IssueRow, viewer: Person, plan: Plan): IssuePlan {
  const facts = (work: Work, destino: Fate, lacking: Lack[]) => ({
    estado: work.estado,
    falta: [...lacksOf(work, plan.withText.has(work.id)), ...lacking],
    destino,
    ...ownDateOf(plan.ownDates.get(work.id)),
  });
  const planned = ({ place, work, fate }: Placed & Judgement): PlannedWork => ({
    ...presentPlaced(services, { place, work }, viewer),
    ...facts(work, fate, isLocated(row, place) ? [] : ['PAGINAS']),
  });
  const readable = (work: Work) => canRead(viewer, work);
  const places = plan.places.filter(({ work }) => readable(work));
  return {
    ...presentIssue(services, row, viewer, { all: places.length, open: 0 }),
    revision: row.revision,
    plan: places.map(planned),
    disponibles: plan.unplaced.filter(readable).map((work) => ({
      ...presentWork(services, work, viewer),
      ...facts(work, fateOf(services, viewer, work, 'x'), []),
    })),
    hayMas: plan.more,
    retirableHasta: takeBackUntil(row, new Date())?.toISOString() ?? null,
  };
}

const ownDateOf = (own: OwnDate | undefined): Pick<PlannedWork, 'fechaPropia'> =>
  own ? { fechaPropia: { fecha: own.fecha.toISOString(), zona: own.zona } } : {};

const isLocated = ({ paginacion }: IssueRow, { paginaInicial, articulo }: PlaceRow) =>
  (paginacion === 'PAGINAS' ? paginaInicial : articulo) !== '';

/** What a reader or an index would miss in it. */
function lacksOf(work: Work, hasText: boolean): Lack[] {
  const other = work.traducciones.some(({ resumen }) => resumen.trim() !== '');
  return [
    ...(hasText ? [] : (['TEXTO'] as const)),
    ...(work.authors.every(({ orcid }) => orcid) ? [] : (['ORCID'] as const)),
    ...(work.resumen.trim() ? [] : (['RESUMEN'] as const)),
    ...(other ? [] : (['TRADUCCION'] as const)),
    ...(work.licencia ? [] : (['LICENCIA'] as const)),
  ];
}
