/** Journals as they leave the server: to readers, and to who administers. */
import {
  type Announcement,
  type Journal,
  type JournalSummary,
  journalSettingsSchema,
  type ManagedJournal,
} from '#contract/entities/journal.ts';
import { principalJournal, journalTexts as textKinds } from '#contract/journals.ts';
import { hourMs } from '#contract/time.ts';
import type { KeptJournal } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnnouncementRow, BoardRow, SectionRow, TextRow } from './queries.ts';

type Settings = Services['settings'];

/** What lists say of it. */
export function presentSummary(settings: Settings, journal: KeptJournal): JournalSummary {
  const { id, clave, clase, nombreAbreviado, descripcion, idiomas, publica, fechaCierre, secciones } = journal;
  const held = settings.of(id);
  const { nombre, institucion, issn, issnImpreso, logo, imagenPortada, color } = held;
  const { identidadRevision, modoFlujo, revisionesMinimas, plazoRevisionDias, plazoInvitacionDias, prefijoDoi } = held;
  const { etapaProduccion } = held;
  return {
    ...{ id, clave, clase, nombre, nombreAbreviado, descripcion, idiomas, institucion, issn, issnImpreso },
    ...{ logo, imagenPortada, color, publica },
    recibe: publica && fechaCierre === null,
    principal: id === principalJournal,
    secciones: secciones.map(({ revistaId: _, orden: __, formularioRevision: ___, ...section }) => section),
    vigentes: {
      ...{ identidadRevision, modoFlujo, revisionesMinimas, plazoRevisionDias, plazoInvitacionDias, prefijoDoi },
      etapaProduccion,
    },
  };
}

export interface JournalParts {
  board: readonly BoardRow[];
  texts: readonly TextRow[];
  announcements: readonly AnnouncementRow[];
}

/** Its page, at a moment: announcements to come are not there yet. */
export function presentJournal(
  settings: Settings,
  journal: KeptJournal,
  { board, texts, announcements, anios }: JournalParts & { anios: Journal['anios'] },
  now: Date,
): Journal {
  const today = dayOf(now);
  const { contacto, telefono, direccion, licencia, prefijoDoi, identidadRevision } = settings.of(journal.id);
  return {
    ...presentSummary(settings, journal),
    ...{ contacto, telefono, direccion, licencia, prefijoDoi, identidadRevision },
    fechaCierre: journal.fechaCierre?.toISOString() ?? null,
    consejo: board.map(({ userId: _, revistaId: __, orden: ___, ...member }) => member),
    textos: inOrder(texts).map(({ tipo, documento, fechaActualizacion }) => ({
      tipo,
      documento,
      fechaActualizacion: fechaActualizacion.toISOString(),
    })),
    anuncios: announcements
      .filter(({ fecha }) => fecha <= today)
      .map((row) => ({ ...presentAnnouncement(row), abierta: isOpen(row, now) }))
      .sort((a, b) => Number(b.abierta) - Number(a.abierta) || b.fecha.localeCompare(a.fecha)),
    anios,
  };
}

/** The same for who changes it, with what it has of its own. */
export function presentManaged(
  settings: Settings,
  journal: KeptJournal,
  { board, texts, announcements, obras }: JournalParts & { obras: number },
): ManagedJournal {
  return {
    ...presentSummary(settings, journal),
    fechaCierre: journal.fechaCierre?.toISOString() ?? null,
    obras,
    orden: journal.orden,
    dominio: journal.dominio,
    ajustes: journalSettingsSchema.parse(journal.ajustes),
    deLaPlataforma: journalSettingsSchema.required().parse(settings.get()),
    consejo: board.map(({ revistaId: _, orden: __, ...member }) => member),
    seccionesEnteras: journal.secciones.map(presentSection),
    textos: inOrder(texts).map(({ revistaId: _, fechaActualizacion, ...text }) => ({
      ...text,
      fechaActualizacion: fechaActualizacion.toISOString(),
    })),
    anunciosEnteros: announcements.map(presentAnnouncement),
  };
}

export const presentSection = ({ revistaId: _, orden: __, ...section }: SectionRow) => section;
export const presentAnnouncement = ({ revistaId: _, orden: __, ...row }: AnnouncementRow): Announcement => row;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
/** Where a day ends last of all, in hours behind UTC ('anywhere on Earth'). */
const lastZone = 12;
/**
 * A call takes works up to its last day, that day included, for as long as it is that day somewhere: authors send from where they are,
 * and the last evening of a call is its busiest. Without a day until it is taken away.
 */
const isOpen = ({ clase, fechaLimite }: AnnouncementRow, now: Date) =>
  clase === 'CONVOCATORIA' &&
  (fechaLimite === null || fechaLimite >= dayOf(new Date(now.getTime() - lastZone * hourMs)));

const inOrder = (texts: readonly TextRow[]) =>
  [...texts].sort((a, b) => textKinds.indexOf(a.tipo) - textKinds.indexOf(b.tipo));
