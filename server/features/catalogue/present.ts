import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { authorKey } from '#contract/public-addresses.ts';
import { placedIn } from '#server/documents/citations/appeared-in.ts';
import { presentFigure } from '#server/features/publications/present.ts';
import type { CatalogueRow, Signing } from './queries.ts';

/** Somebody in a byline: their name, and how their page is called. */
export const presentSignature = (signing: Signing) => ({
  nombre: `${signing.nombres} ${signing.apellidos}`.trim(),
  clave: authorKey(signing),
});

/** A published work as a card: names and no addresses. */
export function presentEntry(row: CatalogueRow): CatalogueEntry {
  return {
    id: row.id,
    titulo: row.titulo,
    resumen: row.resumen,
    tipo: row.tipo,
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
    ...(row.extracto !== undefined && { extracto: row.extracto }),
  };
}
