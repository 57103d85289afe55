import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { authorKey } from '#contract/public-addresses.ts';
import { placedIn } from '#server/documents/citations/appeared-in.ts';
import { presentEmbargo, presentFigure } from '#server/features/publications/present.ts';
import { type NamedJournals, noJournals } from '#server/platform/shown-journals.ts';
import type { CatalogueRow, Signing } from './queries.ts';

/** Somebody in a byline: their name, and how their page is called. */
export const presentSignature = (signing: Signing) => ({
  nombre: `${signing.nombres} ${signing.apellidos}`.trim(),
  clave: authorKey(signing),
});

/** Published works as cards: names and no addresses. `journals`: those that are named on them. */
export const presentEntries = (rows: readonly CatalogueRow[], journals: NamedJournals = noJournals): CatalogueEntry[] =>
  rows.map((row) => presentEntry(row, journals));

function presentEntry(row: CatalogueRow, journals: NamedJournals): CatalogueEntry {
  const journal = journals.get(row.revistaId);
  return {
    id: row.id,
    titulo: row.titulo,
    resumen: row.resumen,
    tipo: row.tipo,
    ...(row.aviso && { aviso: row.aviso }),
    estado: row.estado,
    idioma: row.idioma,
    categoria: row.categoria,
    palabrasClave: row.palabrasClave,
    metadatos: {
      ...placedIn(row.metadatos, row.lugar),
      ...(row.doi && row.estadoDoi !== 'PROVISIONAL' && { doi: row.doi }),
      ...(row.categoria && { categoria: row.categoria }),
    },
    estadoDoi: row.estadoDoi === 'PROVISIONAL' ? null : row.estadoDoi,
    autorPrincipal: {
      id: row.autorPrincipalId,
      nombres: row.firma[0]?.nombres ?? row.autor,
      apellidos: row.firma[0]?.apellidos ?? '',
      email: null,
    },
    autor: row.autor,
    firma: { nombres: row.firma.map(presentSignature), mas: row.firmantes - row.firma.length },
    vistas: row.vistas,
    fechaPublicacion: row.fechaPublicacion?.toISOString() ?? null,
    fechaRetractacion: row.fechaRetractacion?.toISOString() ?? null,
    ...(row.figura && { portada: presentFigure(row.figura) }),
    ...(journal && { revista: { clave: journal.clave, nombre: journal.nombre } }),
    ...presentEmbargo(row),
    ...(row.libro && { capituloDe: { id: row.libro.id, titulo: row.libro.titulo, idioma: row.libro.idioma } }),
    ...(row.extracto !== undefined && { extracto: row.extracto }),
  };
}
