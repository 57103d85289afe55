import { stringify } from 'yaml';
import { isAppeared } from '#server/documents/citations/appeared-in.ts';
import { bylineNames } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';

/** Where an article stands in its journal, as `metadatos` has it. */
const placeKeys = ['volumen', 'numero', 'paginaInicial', 'paginaFinal', 'elocation'] as const;

/** What is known of a work, as YAML. An entry of the reference list without parts has its words as its title. */
export function frontMatter(work: ExportedWork): string {
  const { titulo, tipo, categoria, idioma, doi, licencia, palabrasClave, resumen, traducciones } = work;
  const { declaraciones, ficha } = work;
  return stringify(
    {
      titulo,
      tipo,
      categoria,
      idioma,
      doi,
      licencia,
      autores: authors(work),
      palabrasClave,
      resumen,
      ...(traducciones.length > 0 && { traducciones }),
      ...(Object.keys(declaraciones).length > 0 && { declaraciones }),
      ...(Object.keys(ficha).length > 0 && { ficha }),
      recepcion: work.fechaRecepcion,
      aceptacion: work.fechaAceptacion,
      publicacion: work.fechaPublicacion,
      ...(Number.isInteger(work.metadatos.pages) && { paginas: work.metadatos.pages }),
      ...whereOf(work),
      ...(work.direccion && { direccion: work.direccion }),
      ...(work.fechaRetractacion && {
        retractacion: { fecha: work.fechaRetractacion, motivo: work.motivoRetractacion ?? '' },
      }),
      ...(!work.isPublished && work.version > 0 && { version: work.version }),
      referencias: work.referencias.map(({ id, texto, csl }) => ({
        id,
        csl: csl ?? { type: 'document', title: texto },
      })),
    },
    { lineWidth: 0 },
  );
}

/** The journal with the place in it, or who published a book, a thesis or a report; nothing that would tell who wrote it. */
function whereOf(work: ExportedWork) {
  if (!isAppeared(work)) return {};
  const { metadatos, revista, tipo } = work;
  const said = (key: string) => String(metadatos[key] ?? '').trim();
  if (tipo !== 'ARTICULO') return { editorial: said('editorial') || revista.institucion || revista.nombre };
  const issn = said('revista') === '' ? revista : { issn: '', issnImpreso: '' };
  const place = {
    nombre: said('revista') || revista.nombre,
    ...Object.fromEntries(placeKeys.map((key) => [key, said(key)])),
    issn: said('issn') || issn.issn,
    issnImpreso: said('issnImpreso') || issn.issnImpreso,
  };
  return { revista: Object.fromEntries(Object.entries(place).filter(([, value]) => value !== '')) };
}

/** Somebody always wrote it: hidden authors are one without a name. */
function authors({ autores, ...work }: ExportedWork) {
  if (autores.length === 0)
    return bylineNames({ ...work, autores, autoresOcultos: true }).map((nombres) => ({ nombres }));
  return autores.map(({ nombres, apellidos, orcid, afiliaciones, correspondencia, credit }) => ({
    nombres,
    apellidos,
    ...(orcid && { orcid }),
    afiliaciones,
    ...(correspondencia && { correspondencia }),
    ...(credit.length > 0 && { credit }),
  }));
}
