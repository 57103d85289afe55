import { registeredDoi } from '#contract/doi.ts';
import { exportAddress, workPage } from '#contract/public-addresses.ts';
import type { RecordedWork } from '#server/documents/records/recorded-work.ts';
import { presentPublication } from '#server/features/publications/present.ts';
import { findWorksInOrder, type Work } from '#server/features/publications/queries.ts';
import { ownSite } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { canRead } from '#server/policy/index.ts';
import { withConfirmedOrcids } from './confirmed-orcids.ts';

const noText = {
  contenido: '',
  documento: { type: 'doc' as const, content: [] },
  referencias: [],
  revision: 0,
  figura: null,
  guardadoEn: new Date(0),
  guardadoPorId: null,
};
/** With the moments of its publication and of its last change that readers were shown. */
export type ToldWork = RecordedWork & { publicada: Date; cambiada: Date };
const day = (instant: string | null) => instant?.slice(0, 10) ?? null;

/**
 * These works as anybody may know of them, without their texts, in the order of the ids; those that readers may not have are left out.
 * @param site the beginning of this site's addresses, '' where it is not known; works of a journal with a name of its own stand there
 */
export async function readRecordedWorks(services: Services, ids: readonly string[], site: string): Promise<ToldWork[]> {
  const works = await findWorksInOrder(services.db, ids);
  return works.filter((work) => canRead(null, work)).map((work) => recorded(services, work, site));
}

function recorded({ env, settings, linkSecret }: Services, work: Work, asked: string): ToldWork {
  const site = ownSite({ env, settings }, work.revistaId) ?? asked;
  const seen = presentPublication({ settings, linkSecret }, work, { ...noText, publicacionId: work.id }, null);
  const { nombre, institucion, issn, issnImpreso } = settings.of(work);
  const nombreAbreviado = settings.journals().find((each) => each.id === work.revistaId)?.nombreAbreviado;
  const autores = withConfirmedOrcids(seen.autores, work.authors);
  const { titulo, tipo, ficha = {}, declaraciones = {}, embargo } = seen;
  const named = { id: work.id, titulo, autores };
  const files = embargo || !site ? [] : (['pdf', 'jats'] as const);
  return {
    ...{ id: work.id, titulo, resumen: seen.resumen, palabrasClave: seen.palabrasClave, tipo, autores },
    ...{ traducciones: seen.traducciones, idioma: seen.idioma, categoria: seen.categoria, licencia: seen.licencia },
    ...{ declaraciones, ficha, metadatos: seen.metadatos, aviso: seen.aviso, seccion: seen.seccion?.es },
    fechaRecepcion: day(seen.fechaEnvio),
    fechaAceptacion: day(seen.fechaAceptacion),
    fechaPublicacion: day(seen.fechaPublicacion),
    fechaRetractacion: day(seen.fechaRetractacion),
    doi: registeredDoi(seen) ?? null,
    apareceEn: seen.apareceEn,
    capituloDe: seen.capituloDe && { ...seen.capituloDe, direccion: site && site + workPage(seen.capituloDe.id) },
    embargoHasta: embargo?.hasta,
    revista: { nombre, nombreAbreviado, institucion, issn, issnImpreso },
    direccion: site && site + workPage(work.id),
    publicada: work.fechaPublicacion ?? work.fechaCreacion,
    cambiada: work.fechaCambioPublico ?? work.fechaPublicacion ?? work.fechaActualizacion,
    archivos: files.map((format) => ({
      tipo: format === 'pdf' ? 'application/pdf' : 'application/xml',
      direccion: site + exportAddress(named, format),
    })),
  };
}
