import { buffer } from 'node:stream/consumers';
import { issuePage } from '#contract/public-addresses.ts';
import type { ExportedIssue } from '#server/documents/model/exported-issue.ts';
import type { ExportedPicture } from '#server/documents/model/exported-work.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { readExportedWork } from '#server/features/exports/read-exported-work.ts';
import { fileOfPicture, issueCovers } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { houseOf } from '#server/platform/shown-journals.ts';
import { canRead, isPublic, type Viewer } from '#server/policy/index.ts';
import { findPlaces, type IssueRow } from './queries.ts';
import { readableIssue } from './runnable.ts';

/**
 * A number with all its works, as the viewer may see them. Throws as `readableIssue` does. `site`: the beginning of this site's addresses,
 * '' where it is not known.
 */
export async function readExportedIssue(
  services: Services,
  viewer: Viewer,
  id: string,
  site: string,
): Promise<ExportedIssue> {
  const row = await readableIssue(services, viewer, id);
  const { volumen, numero, anio, titulo, editores } = row;
  const { nombre, institucion, issn, issnImpreso, logo, color } = houseOf(services.settings, row);
  const obras: ExportedIssue['obras'] = [];
  for (const { place, work } of await findPlaces(services.db, id)) {
    if (row.fechaPublicacion ? !isPublic(work) : !canRead(viewer, work)) continue;
    const { seccion, paginaInicial, articulo } = place;
    const obra = await readExportedWork(services, viewer, work.id, { site });
    obras.push({ lugar: { seccion, paginaInicial, articulo }, obra: withoutControls(obra) });
  }
  const [first] = obras;
  const isOne = first && obras.every(({ obra }) => obra.idioma === first.obra.idioma);
  return {
    id,
    volumen,
    numero,
    anio,
    titulo,
    editores,
    idioma: isOne ? first.obra.idioma : 'es',
    fechaPublicacion: row.fechaPublicacion?.toISOString().slice(0, 10) ?? null,
    revista: { nombre, institucion, issn, issnImpreso, logo, color },
    portada: await coverOf(services, row),
    direccion: site && site + issuePage(id),
    obras,
  };
}

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' };

async function coverOf({ files }: Services, { portada }: IssueRow): Promise<ExportedPicture | null> {
  const place = fileOfPicture(issueCovers, portada);
  const file = place && (await files.get(place));
  const type = types[portada.split('.').at(-1) ?? ''];
  return file && type ? { type, bytes: await buffer(file.stream()) } : null;
}
